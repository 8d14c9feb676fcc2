-- Reviews of finished games, which are kept so that they are made once.

CREATE TABLE reviews (
    number bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
    game integer NOT NULL,          -- the number of the game at the table
    data bytea NOT NULL,
    PRIMARY KEY (number, game)
);
