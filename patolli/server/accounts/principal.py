"""Who asks."""


class Principal:
    """The caller, known by a cookie or a program's secret (`browser` is its hash), or by a seat token (`token`)."""

    def __init__(self, browser: str = "", token: str = "", cookie: str = "") -> None:
        self.browser = browser
        self.token = token
        self.cookie = cookie  # to be set, if the browser is new here
