"""Metrics for Prometheus, read from the hub on request."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from knaves.server.hub import Hub
from knaves.server.sockets import Sockets


def collect(hub: Hub, sockets: Sockets) -> Collector:
    """The collector for `/metrics`."""

    class Metrics(Collector):
        def collect(self) -> Iterable[Metric]:
            lives = list(hub.tables.values())
            yield GaugeMetricFamily("knaves_tables_live", "Tables in memory", len(lives))
            playing = sum(live.table.status == "playing" for live in lives)
            yield GaugeMetricFamily("knaves_tables_playing", "Tables in memory with a game going on", playing)
            yield GaugeMetricFamily("knaves_sockets", "Open sockets", sum(map(len, sockets.connections.values())))
            thinking = sum(live.bots_thinking() for live in lives)
            yield GaugeMetricFamily("knaves_bots_thinking", "Bots that are choosing a move", thinking)
            yield CounterMetricFamily("knaves_moves", "Moves that were committed here", hub.moves_made)

    return Metrics()
