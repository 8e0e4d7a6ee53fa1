"""The replay of a finished match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visiting

pytestmark = pytest.mark.browser


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
    expect(chart.locator("path.cl2")).to_have_count(2)
    for line in chart.locator("path.cl2").all():
        assert (line.get_attribute("d") or "").count("L") >= 10

    slider = ada.page.get_by_role("slider")
    slider.fill("0")
    expect(bar).to_contain_text(f"choice 0 of {all_choices}, Preparation")
    for mat in ada.page.locator(".mat .pts").all():
        assert mat.inner_text().split()[0] == "0"
    slider.fill(str(all_choices // 2))
    expect(bar).to_contain_text(f"choice {all_choices // 2} of")
    ada.page.get_by_role("button", name="One choice on").click()
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
    expect(ada.page.locator(".hcard, .mat .you").first).to_be_visible()
    ada.page.get_by_label("Seen by").select_option("1")
    expect(ada.page.locator(".mat").filter(has_text="You")).to_contain_text("You")

    ada.page.locator(".turns button").first.click()
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.get_by_role("button", name="Pause")).to_be_visible()
    before = bar.inner_text()
    ada.page.wait_for_function("(was) => document.querySelector('#dock').innerText !== was", arg=before)
    ada.page.get_by_role("button", name="Pause").click()
