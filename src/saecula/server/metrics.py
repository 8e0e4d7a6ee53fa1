"""Counters in the text format that Prometheus reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """What a process has done so far."""

    def __init__(self) -> None:
        self._requests: dict[tuple[str, str, int], int] = {}
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        self._gauges: list[tuple[str, str, str, Callable[[], float]]] = []

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        key = (method, route, status)
        self._requests[key] = self._requests.get(key, 0) + 1
        self._seconds += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self._buckets[i] += 1
        self._buckets[-1] += 1

    def value(self, name: str, kind: str, text: str, read: Callable[[], float]) -> None:
        """Add a number that is read on demand."""
        self._gauges.append((name, kind, text, read))

    def text(self) -> str:
        """Return all metrics."""
        lines = ["# HELP saecula_requests_total Requests answered.", "# TYPE saecula_requests_total counter"]
        for (method, route, status), count in sorted(self._requests.items()):
            labels = f'method="{method}",route="{route}",status="{status}"'
            lines.append(f"saecula_requests_total{{{labels}}} {count}")
        lines += [
            "# HELP saecula_request_seconds Time to answer.",
            "# TYPE saecula_request_seconds histogram",
        ]
        for bound, count in zip([*BOUNDS, "+Inf"], self._buckets, strict=True):
            lines.append(f'saecula_request_seconds_bucket{{le="{bound}"}} {count}')
        lines.append(f"saecula_request_seconds_sum {self._seconds:.6f}")
        lines.append(f"saecula_request_seconds_count {self._buckets[-1]}")
        for name, kind, text, read in self._gauges:
            lines += [f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {read():g}"]
        return "\n".join(lines) + "\n"
