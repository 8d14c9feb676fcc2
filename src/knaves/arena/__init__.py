"""Many games at once and what they tell. Imports bots and everything below."""
