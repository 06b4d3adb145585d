"""Storages of older versions, with something in every table."""

from pathlib import Path

import apsw

from patolli.server.storage import migrations

ROWS = """
INSERT INTO facts VALUES ('cookies', x'00ff01');
INSERT INTO browsers VALUES ('ada', 'Ada', 1700000001), ('ben', 'Bén ☀', 1700000002);
INSERT INTO tables
    (id, game, rules, options, digests, seed, stage, host, public, made, changed, labels, to_act, due, standing, asked,
     rematch)
VALUES
    ('running', 'tianguis', '1', '{"rounds":3}', '{"":"01"}', x'7300ff', 'running', 'ada', 1, 1700000010, 1700000020,
     '["Ada","Bén ☀"]', '[1]', 1, '{"0":["Auction","pass"]}',
     '{"seat":0,"to":2,"waiting":[1],"transfer":{"seat":1,"waiting":[1,0]}}', ''),
    ('over', 'cortez', '1', '{}', '{}', x'', 'over', 'nameless', 0, 1700000005, 1700000006, '["bot:easy","Ada"]', '[]',
     0, '{}', '{}', 'open'),
    ('open', 'mexica', '1', '{}', '{}', x'01', 'open', 'ben', 0, 1700000030, 1700000031, '["Bén ☀",""]', '[]', 0, '{}',
     '{}', ''),
    ('asked', 'mexica', '1', '{}', '{}', x'01', 'running', 'ben', 0, 1700000030, 1700000031, '["a","b"]', '[0]', 0,
     '{}', '{"transfer":{"seat":0,"waiting":[]}}', '');
INSERT INTO seats VALUES ('running', 0, 'Ada', 'luck'), ('running', 1, 'Bén ☀', ''), ('over', 0, 'bot:easy', ''),
    ('over', 1, 'Ada', ''), ('open', 0, 'Bén ☀', ''), ('open', 1, '', ''), ('asked', 0, 'a', ''), ('asked', 1, 'b', '');
INSERT INTO holders VALUES ('running', 0, 'ada'), ('running', 1, 'ben'), ('running', -1, 'eve'), ('over', 1, 'ada');
INSERT INTO tickets VALUES ('invite', 'open', 1, 'invite'), ('carry', 'running', 0, 'carry'),
    ('watch', 'open', -1, 'watch'), ('token', 'running', 1, 'token'), ('token', 'over', 0, 'token');
INSERT INTO lines VALUES ('running', 1, '*', 'deal “á”', '[["dealt",[1,[2,3]]]]', 1700000011),
    ('running', 2, 'p1', 'pass', '[]', 1700000012), ('running', 3, '~', 'undo 1', '[["~undo",[2]]]', 1700000013);
INSERT INTO snapshots VALUES ('running', 2, 1, '{"lines":2,"turns":1,"drawn":7}');
INSERT INTO keys VALUES ('running', 'k1', 'print', '{"rev":3}', 1700000013);
INSERT INTO chat VALUES ('running', 1, 0, 'Ada', 'Hi ☀', 1700000014),
    ('running', 2, -2, '', 'bot-by-lot p1 easy', 1700000015);
"""


def make_old(path: Path, version: int, rows: str = ROWS) -> Path:
    """Make a storage of a version from 1 to 3, in which hints are given at the running table from version 2 on."""
    connection = apsw.Connection(str(path))
    for migration in migrations.all_migrations()[:version]:
        connection.execute(migration.sql)
    connection.execute(rows)
    if version >= 2:
        connection.execute("UPDATE tables SET hints = 1 WHERE id = 'running'")
    if version >= 3:
        connection.execute("INSERT INTO browsers VALUES ('token', '', 1700000003)")
    connection.pragma("user_version", version)
    connection.pragma("journal_mode", "wal")
    connection.close()
    return path
