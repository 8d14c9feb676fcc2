### The admin page of a server.

admin-title = Knaves – server admin
admin-token = Admin token
admin-sign-in = Sign in
admin-activity = Activity
admin-live-tables = Tables in memory
admin-moves = Moves since start
admin-name = Server name
admin-retention = Delete old tables after this many days (0: command-line default)
admin-new-tables = Anyone can create tables
admin-save = Save
admin-tables = Tables
admin-status = Status
admin-connected = Connected
admin-last-move = Last move
admin-closed = closed
admin-close-asks = Close table { $code }?
admin-bans = Banned addresses
admin-address = IP address
admin-until = Until
admin-permanently = permanently
admin-hours = Hours (0: permanently)
admin-reason = Reason
admin-ban = Ban
admin-unban = Unban
admin-done = Done.
