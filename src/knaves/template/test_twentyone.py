"""The game keeps every promise that Knaves relies on, and its own rules. Run: `python test_twentyone.py`, or pytest."""

from twentyone import TWENTYONE

from knaves.testing import check_game


def test_it_keeps_the_protocol() -> None:
    """Random games with every number of players and all options."""
    assert check_game(TWENTYONE, games=50).endings == {"completed": 50}


def test_n4_whoever_reaches_the_target_wins() -> None:
    """A position in one line of text makes a test of a rule short."""
    state = TWENTYONE.position("twentyone seats=2 hands=5S,AS|2S heap=5H,5D,5C,AH turn=0")
    state, _ = state.apply(0, "5S")
    assert state.outcome
    assert state.outcome.winners == (0,)


if __name__ == "__main__":
    test_it_keeps_the_protocol()
    test_n4_whoever_reaches_the_target_wins()
    print("twentyone keeps every promise")
