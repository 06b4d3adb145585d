-- The store of a patolli server. Times are whole seconds since 1970; texts that are secret elsewhere stand here hashed.

CREATE TABLE facts (              -- about this store: the key that signs cookies
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE browsers (           -- somebody who has been here, known by a signed cookie
    id   TEXT PRIMARY KEY, -- hash of what the cookie holds
    name TEXT NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tables (
    id       TEXT PRIMARY KEY,    -- stands in the address and is no secret
    game     TEXT NOT NULL,
    rules    TEXT NOT NULL,       -- the version of the rules
    options  TEXT NOT NULL,       -- as JSON
    digests  TEXT NOT NULL,       -- of the data that it was made with, as JSON
    seed     BLOB NOT NULL,       -- of the draws, secret until the game is over; empty if it was imported
    stage    TEXT NOT NULL CHECK (stage IN ('open', 'running', 'over')),
    host     TEXT NOT NULL,       -- the browser that made the table
    public   INTEGER NOT NULL,
    made     INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    labels   TEXT NOT NULL,       -- who plays the seats now, as JSON
    to_act   TEXT NOT NULL,       -- seats that must decide, as JSON
    due      INTEGER NOT NULL,    -- whether the server decides for one of them: a bot, or a standing answer
    standing TEXT NOT NULL,       -- standing answers by seat, as JSON
    asked    TEXT NOT NULL,       -- a take-back that waits for answers, as JSON
    rematch  TEXT NOT NULL        -- the table where these players went on
) WITHOUT ROWID;
CREATE INDEX tables_by_stage ON tables (stage, public, changed);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_due ON tables (due) WHERE due;

CREATE TABLE seats (              -- as they are when the game begins
    tab   TEXT NOT NULL REFERENCES tables,
    seat  INTEGER NOT NULL,
    label TEXT NOT NULL,          -- the name of a person, or bot:LEVEL; empty while the seat is free
    nonce TEXT NOT NULL,          -- what the player added to the draws
    PRIMARY KEY (tab, seat)
) WITHOUT ROWID;

CREATE TABLE holders (            -- which browsers may play a seat; seat -1: may watch a private table
    tab     TEXT NOT NULL REFERENCES tables,
    seat    INTEGER NOT NULL,
    browser TEXT NOT NULL,
    PRIMARY KEY (tab, seat, browser)
) WITHOUT ROWID;
CREATE INDEX holders_by_browser ON holders (browser);

CREATE TABLE tickets (            -- secrets that open a seat, or the door for spectators (seat -1)
    hash TEXT NOT NULL,
    tab  TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('invite', 'carry', 'token', 'watch')),
    PRIMARY KEY (hash, tab)       -- the token of a program goes with it to a rematch
) WITHOUT ROWID;
CREATE INDEX tickets_by_seat ON tickets (tab, seat);

CREATE TABLE lines (              -- the record of a table; never changed
    tab    TEXT NOT NULL REFERENCES tables,
    n      INTEGER NOT NULL,      -- 1, 2, 3 ... without a gap; this key decides a race
    who    TEXT NOT NULL,
    text   TEXT NOT NULL,
    events TEXT NOT NULL,         -- what it did, as JSON, secrets included
    at     INTEGER NOT NULL,
    PRIMARY KEY (tab, n)
) WITHOUT ROWID;
CREATE TRIGGER lines_stay BEFORE UPDATE ON lines BEGIN SELECT raise(ABORT, 'a line of a record is never changed'); END;
CREATE TRIGGER lines_last BEFORE DELETE ON lines BEGIN SELECT raise(ABORT, 'a line of a record is never deleted'); END;

CREATE TABLE snapshots (          -- where loading begins, so that a long game is not replayed as a whole
    tab   TEXT NOT NULL REFERENCES tables,
    n     INTEGER NOT NULL,       -- the number of lines before it
    turns INTEGER NOT NULL,       -- those of them that counted
    data  TEXT NOT NULL,
    PRIMARY KEY (tab, n)
) WITHOUT ROWID;

CREATE TABLE keys (               -- a request that was carried out; the same again gets the same answer
    tab    TEXT NOT NULL,
    key    TEXT NOT NULL,
    what   TEXT NOT NULL,         -- hash of the request
    answer TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (tab, key)
) WITHOUT ROWID;
CREATE INDEX keys_by_time ON keys (at);

CREATE TABLE chat (
    tab  TEXT NOT NULL REFERENCES tables,
    n    INTEGER NOT NULL,
    seat INTEGER NOT NULL,        -- -1: a spectator; -2: the table itself
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at   INTEGER NOT NULL,
    PRIMARY KEY (tab, n)
) WITHOUT ROWID;
