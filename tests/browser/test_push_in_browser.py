"""The worker that shows push messages. What the server sends is tested without a browser."""

from browser.player import Visit
from browser.serving import Served
from browser.test_in_browser import BEN, PERSON, seat_link
from browser.waiting import until

WHOLE_BROWSER = True  # the shell never lets anybody be notified

SHOWN = """async () => {
  const place = await navigator.serviceWorker.getRegistration("/push/");
  return (await place.getNotifications()).map((each) => [each.body, each.tag]);
}"""

SET_UP = """async () => {
  await (await caches.open("smallworld-push")).put("/push/words", new Response('{"turn": "Du bist dran."}'));
  const place = await navigator.serviceWorker.register("/push-worker.js", { scope: "/push/" });
  const coming = place.installing ?? place.waiting;
  const ready = (done) => coming.addEventListener("statechange", () => coming.state === "activated" && done());
  if (!place.active) await new Promise(ready);
  return Notification.permission;
}"""


def test_a_message_is_shown_in_the_words_that_the_page_has_left(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BEN])
    page = visit(f"{served.address}/#").page
    page.context.grant_permissions(["notifications"], origin=served.address)
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    assert page.evaluate(SET_UP) == "granted"
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    message = {"origin": served.address, "registrationId": found[-1]}
    line.send("ServiceWorker.deliverPushMessage", {**message, "data": "not for us"})
    line.send("ServiceWorker.deliverPushMessage", {**message, "data": f'{{"kind":"turn","table":"{made["table"]}"}}'})
    for _ in range(100):
        shown = page.evaluate(SHOWN)
        if shown:
            break
        page.wait_for_timeout(50)
    assert shown == [["Du bist dran.", made["table"]]]


def test_the_menu_offers_it_only_where_the_server_can_send(served: Served, visit: Visit) -> None:
    made = served.table([PERSON, BEN])
    page = visit(seat_link(served, made)).page
    page.locator(".menu-button").first.click(timeout=20_000)
    page.locator("[data-notify]").wait_for()
    page.locator("[data-push]").wait_for()
    page.route("**/api/push", lambda route: route.fulfill(json={"key": ""}))
    page.reload()
    page.locator(".menu-button").first.click(timeout=20_000)
    page.locator("[data-notify]").wait_for()
    until(page, "performance.getEntriesByType('resource').some((each) => each.name.endsWith('/api/push'))")
    assert page.locator("[data-push]").count() == 0
