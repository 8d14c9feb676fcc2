-- Reviews of finished games, which are kept so that they are made once.

CREATE TABLE reviews (
    number INTEGER NOT NULL,        -- of the table
    game INTEGER NOT NULL,          -- the number of the game at the table
    data BLOB NOT NULL,
    PRIMARY KEY (number, game)
);
