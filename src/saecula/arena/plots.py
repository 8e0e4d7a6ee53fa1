"""Small plots as inline SVG: no scripts, no network, colours from the page's style sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import floor, log10
from typing import Final, TypeAlias

from saecula.arena.intervals import Estimate, quantiles

WIDTH: Final = 720
LEFT: Final = 150  # room for names
RIGHT: Final = 30
ROW: Final = 30
AXIS: Final = 34
BAND: Final = 56  # height of one histogram
BINS: Final = 40
LINES: Final = 220
MOST_POINTS: Final = 200
SERIES: Final = 8  # colours of the page
NAME_LENGTH: Final = 20

Write: TypeAlias = Callable[[float], str]


def number(value: float) -> str:
    """Format a number with at most four significant digits."""
    return f"{value:.4g}"


def percent(value: float) -> str:
    """Format a rate as a percentage."""
    return f"{round(100 * value, 1):g} %"


class Scale:
    """Maps values to positions on the x axis."""

    def __init__(self, least: float, most: float) -> None:
        span = (most - least) or abs(most) or 1.0
        self.least = least - 0.04 * span
        self.most = most + 0.04 * span

    def __call__(self, value: float) -> float:
        return LEFT + (value - self.least) / (self.most - self.least) * (WIDTH - LEFT - RIGHT)

    def ticks(self) -> list[float]:
        """Return about six round values."""
        rough = (self.most - self.least) / 6
        power = 10 ** floor(log10(rough))
        step = next(power * by for by in (1, 2, 5, 10) if power * by >= rough)
        first = floor(self.least / step) + 1
        return [i * step for i in range(first, floor(self.most / step) + 1)]


def intervals(
    title: str, rows: Sequence[tuple[str, Estimate]], write: Write, reference: float | None = None
) -> str:
    """Draw a dot with its interval for each row, and a dashed line at the reference."""
    shown = [bound for _, e in rows for bound in (e.mean, e.low, e.high) if bound is not None]
    scale = Scale(min([*shown, *_some(reference)]), max([*shown, *_some(reference)]))
    height = ROW * len(rows)
    parts = _axis(scale, height, write)
    if reference is not None:
        x = scale(reference)
        parts.append(f'<line class="even" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
    for i, (name, estimate) in enumerate(rows):
        y = ROW * i + ROW / 2
        parts.append(_name(name, y))
        parts.append(_dot(scale, estimate, y, i, f"{name}: {interval_text(estimate, write)}"))
    return _svg(title, height + AXIS, parts)


def _dot(scale: Scale, estimate: Estimate, y: float, i: int, tooltip: str) -> str:
    whisker = ""
    if estimate.low is not None and estimate.high is not None:
        whisker = (
            f'<line class="s{i % SERIES}" x1="{scale(estimate.low):.1f}" x2="{scale(estimate.high):.1f}" '
            f'y1="{y:.1f}" y2="{y:.1f}"/>'
        )
    dot = f'<circle class="s{i % SERIES}" cx="{scale(estimate.mean):.1f}" cy="{y:.1f}" r="5"/>'
    return f"<g><title>{escape(tooltip)}</title>{whisker}{dot}</g>"


def histograms(title: str, series: Mapping[str, Sequence[float]], write: Write) -> str:
    """Draw one histogram per series over the same axis, with a mark at the median."""
    values = [value for row in series.values() for value in row]
    scale = Scale(min(values), max(values))
    height = BAND * len(series)
    parts = _axis(scale, height, write)
    for i, (name, row) in enumerate(series.items()):
        base = BAND * (i + 1) - 4
        parts.append(_name(name, base - BAND / 2 + 4))
        parts += _bars(scale, row, base, i, name, write)
        x = scale(quantiles(row, (0.5,))[0])
        parts.append(f'<line class="median" x1="{x:.1f}" x2="{x:.1f}" y1="{base}" y2="{base - BAND + 10}"/>')
    return _svg(title, height + AXIS, parts)


def _bars(scale: Scale, values: Sequence[float], base: float, i: int, name: str, write: Write) -> list[str]:
    """Draw bars of equal width; each covers the same number of integers."""
    least, most = min(values), max(values)
    width = max(1.0, float(floor((scale.most - scale.least) / BINS) + 1))
    counts: dict[int, int] = {}
    for value in values:
        bin_ = int((value - least) // width)
        counts[bin_] = counts.get(bin_, 0) + 1
    tallest = max(counts.values())
    bars = []
    for bin_, count in sorted(counts.items()):
        start = least + bin_ * width
        x, end = scale(start), scale(min(start + width, most + width))
        height = (BAND - 12) * count / tallest
        tooltip = f"{name}: {write(start)} to {write(start + width)}: {count}"
        bars.append(
            f'<rect class="s{i % SERIES}" x="{x:.1f}" y="{base - height:.1f}" '
            f'width="{max(1.0, end - x - 1):.1f}" height="{height:.1f}">'
            f"<title>{escape(tooltip)}</title></rect>"
        )
    return bars


def lines(title: str, series: Mapping[str, Sequence[float]], write: Write, across: str) -> str:
    """Draw one line per series, with a legend below."""
    length = max([len(row) for row in series.values()])
    values = [value for row in series.values() for value in row]
    low, high = min(values), max(values)
    span = (high - low) or 1.0
    scale = Scale(1, max(2, length))

    def height_of(value: float) -> float:
        return LINES - 8 - (value - low) / span * (LINES - 16)

    parts = _axis(scale, LINES, number)
    for bound in (low, high):
        parts.append(_name(write(bound), height_of(bound)))
    for i, (name, row) in enumerate(series.items()):
        step = max(1, len(row) // MOST_POINTS)
        places = [*range(0, len(row), step)]
        if places[-1] != len(row) - 1:
            places.append(len(row) - 1)
        path = " ".join([f"{scale(at + 1):.1f},{height_of(row[at]):.1f}" for at in places])
        parts.append(
            f'<polyline class="s{i % SERIES}" points="{path}"><title>{escape(name)}</title></polyline>'
        )
    legend = [f'<span class="key s{i % SERIES}">{escape(name)}</span>' for i, name in enumerate(series)]
    return f"{_svg(title, LINES + AXIS, parts)}<p>{escape(across)}: {' '.join(legend)}</p>"


def interval_text(estimate: Estimate, write: Write) -> str:
    """Format an estimate and its bounds."""
    if estimate.low is None or estimate.high is None:
        return write(estimate.mean)
    return f"{write(estimate.mean)} ({write(estimate.low)} to {write(estimate.high)})"


def _some(value: float | None) -> list[float]:
    return [] if value is None else [value]


def _name(text: str, y: float) -> str:
    short = text if len(text) <= NAME_LENGTH else f"{text[: NAME_LENGTH - 1]}…"
    return f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(short)}</text>'


def _axis(scale: Scale, height: float, write: Write) -> list[str]:
    parts = []
    for tick in scale.ticks():
        x = scale(tick)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
        parts.append(f'<text x="{x:.1f}" y="{height + 18}" text-anchor="middle">{escape(write(tick))}</text>')
    return parts


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    body = "".join(parts)
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">{body}</svg></figure>'
    )
