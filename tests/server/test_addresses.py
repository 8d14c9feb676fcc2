"""The normal form of clients' addresses, and networks of them."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knaves.server.addresses import Networks, client_key, network_text, read_network


@pytest.mark.parametrize(
    ("spelling", "normal"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:0207", "192.0.2.7"),
        ("[::ffff:192.0.2.7]", "192.0.2.7"),
        (" 192.0.2.7/32 ", "192.0.2.7"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("::ffff:192.0.2.7/120", "192.0.2.0/24"),
        ("2001:DB8:0:0:1::5", "2001:db8::/64"),
        ("2001:db8::ffff:1:2/128", "2001:db8::/64"),
        ("2001:db8:77:1::/48", "2001:db8:77::/48"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
    ],
)
def test_every_spelling_has_one_normal_form(spelling: str, normal: str) -> None:
    assert network_text(read_network(spelling)) == normal
    assert network_text(read_network(normal)) == normal


@pytest.mark.parametrize(
    "text", ["", "example.org", "192.0.2", "192.0.2.7/33", "::/129", "2001:db8::/x", "1/2/3", "192.0.2.7:80"]
)
def test_other_texts_are_not_networks(text: str) -> None:
    with pytest.raises(ValueError, match="does not appear to be"):
        read_network(text)


def test_a_unix_socket_keeps_its_name() -> None:
    assert client_key("unix") == "unix"
    assert Networks([(read_network("0.0.0.0/0"), True)]).find("unix") is None


@given(st.ip_addresses(v=4), st.ip_addresses(v=6))
def test_the_key_of_any_address_is_its_own_key(v4: ipaddress.IPv4Address, v6: ipaddress.IPv6Address) -> None:
    assert client_key(f"::ffff:{v4}") == client_key(str(v4)) == str(v4)
    assert client_key(client_key(str(v6))) == client_key(v6.exploded.upper()) == client_key(str(v6))


def test_the_smallest_network_counts() -> None:
    networks = Networks(
        (read_network(text), text)
        for text in ("0.0.0.0/0", "192.0.2.0/24", "192.0.2.7", "2001:db8::/48", "2001:db8:0:1::")
    )
    assert networks.find("192.0.2.7") == networks.find("::ffff:192.0.2.7") == "192.0.2.7"
    assert networks.find("192.0.2.8") == "192.0.2.0/24"
    assert networks.find("198.51.100.1") == "0.0.0.0/0"
    assert networks.find("2001:db8:0:1::99") == "2001:db8:0:1::"
    assert networks.find("2001:db8:0:2::") == "2001:db8::/48"
    assert networks.find("2001:db9::") is None


@given(st.lists(st.tuples(st.integers(0, 255), st.integers(22, 32)), max_size=8), st.integers(0, 255))
def test_a_lookup_finds_what_a_search_finds(banned: list[tuple[int, int]], last: int) -> None:
    networks = {read_network(f"192.0.2.{byte}/{length}") for byte, length in banned}
    address = ipaddress.ip_address(f"192.0.2.{last}")
    within = [network for network in networks if address in network]
    expected = max(within, key=lambda network: network.prefixlen, default=None)
    assert Networks((network, network) for network in networks).find(str(address)) == expected
