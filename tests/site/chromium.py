"""A real browser, spoken to through two pipes: no port is opened, and nothing but Chromium is needed."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

BINARY = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome") or ""
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--remote-debugging-pipe",
)
PATIENCE = 60.0
KEYS = {"Enter": 13, "Escape": 27, "ArrowUp": 38, "ArrowDown": 40, "Tab": 9}


class Browser:
    """One running Chromium with an empty profile of its own."""

    def __init__(self, profile: Path) -> None:
        ask, self._to = os.pipe()
        self._from, answer = os.pipe()
        self._read, self._last = b"", 0
        self.events: list[dict[str, Any]] = []

        def wire() -> None:
            """Chromium reads what is asked from 3 and answers to 4."""
            low, high = os.dup(ask), os.dup(answer)
            os.dup2(low, 3)
            os.dup2(high, 4)

        self._running = subprocess.Popen(
            [BINARY, *ARGUMENTS, f"--user-data-dir={profile}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(3, 4),
            preexec_fn=wire,  # no threads here
        )
        os.close(ask)
        os.close(answer)

    def close(self) -> None:
        self.ask("Browser.close")
        try:
            self._running.wait(10)
        except subprocess.TimeoutExpired:
            self._running.kill()
            self._running.wait()
        os.close(self._to)
        os.close(self._from)

    def ask(self, method: str, session: str = "", **params: Any) -> dict[str, Any]:
        """One command and its answer."""
        self._last += 1
        wanted = self._last
        said = {"id": wanted, "method": method, "params": params, **({"sessionId": session} if session else {})}
        os.write(self._to, json.dumps(said).encode() + b"\0")
        while True:
            heard = self._next()
            if heard.get("id") == wanted:
                if "error" in heard:
                    raise RuntimeError(f"{method}: {heard['error']}")
                answer: dict[str, Any] = heard.get("result", {})
                return answer
            self.events.append(heard)

    def wait(self, method: str, session: str) -> dict[str, Any]:
        """The next event of a kind."""
        while True:
            for n, event in enumerate(self.events):
                if event.get("method") == method and event.get("sessionId") == session:
                    return self.events.pop(n)
            self.events.append(self._next())

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._read:
            ready, _, _ = select.select([self._from], [], [], PATIENCE)
            more = os.read(self._from, 1 << 20) if ready else b""
            if not more:
                raise RuntimeError("the browser does not answer")
            self._read += more
        line, _, self._read = self._read.partition(b"\0")
        found: dict[str, Any] = json.loads(line)
        return found

    def tab(self, **wanted: Any) -> Tab:
        return Tab(self, **wanted)


class Tab:
    """A page with storage of its own. `before` is a script that runs before those of the page."""

    def __init__(
        self,
        browser: Browser,
        width: int = 1280,
        height: int = 900,
        dark: bool = False,
        scripts: bool = True,
        speaks: str = "en",
        before: str = "",
        media: str = "",
    ) -> None:
        self.browser = browser
        self.context = browser.ask("Target.createBrowserContext")["browserContextId"]
        self.target = browser.ask("Target.createTarget", url="about:blank", browserContextId=self.context)["targetId"]
        self.session = browser.ask("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.ask(f"{domain}.enable")
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500)
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.ask("Emulation.setEmulatedMedia", media=media, features=features)
        self.ask("Emulation.setScriptExecutionDisabled", value=not scripts)
        agent = browser.ask("Browser.getVersion")["userAgent"]
        self.ask("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=speaks)
        if before:
            self.ask("Page.addScriptToEvaluateOnNewDocument", source=before)

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        return self.browser.ask(method, self.session, **params)

    def open(self, url: str) -> Tab:
        self.browser.events = [x for x in self.browser.events if x.get("method") != "Page.loadEventFired"]
        self.ask("Page.navigate", url=url)
        self.browser.wait("Page.loadEventFired", self.session)
        return self

    def run(self, script: str) -> Any:
        """The value of an expression; of a promise, what it comes to."""
        found = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in found:
            raise RuntimeError(json.dumps(found["exceptionDetails"])[:600])
        return found["result"].get("value")

    def until(self, script: str) -> Any:
        """The first true value of an expression."""
        end = time.monotonic() + PATIENCE / 6
        while time.monotonic() < end:
            found = self._try(script)
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"never so: {script}")

    def _try(self, script: str) -> Any:
        try:
            return self.run(script)
        except RuntimeError:  # the page is just being left
            return None

    def press(self, *keys: str) -> None:
        for key in keys:
            code = KEYS.get(key, 0)
            text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
            self.ask("Input.dispatchKeyEvent", type="keyDown", key=key, windowsVirtualKeyCode=code, **({"text": text} if text else {}))
            self.ask("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=code)

    def type(self, text: str) -> None:
        self.ask("Input.insertText", text=text)

    def troubles(self) -> list[str]:
        """Faults of scripts, and all that the page wrote to the console."""
        self.run("0") if self.scripts_run() else None
        kinds: dict[str, Callable[[Any], str]] = {
            "Runtime.exceptionThrown": lambda x: str(x["exceptionDetails"].get("exception", {}).get("description", x)),
            "Runtime.consoleAPICalled": lambda x: f"{x['type']}: {x['args']}",
            "Log.entryAdded": lambda x: f"{x['entry']['level']}: {x['entry']['text']} {x['entry'].get('url', '')}",
        }
        return [
            kinds[x["method"]](x["params"]) for x in self.browser.events if x.get("method") in kinds and x.get("sessionId") == self.session
        ]

    def scripts_run(self) -> bool:
        return self._try("1") == 1

    def close(self) -> None:
        self.browser.ask("Target.disposeBrowserContext", browserContextId=self.context)
