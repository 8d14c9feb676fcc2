"""The messages between a server of tables and its clients, defined once; docs/protocol.md tells their story."""
