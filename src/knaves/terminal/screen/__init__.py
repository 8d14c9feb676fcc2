"""Full screens with Textual: widgets that draw views, and screens that turn keys and clicks into moves."""

from knaves.extras import require

require(__name__, "terminal", "rich", "textual")
