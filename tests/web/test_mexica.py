"""Mexica in the browser: the options of a game, and the question whether a phase shall end."""

from playwright.sync_api import expect
from web.browser import Come

ROUND = [("p1", "place h6"), ("p2", "place g7"), ("p1", "chip"), ("p1", "end"), ("p2", "chip"), ("p2", "end")]
PLAYED = """async (moves) => {
  const api = async (path, body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/v1" + path, body && { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const seats = [{ kind: "me" }, { kind: "me" }];
  const { table } = await api("/tables", { game: "mexica", seats, options: { stall_rounds: "off" } });
  for (const [seat, text] of moves) {
    const { rev } = await api("/tables/" + table);
    await api(`/tables/${table}/actions`, { key: crypto.randomUUID(), seat, text, rev });
  }
  return table;
}"""  # two players on one device


def test_the_players_are_asked_to_end_a_phase(visit: Come) -> None:
    user = visit()
    table = user.page.evaluate(PLAYED, ROUND)
    user.page.goto(f"/t/{table}")
    expect(user.shown(".prompt")).to_contain_text("Shall phase 1 end now?")
    user.page.get_by_role("button", name="No, play on").first.click()
    expect(user.page.locator(".prompt")).to_contain_text("6 action points")


def test_a_number_of_rounds_or_none(visit: Come) -> None:
    user = visit()
    card = user.game("Mexica")
    card.get_by_text("More options").click()
    rounds = card.get_by_label("Rounds without progress that end a phase")
    expect(rounds).to_have_value("5")
    card.get_by_label("No number of them").check()
    expect(rounds).to_be_disabled()
    card.get_by_label("No number of them").uncheck()
    expect(rounds).to_have_value("5")
    card.get_by_label("How much of the game is played").select_option("1")
