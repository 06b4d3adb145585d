"""Input: a line with completion in a terminal, plain lines from a pipe."""

import io
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import ColorDepth

MENU_LINES: Final = 5  # prompt and completions
MIN_MENU_LINES: Final = 3  # on a small screen

Suggest = Callable[[str], Iterable[tuple[str, str]]]


class WordCompleter(Completer):
    """Completes the word before the cursor from suggestions with their meanings."""

    def __init__(self, suggest: Suggest) -> None:
        self.suggest = suggest

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """Yield the suggestions for the present text."""
        text = document.text_before_cursor
        start = 0 if text.endswith(" ") or not text else -len(text.split()[-1])
        for word, meaning in self.suggest(text):
            yield Completion(word, start_position=start, display_meta=meaning)


def interrupt_keys() -> KeyBindings:
    """Bind Ctrl-C: it clears the line, and interrupts if the line is empty."""
    keys = KeyBindings()

    @keys.add("c-c")
    def interrupt(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt)

    return keys


class Terminal:
    """Lines typed in a terminal; every name has its own history, so that no player sees another's."""

    def __init__(self) -> None:
        self.sessions: dict[str, PromptSession[str]] = {}

    def read(self, prompt: str, suggest: Suggest | None = None, hint: str = "", menu: int = MENU_LINES) -> str:
        """Read a line. Raises EOFError or KeyboardInterrupt."""
        if prompt not in self.sessions:
            plain = ColorDepth.DEPTH_1_BIT if os.environ.get("NO_COLOR") else None
            self.sessions[prompt] = PromptSession(color_depth=plain, key_bindings=interrupt_keys())
        return self.sessions[prompt].prompt(
            prompt,
            completer=WordCompleter(suggest) if suggest else None,
            complete_while_typing=True,
            bottom_toolbar=hint or None,
            reserve_space_for_menu=menu,
        )


class Pipe:
    """Lines from a file or another program, echoed so that the output reads like a session."""

    def __init__(self) -> None:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are not text match no action

    def read(self, prompt: str, suggest: Suggest | None = None, hint: str = "", menu: int = MENU_LINES) -> str:
        """Read the next line. Raises EOFError."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line


Keyboard = Terminal | Pipe


def keyboard() -> Keyboard:
    """Return the input for the present standard input."""
    return Terminal() if sys.stdin.isatty() and sys.stdout.isatty() else Pipe()
