"""Fuzzing with inputs that know the protocol: mixtures of valid, nearly valid and meaningless frames and requests.

`make test` tries a few of them, the same ones each time, and every case of `corpus/`. `make fuzz SECONDS=600` looks for
new ones; what it finds is written as a file that belongs into `corpus/` once the fault is fixed.
"""
