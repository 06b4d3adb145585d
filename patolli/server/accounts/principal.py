"""Who asks."""


class Principal:
    """Somebody who asks: by a cookie (`browser`), or by the token of a seat (`token` is its hash)."""

    def __init__(self, browser: str = "", token: str = "", cookie: str = "") -> None:
        self.browser = browser
        self.token = token
        self.cookie = cookie  # to be set, if the browser is new here
