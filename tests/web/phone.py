"""A phone without script: it loads pages, finds their forms and posts them as a browser would."""

from __future__ import annotations

from html.parser import HTMLParser

ORIGIN = {"Origin": "http://localhost"}


class Forms(HTMLParser):
    """The forms of a page: action -> list of {name: value} with what a browser would send unasked."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: dict[str, list[dict]] = {}
        self._now: dict | None = None
        self._select = self._text = None
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        a = dict(attrs)
        if tag == "form":
            self._now = {}
            self.found.setdefault(a.get("action", ""), []).append(self._now)
        if self._now is None or not a.get("name") and tag not in ("option",):
            return
        if tag == "input" and a.get("type") in ("radio", "checkbox"):
            if "checked" in a:
                self._now[a["name"]] = a.get("value", "on")
        elif tag == "input":
            self._now[a["name"]] = a.get("value", "")
        elif tag == "select":
            self._select = a["name"]
            self._now[self._select] = ""
        elif tag == "option" and self._select and "selected" in a:
            self._now[self._select] = a.get("value", "")
        elif tag == "textarea":
            self._text = a["name"]
            self._now[self._text] = ""

    def handle_data(self, data):
        if self._text and self._now is not None:
            self._now[self._text] += data

    def handle_endtag(self, tag):
        if tag == "form":
            self._now = None
        elif tag == "select":
            self._select = None
        elif tag == "textarea":
            self._text = None


class Phone:
    """One browser. app: from create_app; address: where it seems to come from; language: what it prefers."""

    def __init__(self, app, address: str = "10.0.0.9", language: str = "en") -> None:
        self.client = app.test_client()
        self.env = {"REMOTE_ADDR": address}
        self.headers = {"Accept-Language": language}
        self.html = ""

    def get(self, path: str, **more):
        headers = {**self.headers, **more.pop("headers", {})}
        response = self.client.get(path, environ_overrides=self.env, headers=headers, **more)
        if response.mimetype == "text/html" and "Content-Encoding" not in response.headers:
            self.html = response.get_data(as_text=True)
        return response

    def post(self, path: str, data: dict, headers: dict = ORIGIN, **more):
        """Post these very fields."""
        response = self.client.post(path, data=data, environ_overrides=self.env, headers={**self.headers, **headers}, **more)
        if response.mimetype == "text/html" and response.status_code != 303 and "Content-Encoding" not in response.headers:
            self.html = response.get_data(as_text=True)
        return response

    def form(self, action: str, which: int = 0) -> dict:
        """What the page's form with this action holds. Errors: KeyError with those there are."""
        forms = Forms(self.html).found
        if action not in forms:
            raise KeyError(f"no form {action}; there are {sorted(forms)}")
        return dict(forms[action][which])

    def submit(self, action: str, **fields):
        """Fill in a form of the page and send it; a name in fields may have _ for the - and . of a control."""
        return self.post(action, {**self.form(action), **fields})

    def fill(self, action: str, fields: dict):
        """As submit, with names as they are."""
        return self.post(action, {**self.form(action), **fields})

    def api(self, code: str, command: str, args: dict | None = None, ticket: str = "", headers: dict = ORIGIN, **more):
        """A command by the JSON API."""
        self.count = getattr(self, "count", 0) + 1
        body = {"command": command, "args": args or {}, "ticket": ticket or f"{id(self)}-{self.count}", **more}
        return self.client.post(f"/api/tables/{code}/commands", json=body, environ_overrides=self.env,
                                headers={**self.headers, **headers})


def lay_table(phone: Phone, slug: str = "cesta-k-bohatstvi", **options) -> str:
    """A new table; the phone is its host. Returns the code."""
    phone.get(f"/new/{slug}")
    made = phone.fill(f"/new/{slug}", {f"o-{option}": value for option, value in options.items()})
    assert made.status_code == 303, phone.html
    return made.headers["Location"].rsplit("/", 1)[1]


def sit_down(phone: Phone, code: str, name: str, **fields):
    """The phone takes a seat by the join page."""
    phone.get(f"/t/{code}")
    return phone.fill(f"/t/{code}/join", {"name": name, **{f"f-{k}": v for k, v in fields.items()}})
