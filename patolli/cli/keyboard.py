"""What a person types: a line with completion in a terminal, plain lines from a pipe."""

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

MENU_LINES: Final = 5  # the prompt and what completes it
FEWEST_MENU_LINES: Final = 3  # on a small screen

Suggest = Callable[[str], Iterable[tuple[str, str]]]


class Words(Completer):
    """Completes the word before the cursor from suggestions: words with what they mean."""

    def __init__(self, suggest: Suggest) -> None:
        self.suggest = suggest

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """The suggestions for the present text."""
        text = document.text_before_cursor
        start = 0 if text.endswith(" ") or not text else -len(text.split()[-1])
        for word, meaning in self.suggest(text):
            yield Completion(word, start_position=start, display_meta=meaning)


def interrupts() -> KeyBindings:
    """Ctrl-C clears a line that is begun; on an empty one it interrupts."""
    keys = KeyBindings()

    @keys.add("c-c")
    def interrupt(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt)

    return keys


class Terminal:
    """Lines typed in a terminal; every name has a history of its own, so that nobody sees another's."""

    def __init__(self) -> None:
        self.sessions: dict[str, PromptSession[str]] = {}

    def read(self, prompt: str, suggest: Suggest | None = None, hint: str = "", menu: int = MENU_LINES) -> str:
        """A line; raises EOFError or KeyboardInterrupt."""
        if prompt not in self.sessions:
            plain = ColorDepth.DEPTH_1_BIT if os.environ.get("NO_COLOR") else None
            self.sessions[prompt] = PromptSession(color_depth=plain, key_bindings=interrupts())
        return self.sessions[prompt].prompt(
            prompt,
            completer=Words(suggest) if suggest else None,
            complete_while_typing=True,
            bottom_toolbar=hint or None,
            reserve_space_for_menu=menu,
        )


class Pipe:
    """Lines from a file or another program, repeated so that what is printed reads like a session."""

    def __init__(self) -> None:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # what is no text is no action either

    def read(self, prompt: str, suggest: Suggest | None = None, hint: str = "", menu: int = MENU_LINES) -> str:
        """The next line; raises EOFError."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line


Keyboard = Terminal | Pipe


def keyboard() -> Keyboard:
    """Whatever standard input is."""
    return Terminal() if sys.stdin.isatty() and sys.stdout.isatty() else Pipe()
