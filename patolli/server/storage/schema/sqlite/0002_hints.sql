-- Version 2: whether hints and win chances are given at a table. Older tables were made without asking: there are none.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
