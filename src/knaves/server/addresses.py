"""Addresses of clients in one normal form, and networks of them, for rate limits and bans.

An IPv4 address that arrives as IPv6 (`::ffff:192.0.2.7`, on a server that listens on `::`) is the IPv4 address. One
customer has a whole /64 network of IPv6 addresses, so such a network counts as one client.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Generic, TypeVar

T = TypeVar("T")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

IPV6_CLIENT = 64
"""The prefix length of the IPv6 network that counts as one client."""
MAPPED = ipaddress.IPv6Network("::ffff:0:0/96")
"""IPv4 addresses written as IPv6."""


def read_network(text: str) -> Network:
    """The network of clients that an address (`192.0.2.7`) or a network (`2001:db8::/48`) means. Raises `ValueError`.

    An IPv6 address, or a network smaller than /64, means the /64 network around it.
    """
    address, slash, prefix = text.strip().strip("[]").partition("/")
    network = ipaddress.ip_network(f"{address.partition('%')[0]}{slash}{prefix}", strict=False)
    if isinstance(network, ipaddress.IPv4Network):
        return network
    if network.subnet_of(MAPPED):
        inner = network.network_address.ipv4_mapped
        assert inner is not None
        return ipaddress.IPv4Network((inner, network.prefixlen - MAPPED.prefixlen))
    return network if network.prefixlen <= IPV6_CLIENT else network.supernet(new_prefix=IPV6_CLIENT)


def network_text(network: Network) -> str:
    """A network as people write it: a single IPv4 address without a prefix length."""
    return str(network.network_address if network.prefixlen == network.max_prefixlen else network)


@lru_cache(maxsize=4096)
def client_key(address: str) -> str:
    """The normal form of a client's address, which limits and bans count by; other texts stay as they are."""
    try:
        return network_text(read_network(address))
    except ValueError:  # a Unix socket
        return address


class Networks(Generic[T]):
    """Something for each network; an address is looked up in the smallest network that contains it."""

    def __init__(self, values: Iterable[tuple[Network, T]] = ()) -> None:
        self._values = {(network.version, network.prefixlen, int(network.network_address)): v for network, v in values}
        self._lengths = {
            version: sorted({length for v, length, _ in self._values if v == version}, reverse=True)
            for version in (4, 6)
        }

    def find(self, key: str) -> T | None:
        """What is set for a client, given the normal form of its address."""
        if not self._values:
            return None
        try:
            client = read_network(key)
        except ValueError:
            return None
        start, bits = int(client.network_address), client.max_prefixlen
        for length in self._lengths[client.version]:
            found = self._values.get((client.version, length, start >> (bits - length) << (bits - length)))
            if found is not None and length <= client.prefixlen:
                return found
        return None
