"""The error of a broken law."""


class LawBroken(Exception):
    """A broken law: its name, the fault, and the record of the game so far with the fault in a comment."""

    def __init__(self, law: str, message: str, record_text: str = "") -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.message = message
        self.record_text = record_text

    def __reduce__(self) -> tuple[type["LawBroken"], tuple[str, str, str]]:
        return LawBroken, (self.law, self.message, self.record_text)  # it is sent between processes
