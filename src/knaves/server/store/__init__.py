"""The durable log of the server: one interface, and a store each for SQLite and PostgreSQL.

Imports nothing else of Knaves; tables are built on it.
"""
