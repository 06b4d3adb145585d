-- Version 4: a cold and a hot row for each table, one number (`seq`) that decides every race of a table, jobs instead of
-- a mark, users with sessions instead of browsers, times in milliseconds. A table is `no` inside and `id` outside.
-- The token of a seat becomes a user of its own, who holds that seat.

DROP TRIGGER lines_stay;
DROP TRIGGER lines_last;
DROP INDEX tables_by_stage;
DROP INDEX tables_by_host;
DROP INDEX tables_due;
DROP INDEX holders_by_browser;
DROP INDEX tickets_by_seat;
DROP INDEX keys_by_time;
ALTER TABLE tables RENAME TO old_tables;
ALTER TABLE seats RENAME TO old_seats;
ALTER TABLE lines RENAME TO old_lines;
ALTER TABLE snapshots RENAME TO old_snapshots;
ALTER TABLE keys RENAME TO old_keys;
ALTER TABLE chat RENAME TO old_chat;

CREATE TABLE users (              -- everybody who has done something here
    id      TEXT PRIMARY KEY,
    kind    TEXT NOT NULL CHECK (kind IN ('browser', 'program', 'seat-token')),
    name    TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL      -- to the hour
) WITHOUT ROWID;

CREATE TABLE sessions (           -- secrets by which users are known: cookies, secrets of programs, tokens of seats
    hash    TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    agent   TEXT NOT NULL,        -- the program that carries it, in its own words
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE tables (             -- cold: written when a table is made
    no      INTEGER PRIMARY KEY AUTOINCREMENT, -- in all other tables; never used again
    id      TEXT NOT NULL UNIQUE, -- stands in the address and is no secret
    game    TEXT NOT NULL,
    rules   TEXT NOT NULL,        -- the version of the rules
    options TEXT NOT NULL,        -- as JSON
    digests TEXT NOT NULL,        -- of the data that it was made with, as JSON
    seed    BLOB NOT NULL,        -- of the draws, secret until the game is over; empty if it was imported
    host    TEXT NOT NULL REFERENCES users (id), -- made the table
    public  INTEGER NOT NULL,
    hints   INTEGER NOT NULL,     -- whether hints and win chances are given
    created INTEGER NOT NULL
);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE heads (              -- hot: how a table stands now
    no           INTEGER PRIMARY KEY REFERENCES tables (no),
    seq          INTEGER NOT NULL, -- counts the commits of the table, whatever they change: decides every race
    status       TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'finished')),
    to_act       TEXT NOT NULL,   -- seats that must decide, as JSON
    labels       TEXT NOT NULL,   -- the players of the seats now, as JSON
    auto_answers TEXT NOT NULL,   -- by seat, as JSON
    takeback     TEXT NOT NULL,   -- a vote that waits for answers, as JSON
    transfer     TEXT NOT NULL,   -- a seat that may go to another person, as JSON
    rematch      TEXT NOT NULL,   -- the table where these players went on
    changed      INTEGER NOT NULL
);
CREATE INDEX heads_open ON heads (status) WHERE status != 'finished';

CREATE TABLE seats (              -- as they are when the game begins
    no    INTEGER NOT NULL REFERENCES tables (no),
    seat  INTEGER NOT NULL,
    label TEXT NOT NULL,          -- the name of a person, or bot:LEVEL; empty while the seat is free
    nonce TEXT NOT NULL,          -- what the player added to the draws
    PRIMARY KEY (no, seat)
) WITHOUT ROWID;

CREATE TABLE seat_holders (       -- users who may play a seat; seat -1: may watch a private table
    no   INTEGER NOT NULL REFERENCES tables (no),
    seat INTEGER NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    PRIMARY KEY (no, seat, user_id)
) WITHOUT ROWID;
CREATE INDEX seat_holders_by_user ON seat_holders (user_id);

CREATE TABLE invites (            -- secrets that open a seat, also on one more device, or let somebody watch (seat -1)
    hash TEXT PRIMARY KEY,
    no   INTEGER NOT NULL REFERENCES tables (no),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('invite', 'device', 'watch'))
) WITHOUT ROWID;
CREATE INDEX invites_by_seat ON invites (no, seat);

CREATE TABLE lines (              -- the record of a table; never changed
    no     INTEGER NOT NULL REFERENCES tables (no),
    line   INTEGER NOT NULL,      -- 1, 2, 3 ... without a gap
    who    TEXT NOT NULL,
    text   TEXT NOT NULL,
    events TEXT NOT NULL,         -- what it did, as JSON, secrets included
    at     INTEGER NOT NULL,
    PRIMARY KEY (no, line)
) WITHOUT ROWID;

CREATE TABLE snapshots (          -- where loading begins, so that a long game is not replayed as a whole
    no    INTEGER NOT NULL REFERENCES tables (no),
    line  INTEGER NOT NULL,       -- the last line before it
    turns INTEGER NOT NULL,       -- lines until there that counted
    data  TEXT NOT NULL,
    PRIMARY KEY (no, line)
) WITHOUT ROWID;

CREATE TABLE keys (               -- a request that was carried out; the same again gets the same answer
    no          INTEGER NOT NULL REFERENCES tables (no),
    key         TEXT NOT NULL,
    fingerprint TEXT NOT NULL,    -- hash of the request
    answer      TEXT NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (no, key)
) WITHOUT ROWID;
CREATE INDEX keys_by_time ON keys (at);

CREATE TABLE chat (
    no   INTEGER NOT NULL REFERENCES tables (no),
    line INTEGER NOT NULL,
    seat INTEGER NOT NULL,        -- -1: a spectator; -2: the table itself
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at   INTEGER NOT NULL,
    PRIMARY KEY (no, line)
) WITHOUT ROWID;

CREATE TABLE jobs (               -- what the server does by itself: one job of a kind at each table
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    kind          TEXT NOT NULL,
    no            INTEGER NOT NULL REFERENCES tables (no),
    due_at        INTEGER NOT NULL,
    claimed_by    TEXT NOT NULL,  -- the node that does it; empty: none
    claimed_until INTEGER NOT NULL, -- others may take it then
    tries         INTEGER NOT NULL,
    UNIQUE (kind, no)
);
CREATE INDEX jobs_by_time ON jobs (due_at);

-- Users: browsers, the tokens of seats (known by their hash, as browsers are), and hosts and holders without a name.
INSERT INTO users
    SELECT id, CASE WHEN id IN (SELECT hash FROM tickets WHERE kind = 'token') THEN 'seat-token' ELSE 'browser' END,
           name, 1000 * seen, 1000 * seen
    FROM browsers;
INSERT INTO users SELECT DISTINCT host, 'browser', '', 1000 * made, 1000 * changed FROM old_tables WHERE true
    ON CONFLICT (id) DO NOTHING;
INSERT INTO users SELECT DISTINCT browser, 'browser', '', 1000 * unixepoch(), 1000 * unixepoch() FROM holders WHERE true
    ON CONFLICT (id) DO NOTHING;
INSERT INTO users
    SELECT DISTINCT hash, 'seat-token', '', 1000 * unixepoch(), 1000 * unixepoch() FROM tickets WHERE kind = 'token'
    ON CONFLICT (id) DO NOTHING;
INSERT INTO sessions SELECT id, id, '', created, seen FROM users;

INSERT INTO tables (id, game, rules, options, digests, seed, host, public, hints, created)
    SELECT id, game, rules, options, digests, seed, host, public, hints, 1000 * made FROM old_tables ORDER BY made, id;
INSERT INTO heads
    SELECT no, 1, CASE stage WHEN 'open' THEN 'waiting' WHEN 'running' THEN 'playing' ELSE 'finished' END,
           to_act, labels, standing,
           CASE WHEN json_type(asked, '$.transfer') IS NULL THEN asked ELSE json_remove(asked, '$.transfer') END,
           coalesce(json_extract(asked, '$.transfer'), '{}'), rematch, 1000 * changed
    FROM old_tables JOIN tables USING (id);
INSERT INTO seats SELECT no, seat, label, nonce FROM old_seats JOIN tables ON id = tab;
INSERT INTO seat_holders SELECT no, seat, browser FROM holders JOIN tables ON id = tab;
INSERT INTO seat_holders SELECT no, seat, hash FROM tickets JOIN tables ON id = tab WHERE kind = 'token';
INSERT INTO invites
    SELECT hash, no, seat, CASE kind WHEN 'carry' THEN 'device' ELSE kind END
    FROM tickets JOIN tables ON id = tab WHERE kind != 'token';
INSERT INTO lines SELECT no, n, who, text, events, 1000 * at FROM old_lines JOIN tables ON id = tab;
INSERT INTO snapshots SELECT no, n, turns, data FROM old_snapshots JOIN tables ON id = tab;
INSERT INTO keys SELECT no, key, what, answer, 1000 * at FROM old_keys JOIN tables ON id = tab;
INSERT INTO chat SELECT no, n, seat, name, text, 1000 * at FROM old_chat JOIN tables ON id = tab;
INSERT INTO jobs (kind, no, due_at, claimed_by, claimed_until, tries)
    SELECT 'bot-turn', no, 1000 * changed, '', 0, 0 FROM old_tables JOIN tables USING (id) WHERE due;

DROP TABLE old_lines;
DROP TABLE old_snapshots;
DROP TABLE old_keys;
DROP TABLE old_chat;
DROP TABLE old_seats;
DROP TABLE holders;
DROP TABLE tickets;
DROP TABLE browsers;
DROP TABLE old_tables;

CREATE TRIGGER lines_stay BEFORE UPDATE ON lines BEGIN SELECT raise(ABORT, 'a line of a record is never changed'); END;
CREATE TRIGGER lines_last BEFORE DELETE ON lines BEGIN SELECT raise(ABORT, 'a line of a record is never deleted'); END;
