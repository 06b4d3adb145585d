"""Cookies and secrets: who asks is known by a signed cookie, the secret of a program, or the token of a seat.

A cookie holds 256 random bits and their signature; the store keeps only a hash, as it does of every secret.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from patolli.server.accounts.principal import Principal
from patolli.server.storage import queries
from patolli.server.storage.base import BROWSER, SEAT_TOKEN, Storage

MAX_COOKIES: Final = 4096  # characters of the header; longer ones are not ours
COOKIE_MAX_AGE: Final = 2 * 365 * 24 * 3600  # seconds that a cookie lasts


def fresh_secret() -> str:
    """A secret of 256 bits that fits into an address."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """Return the form in which a secret is stored."""
    return sha256(secret.encode()).hexdigest()


def signature(key: bytes, secret: str) -> str:
    """Return the signature that makes a cookie this server's own."""
    return urlsafe_b64encode(hmac.digest(key, secret.encode(), "sha256")).decode().rstrip("=")


def cookie_name(secure: bool) -> str:
    """The name of the cookie; the prefix makes browsers refuse one that another host or plain HTTP has set."""
    return "__Host-patolli" if secure else "patolli"


def set_cookie(value: str, secure: bool) -> str:
    """The header that gives a browser its cookie."""
    flags = "; Secure" if secure else ""
    return f"{cookie_name(secure)}={value}; Path=/; Max-Age={COOKIE_MAX_AGE}; HttpOnly; SameSite=Lax{flags}"


def new_cookie(key: bytes) -> str:
    """The cookie of a browser that has none."""
    secret = fresh_secret()
    return f"{secret}.{signature(key, secret)}"


def read_cookie(key: bytes, headers: Mapping[str, str], secure: bool) -> str:
    """The secret in the cookie of a request; empty if there is none that we have signed."""
    cookies = headers.get("cookie", "")
    if len(cookies) > MAX_COOKIES:
        return ""
    pairs = (pair.strip().partition("=") for pair in cookies.split(";"))
    value = {name: value.strip('"') for name, _, value in pairs}.get(cookie_name(secure), "")
    secret, _, signed = value.partition(".")
    return secret if secret and hmac.compare_digest(signed.encode(), signature(key, secret).encode()) else ""


def read_token(headers: Mapping[str, str]) -> str:
    """The token in the header `Authorization: Bearer ...`; empty if there is none."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def identify(storage: Storage, key: bytes, headers: Mapping[str, str], secure: bool) -> Principal:
    """Return the caller of a request. A browser without a cookie is new: its response sets one."""
    token = read_token(headers)
    if token:
        hash_ = hash_secret(token)
        known = await queries.session(storage, hash_)
        if known is None or known.kind == BROWSER:  # a cookie is no token
            return Principal("", SEAT_TOKEN, hash_)
        return Principal(known.user, known.kind, hash_, known.name, stored=True)
    secret = read_cookie(key, headers, secure)
    if not secret:
        cookie = new_cookie(key)
        hash_ = hash_secret(cookie.partition(".")[0])
        return Principal(hash_, BROWSER, hash_, cookie=cookie)
    hash_ = hash_secret(secret)
    known = await queries.session(storage, hash_)
    if known is None:
        return Principal(hash_, BROWSER, hash_)
    return Principal(known.user, known.kind, hash_, known.name, stored=True)
