"""The file of a storage on its disk: where SQLite is safe, and the lock by which one server has it alone."""

import fcntl
import os
import stat
from pathlib import Path
from typing import ClassVar, Final

from patolli.server.storage.base import StorageError

PRIVATE: Final = 0o600  # seeds, hands and the key of the cookies
IN_USE: Final = "another patolli server uses it"
NETWORK_FILESYSTEMS: Final = {"nfs", "nfs4", "cifs", "smb3", "9p", "fuse.sshfs"}


def check_path(path: Path) -> None:
    """Raise StorageError unless SQLite is safe at a path; makes its folder if there is none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        mode = stat.S_IFREG  # it will be made
    except OSError as error:
        raise StorageError(f"{error.filename}: {error.strerror}") from None
    if not stat.S_ISREG(mode):
        raise StorageError(f"{path}: that is {'a folder' if stat.S_ISDIR(mode) else 'no regular file'}; name a file")
    if file_system(path) in NETWORK_FILESYSTEMS:
        raise StorageError(f"{path}: on a network file system, where SQLite is not safe; choose a local disk")
    check_log(path)


def log_path(path: Path) -> Path:
    """Return the file beside a database in which SQLite keeps what is not in the database file yet."""
    return path.with_name(f"{path.name}-wal")


def check_log(path: Path) -> None:
    """Raise StorageError if a log has lost its database: SQLite would remove it, with the games in it."""
    log = log_path(path)
    if (size(log) or 0) > 0 and not size(path):
        raise StorageError(
            f"{path}: is missing or empty, but its log {log.name} is there; was it moved? Move both together, "
            f"or restore a backup with: patolli restore BACKUP --db {path}"
        )


def size(path: Path) -> int | None:
    """Return the size of a file; None if there is none."""
    try:
        return path.stat().st_size
    except OSError:
        return None


def file_system(path: Path) -> str:
    """Return the kind of file system that holds a path, where the machine lists them."""
    try:
        mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return ""
    place = path.resolve()
    above = [(where, kind) for where, kind in mounts if place.is_relative_to(where)]
    return max(above, key=lambda mount: len(mount[0]), default=("", ""))[1]


def check_links(path: Path) -> None:
    """Raise StorageError if a file has several names: SQLite looks for its log beside the name it was opened by."""
    links = path.stat().st_nlink
    if links > 1:
        raise StorageError(f"{path}: has {links} hard links, and SQLite needs one; remove the others, or copy the file")


class FileLock:
    """The lock on a storage, on the database file itself: it holds under every name of the file.

    It is made with flock, which belongs to the open file. The POSIX locks of SQLite belong to the process, which loses
    them all when it closes any descriptor of the file. So a lock is taken before SQLite opens the file and released
    after SQLite has closed it, and a process never opens a file that it has locked.
    """

    held: ClassVar[set[tuple[int, int] | None]] = set()  # device and inode of all files that this process has locked

    def __init__(self, path: Path) -> None:
        """Lock a file, made if there is none; raises StorageError if it is locked, or has several names."""
        self.path = path
        if inode(path) in self.held:
            raise StorageError(f"{path}: {IN_USE}")
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise StorageError(f"{path}: {error.strerror}") from None
        self.inode = inode(self.file)
        try:
            self.take()
        except StorageError:
            os.close(self.file)
            raise
        self.held.add(self.inode)

    def take(self) -> None:
        """Take the lock; raises StorageError."""
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            why = IN_USE if isinstance(error, BlockingIOError) else error.strerror
            raise StorageError(f"{self.path}: {why}") from None
        if not self.in_place():
            raise StorageError(f"{self.path}: was replaced just now; try again")
        check_links(self.path)

    def in_place(self) -> bool:
        """Return whether the path still leads to the locked file."""
        return inode(self.path) == self.inode

    def close(self) -> None:
        """Let others use the file."""
        self.held.discard(self.inode)
        os.close(self.file)


def inode(file: Path | int) -> tuple[int, int] | None:
    """Return the device and inode of a file, by which it is known under any name; None if it cannot be found."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def fsync(file: Path) -> None:
    """Bring a file and its name to disk: SQLite trusts the system with what it has copied."""
    for path in (file, file.parent):
        opened = os.open(path, os.O_RDONLY)
        os.fsync(opened)
        os.close(opened)
