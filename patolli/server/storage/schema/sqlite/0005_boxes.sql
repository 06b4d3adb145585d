-- Version 5: corrected data files, which hosts give with their tables; a table names its own in `options` by the digest.

CREATE TABLE boxes (
    digest   TEXT PRIMARY KEY,    -- SHA-256 of the file
    contents TEXT NOT NULL,       -- the file as records carry it: compressed, in base64
    created  INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE table_boxes (
    no     INTEGER NOT NULL REFERENCES tables (no),
    option TEXT NOT NULL,
    digest TEXT NOT NULL REFERENCES boxes (digest),
    PRIMARY KEY (no, option)
) WITHOUT ROWID;
CREATE INDEX table_boxes_by_digest ON table_boxes (digest);
