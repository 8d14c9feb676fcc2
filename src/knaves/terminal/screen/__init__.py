"""Full screens with Textual: widgets that draw what a view shows, and screens that turn keys and clicks into moves."""

from knaves.extras import need

need(__name__, "terminal", "rich", "textual")
