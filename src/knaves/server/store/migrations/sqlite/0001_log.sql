-- The tables, each with its summary, and their logs.

CREATE TABLE tables (
    number INTEGER PRIMARY KEY,     -- short, for the indexes of the log
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,       -- of the last entry
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    wake_at REAL,
    updated_at REAL NOT NULL,
    players INTEGER NOT NULL,
    seats INTEGER NOT NULL
);
CREATE INDEX tables_due ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_updated ON tables (status, updated_at, id);

-- With a rowid, entries of all tables lie one after the other in the order they came: a commit writes half the pages.
CREATE TABLE entries (
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    actor TEXT NOT NULL,
    command TEXT NOT NULL,
    data BLOB NOT NULL,
    UNIQUE (number, version)
);
CREATE UNIQUE INDEX entries_command ON entries (number, actor, command) WHERE command <> '';
