"""Full screens with Textual: widgets that draw what a view shows, and screens that turn keys and clicks into moves."""
