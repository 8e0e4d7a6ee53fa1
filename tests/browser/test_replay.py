"""The replay of a finished match."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from saecula.server.analyst import Analyst, Opening, Task
from tests.browser.browsing import PHONE, violations
from tests.browser.conftest import Visiting

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture
def few_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first decisions of a match are judged, with little thought."""
    whole = Analyst.open

    async def opening(self: Analyst, task: Task) -> Opening:
        found = await whole(self, task)
        return msgspec.structs.replace(found, decisions=found.decisions[:6])

    monkeypatch.setattr(Analyst, "open", opening)


def test_slider_chart_and_seats(visitor: Visiting) -> None:
    ada = visitor()
    ada.sign_in("Ada")
    match = ada.new("me", "random", seed="replay")
    ada.play_unseen(match)
    all_choices = ada.ok("GET", f"/api/matches/{match}")["choices"]
    ada.open(f"/match/{match}")
    ada.page.get_by_role("link", name="Watch the replay").click()
    expect(ada.page).to_have_url(re.compile(f"/replay/{match}"))
    bar = ada.page.locator("#dock")
    expect(bar).to_contain_text(f"choice {all_choices} of {all_choices}")

    chart = ada.page.get_by_role("img", name="Points over time")
    expect(chart.locator("path.chart-line")).to_have_count(2)
    for line in chart.locator("path.chart-line").all():
        assert (line.get_attribute("d") or "").count("L") >= 10

    slider = ada.page.get_by_role("slider")
    slider.fill("0")
    expect(bar).to_contain_text(f"choice 0 of {all_choices}, Preparation")
    for mat in ada.page.locator(".mat .pts").all():
        assert mat.inner_text().split()[0] == "0"
    slider.fill(str(all_choices // 2))
    expect(bar).to_contain_text(f"choice {all_choices // 2} of")
    ada.page.get_by_role("button", name="One choice forward").click()
    expect(bar).to_contain_text(f"choice {all_choices // 2 + 1} of")
    ada.page.locator("h1").first.click()
    ada.page.keyboard.press("ArrowLeft")
    expect(bar).to_contain_text(f"choice {all_choices // 2} of")
    ada.page.get_by_role("button", name="Next round").click()
    expect(bar).not_to_contain_text(f"choice {all_choices // 2} of")

    size = chart.bounding_box()
    assert size is not None
    chart.click(position={"x": size["width"] / 4, "y": size["height"] / 2})
    expect(bar).to_contain_text(re.compile(r"choice \d+ of"))
    at = re.search(r"choice (\d+) of", bar.inner_text())
    assert at is not None
    assert abs(int(at[1]) - all_choices / 4) <= 3

    # After the end every hand may be seen.
    ada.page.locator('[data-opens="hand"]').click()
    expect(ada.page.locator(".hand-card").first).to_be_visible()
    ada.page.locator('[data-opens="mats"]').click()
    ada.page.get_by_label("Seen by").select_option("1")
    expect(ada.page.locator(".mat").filter(has_text="You")).to_contain_text("You")

    ada.page.get_by_role("button", name="Turning points").click()
    ada.page.locator(".turns button").first.click()
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.get_by_role("button", name="Pause")).to_be_visible()
    before = bar.inner_text()
    ada.page.wait_for_function("(was) => document.querySelector('#dock').innerText !== was", arg=before)
    ada.page.get_by_role("button", name="Pause").click()


def test_those_who_share_a_screen_see_only_what_is_public_before_the_end(visitor: Visiting) -> None:
    ada = visitor()
    ada.sign_in("Ada")
    match = ada.new("me", "hotseat", seed="shared replay")
    ada.play_unseen(match, 31)
    anybody = visitor()
    public, own = [person.ok("GET", f"/api/matches/{match}")["choices"] for person in (anybody, ada)]
    assert 0 < public < own
    ada.open(f"/replay/{match}")
    expect(ada.page.locator("#dock")).to_contain_text(f"choice {public} of {public}")
    expect(ada.page.locator(".hand-card, .mat .you")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Play on from here")).to_have_count(0)
    ada.page.get_by_role("slider").fill(str(public // 2))
    expect(ada.page.locator("#dock")).to_contain_text(f"choice {public // 2} of {public}")


def test_an_analysis_comes_bit_by_bit(visitor: Visiting, few_decisions: None) -> None:  # noqa: ARG001
    ada = visitor()
    ada.sign_in("Ada")
    record = json.loads((RECORDS / "historia" / "2-players.json").read_text())
    match = ada.ok("POST", "/api/matches/import", record)["id"]
    ada.open(f"/replay/{match}?at=0")
    page = ada.page
    expect(page.get_by_role("img", name="Points over time")).to_be_visible()
    page.get_by_label("Level of the analysis").select_option("settler")
    page.get_by_role("button", name="Analyse").click()
    # Chances come at once, verdicts one by one.
    expect(page.get_by_role("img", name="Winning chances").locator("path.chart-line")).to_have_count(2)
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("chosen")
    expect(verdict.locator("li b").first).to_contain_text("%")
    page.get_by_role("button", name="Points", exact=True).click()
    expect(page.get_by_role("img", name="Points over time")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.locator("#dock").get_by_role("button", name="Players", exact=True).click()
    expect(page.locator(".account")).to_have_count(2)
    page.get_by_role("button", name="Turning points").click()
    page.locator(".turns button").last.click()
    expect(page.locator("#dock")).not_to_contain_text("choice 0 of")
    assert violations(page) == []

    # It is still there for anybody who comes later, in their language.
    mei = visitor(size=PHONE, language="de-DE")
    mei.open(f"/replay/{match}?at=1")
    mei.page.get_by_role("button", name="Analyse", exact=True).click()
    expect(mei.page.locator(".verdict")).to_contain_text("gewählt")
    mei.open(f"/replay/{match}")
    mei.page.get_by_role("button", name="Analyse", exact=True).click()
    expect(mei.page.locator(".analysis-body")).to_contain_text("Hier ist die Partie zu Ende.")
    assert violations(mei.page) == []
