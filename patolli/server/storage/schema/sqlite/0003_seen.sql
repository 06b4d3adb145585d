-- Version 3: browsers.seen is kept up to date for all who hold a seat, programs by the hash of their token too. It was
-- written only with a name before, so everybody counts as seen now.
INSERT INTO browsers SELECT DISTINCT browser, '', unixepoch() FROM holders WHERE true
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen;
INSERT INTO browsers SELECT DISTINCT hash, '', unixepoch() FROM tickets WHERE kind = 'token'
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen;
