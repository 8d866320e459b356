"""Wait for something that no locator can say."""

from playwright.sync_api import Page

OFTEN = 50
TRUE = "async () => {{ const it = {}; return !!(typeof it === 'function' ? await it() : it); }}"


def until(page: Page, expression: str, within: int = 20_000) -> None:
    """Wait until an expression, or a function's answer, is true.

    Playwright's own ``wait_for_function`` tries the second time from inside the page, where our content policy
    forbids it: it works only if there is nothing to wait for.
    """
    for _ in range(within // OFTEN):
        if page.evaluate(TRUE.format(expression)):
            return
        page.wait_for_timeout(OFTEN)
    raise AssertionError(f"it does not come: {expression}")
