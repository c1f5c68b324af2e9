"""Fetches the newest release of a distribution and unpacks it; nothing of it is built, installed or run.

    python3 fetch.py <distribution> <folder>

Uses pip's own session and index settings, but not its downloader, which would build source archives to learn their
metadata. Prints {"version", "date", "folder"} or {"error"} as JSON. A release that is
too large is passed over in favour of an older one, with a "note" that says so.
"""

import html.parser
import json
import pathlib
import re
import sys
import tarfile
import urllib.parse
import zipfile

from pip._internal.commands import create_command
from pip._vendor.packaging.utils import InvalidSdistFilename, InvalidWheelFilename
from pip._vendor.packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename
from pip._vendor.packaging.version import InvalidVersion

LARGEST = 100 * 1024 * 1024
OLDER_TRIED = 20
SOURCE_ENDINGS = (".py", ".pyi", ".txt", ".toml", ".cfg", "METADATA", "PKG-INFO")


class Links(html.parser.HTMLParser):
    """The files of an index page that is not JSON."""

    def __init__(self, page):
        super().__init__()
        self.files = []
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "a" and "href" in attributes:
            path = urllib.parse.urlsplit(attributes["href"]).path
            self.files.append({
                "filename": urllib.parse.unquote(path.rsplit("/", 1)[-1]),
                "url": attributes["href"],
                "yanked": "data-yanked" in attributes,
                "upload-time": attributes.get("data-upload-time"),
            })


def version_of(filename):
    try:
        if filename.endswith(".whl"):
            return parse_wheel_filename(filename)[1]
        return parse_sdist_filename(filename)[1]
    except (InvalidSdistFilename, InvalidWheelFilename, InvalidVersion):
        return None


def preference(file):
    """Pure wheels first, then wheels for this kind of machine, then other wheels, then the source archive."""
    name = file["filename"]
    if not name.endswith(".whl"):
        return (3, name)
    if name.endswith("-none-any.whl"):
        return (0, name)
    return (1 if "linux" in name and "x86_64" in name else 2, name)


def newest_first(files):
    """The final releases, newest first, each with its files."""
    releases = {}
    for file in files:
        version = version_of(file["filename"])
        if version is not None and not file.get("yanked"):
            releases.setdefault(version, []).append(file)
    final = [version for version in releases if not version.is_prerelease] or list(releases)
    return [(version, releases[version]) for version in sorted(final, reverse=True)]


def unpack(archive, folder):
    """Only what can be read as text: sources, stubs and metadata; of extensions, only that they are there."""

    def write(name, read):
        target = (folder / name).resolve()
        if not target.is_relative_to(folder.resolve()):
            return
        extension = name.endswith((".so", ".pyd"))
        if extension or name.endswith(SOURCE_ENDINGS):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(b"" if extension else read())

    if archive.name.endswith((".whl", ".zip")):
        with zipfile.ZipFile(archive) as content:
            for entry in content.infolist():
                if not entry.is_dir():
                    write(entry.filename, lambda: content.read(entry))
    else:
        with tarfile.open(archive) as content:
            for entry in content:
                if entry.isfile():
                    write(entry.name, lambda: content.extractfile(entry).read())


def fitting(session, address_of, files):
    """The best file of a release that is not too large, and after it the source archives."""
    ranked = sorted(files, key=preference)
    sources = [file for file in ranked if not file["filename"].endswith(".whl")]
    # Where the best wheel is too large, the one for macOS carries no GPU code, and the source archive no binaries.
    macos = [file for file in reversed(ranked) if re.search(r"-macosx_\d+_0_arm64\.whl$", file["filename"])]
    for file in [ranked[0], *macos[:1], *sources]:
        size = file.get("size") or int(session.head(address_of(file), allow_redirects=True).headers["content-length"])
        if size <= LARGEST:
            return [file, *(source for source in sources if source is not file)]
    return []


def main(distribution, cache):
    command = create_command("download")
    options, _ = command.parse_args([distribution])
    with command.main_context():
        session = command.get_default_session(options)
        page = session.get(
            f"{options.index_url.rstrip('/')}/{canonicalize_name(distribution)}/",
            headers={"Accept": "application/vnd.pypi.simple.v1+json"},
        )
        if page.status_code == 404:
            return {"error": "on no registry under this name"}
        page.raise_for_status()
        is_json = "json" in page.headers.get("content-type", "")
        releases = newest_first(page.json()["files"] if is_json else Links(page.text).files)
        if not releases:
            return {"error": "the registry has no release of it"}

        def address_of(file):
            return urllib.parse.urljoin(page.url, file["url"])

        is_empty = False
        for version, files in releases[:OLDER_TRIED]:
            folder = pathlib.Path(cache) / f"{canonicalize_name(distribution)}-{version}"
            chosen = [] if folder.exists() else fitting(session, address_of, files)
            for file in chosen:
                archive = folder.parent / file["filename"]
                answer = session.get(address_of(file))
                answer.raise_for_status()
                archive.write_bytes(answer.content)
                unpack(archive, folder)
                archive.unlink()
                # A wheel without a single source has been published by mistake; the source archive then has them.
                if any(folder.rglob("*.py")):
                    break
            if any(folder.rglob("*.py")):
                dates = [file["upload-time"][:10] for file in files if file.get("upload-time")]
                release = {"version": str(version), "date": min(dates, default=None), "folder": str(folder)}
                newest = releases[0][0]
                if version != newest:
                    release["note"] = f"{newest} contains no module" if is_empty else f"{newest} is larger than {LARGEST // 2**20} MB"
                return release
            is_empty = is_empty or folder.exists()
        if is_empty:
            return {"version": str(releases[0][0]), "error": "no release contains a module that we could check"}
        return {"version": str(releases[0][0]), "error": f"every release is larger than {LARGEST // 2**20} MB"}


if __name__ == "__main__":
    pathlib.Path(sys.argv[2]).mkdir(parents=True, exist_ok=True)
    print(json.dumps(main(sys.argv[1], sys.argv[2])))
