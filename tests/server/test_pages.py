"""What is served to a browser: pages with their headers, nothing from elsewhere, nothing that is not meant for it."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin

import httpx2
import pytest
from cardroom import SOURCE, answering

Ask = Callable[..., httpx2.Response]

WEB = SOURCE / "varaq" / "web"
WORDS = SOURCE / "varaq" / "words"
LIGHTEST = 350 * 1024
"""Bytes, gzipped, with which the first page must be there."""
ALL_OF_IT = 400 * 1024
"""The same of every page and every game, of which a visitor fetches a few."""

FOREIGN = re.compile(
    r"""(?:\bsrc|\bhref|\baction|\bposter|\bformaction|\bxlink:href)\s*=\s*["']?\s*(?:https?:)?//[^"'\s>]+"""
    r"""|@import\s+(?:url\()?\s*["']?\s*(?:https?:)?//[^"')\s]+"""
    r"""|\burl\(\s*["']?\s*(?:https?:)?//[^"')\s]+"""
    r"""|\b(?:import|from)\s*\(?\s*["'`](?:https?:)?//[^"'`]+"""
    r"""|\b(?:fetch|WebSocket|EventSource|Worker|importScripts|sendBeacon)\s*\(\s*["'`](?:https?:|wss?:)?//[^"'`]+"""
)


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ask]:
    with answering(tmp_path_factory.mktemp("room") / "varaq.db") as ask:
        yield ask


def files(*endings: str) -> list[Path]:
    return sorted(path for path in WEB.rglob("*") if path.suffix in endings and ".d.ts" not in path.name)


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/index.html"),
        ("GET", "/js/main.js"),
        ("GET", "/css/base.css"),
        ("GET", "/vendor/vazirmatn.woff2"),
        ("GET", "/words/fa/screen.ftl"),
        ("GET", "/words/speak.py"),
        ("GET", "/nothing"),
        ("GET", "/api/health"),
        ("GET", "/api/games"),
        ("GET", "/api/nothing"),
        ("POST", "/api/tables"),
        ("POST", "/"),
        ("OPTIONS", "/api/tables"),
        ("GET", "/api/house.svg?text=x"),
        ("GET", "/api/rules?house=nothing"),
        ("GET", "/openapi.json"),
    ],
)
def test_every_answer_has_the_headers_that_keep_a_page_safe(ask: Ask, method: str, address: str):
    headers = ask(method, address).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert not re.search(r"https?:|\*", headers["content-security-policy"])
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert {part.partition("=")[0] for part in headers["permissions-policy"].split(", ")} >= {
        "camera",
        "geolocation",
        "microphone",
    }
    assert all(part.endswith("=()") for part in headers["permissions-policy"].split(", "))
    assert headers["cache-control"] == "no-cache"
    assert "strict-transport-security" not in headers  # a room at home has no https
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    assert "set-cookie" not in headers


def test_a_page_too_large_to_post_has_the_headers_too(ask: Ask):
    answer = ask("POST", "/api/tables", content=b"x" * 20_000)
    assert answer.status_code == 413
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    "path", files(".html", ".js", ".css", ".svg"), ids=lambda path: str(path.relative_to(WEB))
)
def test_nothing_that_is_served_loads_anything_from_elsewhere(path: Path):
    assert FOREIGN.findall(path.read_text(encoding="utf-8")) == []


def test_the_search_for_foreign_hosts_would_find_one():
    for text in (
        '<script src="https://x.example/a.js">',
        "<link href=//x.example/a.css>",
        '@import "https://x.example/a.css"',
        "a { background: url(http://x.example/a.png) }",
        "import x from 'https://x.example/a.js'",
        'await import("https://x.example/a.js")',
        "fetch(`https://x.example`)",
        "new WebSocket('wss://x.example')",
    ):
        assert FOREIGN.search(text), text
    assert not FOREIGN.search('<svg xmlns="http://www.w3.org/2000/svg">')


@pytest.mark.parametrize("path", files(".html"), ids=lambda path: path.name)
def test_a_page_has_no_script_or_style_inside_it_which_the_policy_would_stop(path: Path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"<style\b|\sstyle\s*=|\son[a-z]+\s*=|javascript:", text)
    assert not re.search(r"<script\b(?![^>]*\bsrc=)[^>]*>\s*\S", text)


def test_scripts_are_served_as_scripts_and_pages_as_pages(ask: Ask):
    kinds = {
        ".html": "text/html",
        ".js": "javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
        ".woff2": "font/",
    }
    for path in files(*kinds):
        answer = ask("GET", "/" + path.relative_to(WEB).as_posix())
        assert answer.status_code == 200, path
        assert kinds[path.suffix] in answer.headers["content-type"], (path, answer.headers["content-type"])
        assert answer.content == path.read_bytes()


def test_what_is_served_is_compressed_and_asked_for_anew_without_being_sent_again(ask: Ask):
    for address in ("/", "/js/main.js", "/words/en/screen.ftl", "/api/games"):
        answer = ask("GET", address, headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip", address
        plain = ask("GET", address, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == answer.content
    tag = ask("GET", "/js/main.js").headers["etag"]
    again = ask("GET", "/js/main.js", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert "content-security-policy" in again.headers


def test_the_words_of_every_language_are_served(ask: Ask):
    for path in sorted(WORDS.rglob("*.ftl")):
        answer = ask("GET", "/words/" + path.relative_to(WORDS).as_posix())
        assert (answer.status_code, answer.content) == (200, path.read_bytes())


@pytest.mark.parametrize(
    "address",
    [
        "/words/speak.py",
        "/words/__init__.py",
        "/words/",
        "/words",
        "/words/en",
        "/words/en/",
        "/words/en/../speak.py",
        "/words/..%2f",
        "/words/..%2fserver%2ftable.py",
        "/words/..%2f..%2f..%2fpyproject.toml",
        "/words/%2e%2e/server/table.py",
        "/words/..%5cserver%5ctable.py",
        "/words/speak.py%00.ftl",
        "/words/en/screen.ftl%00",
        "/words/en/screen.ftl/",
        "/words//speak.py",
        "//words/speak.py",
        "/words/%2fetc%2fpasswd",
        "/words/..%2fwords%2fspeak.py%3f.ftl",
        "/words/" + "x" * 5000 + ".ftl",
        "/..%2fserver/table.py",
        "/..%2f..%2f..%2fpyproject.toml",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/%2fetc%2fpasswd",
        "/js/..%2f..%2fserver%2ftable.py",
        "/js/",
        "/js",
        "/%00",
        "/index.html%00.js",
        "/" + "a/" * 2000,
        "/.git/config",
        "/pyproject.toml",
        "/varaq.db",
    ],
)
def test_nothing_is_served_that_is_not_meant_to_be(ask: Ask, address: str):
    answer = ask("GET", "http://127.0.0.1" + address)
    assert answer.status_code in (400, 404, 414), (answer.status_code, answer.text[:200])
    assert set(answer.json()) == {"refused"}


# ---------------------------------------------------------------------- the first page


def first_load(ask: Ask, lang: str, *, later: bool) -> dict[str, int]:
    """The gzipped weight of everything that the first page brings along, by address; `later` ones too."""
    weights: dict[str, int] = {}
    waiting = ["/"]
    while waiting:
        address = waiting.pop()
        if address in weights:
            continue
        answer = ask("GET", address, headers={"accept-encoding": "identity"})
        assert answer.status_code == 200, address
        weights[address] = len(
            answer.content if address.endswith(".woff2") else gzip.compress(answer.content)
        )
        text = answer.text if not address.endswith((".woff2", ".png")) else ""
        found: list[str] = []
        if answer.headers["content-type"].startswith("text/html"):
            found = re.findall(r"""<(?:link|script|img)\b[^>]*?(?:href|src)=["']([^"']+)""", text)
        elif address.endswith(".js"):
            found = re.findall(
                r"""^\s*(?:import|export)\s+(?:[\w\s{},*$]+?\sfrom\s+)?["']([^"'\n]+)["']""", text, re.M
            )
            if later:
                found += re.findall(r"""\bimport\(["']([^"']+)["']\)""", text)
                found += re.findall(r"""["'](/css/[^"']+\.css)["']""", text)
        elif address.endswith(".css"):
            found = re.findall(r"""@import\s+(?:url\()?["']([^"']+)""", text)
            if lang != "en":
                found += re.findall(r"""url\(["']?([^"')]+\.woff2)""", text)
        waiting += [urljoin(address, each) for each in found if each.startswith(("/", "."))]
    for path in sorted((WORDS / lang).glob("*.ftl")):
        weights[f"/words/{lang}/{path.name}"] = len(gzip.compress(path.read_bytes()))
    return weights


@pytest.mark.parametrize("later", [False, True], ids=["the first page", "all pages"])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_pages_are_light(ask: Ask, lang: str, later: bool):
    weights = first_load(ask, lang, later=later)
    total = sum(weights.values())
    heaviest = sorted(weights.items(), key=lambda each: -each[1])[:8]
    print(f"{lang}: {total / 1024:.0f} KB in {len(weights)} files, the heaviest {heaviest}")
    assert len(weights) > 20
    assert total < (ALL_OF_IT if later else LIGHTEST), heaviest
