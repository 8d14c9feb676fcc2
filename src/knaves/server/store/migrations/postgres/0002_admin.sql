-- What the admin page keeps, and a row that is written to see whether commits work.

CREATE TABLE bans (
    address text PRIMARY KEY,
    reason text NOT NULL,
    at double precision NOT NULL,
    until double precision
);
CREATE TABLE settings (
    key text PRIMARY KEY,
    value text NOT NULL
);
CREATE TABLE probe (
    count bigint NOT NULL
);
INSERT INTO probe VALUES (0);
