-- What the admin page keeps, and a row that is written to see whether commits work.

CREATE TABLE bans (
    address TEXT NOT NULL PRIMARY KEY,
    reason TEXT NOT NULL,
    at REAL NOT NULL,
    until REAL
);
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE probe (
    count INTEGER NOT NULL
);
INSERT INTO probe VALUES (0);
