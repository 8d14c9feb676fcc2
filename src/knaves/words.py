"""What people read, in their language: messages in Project Fluent, one folder of `locales/` per language."""
