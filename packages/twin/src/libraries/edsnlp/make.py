"""A pipeline of EDS-NLP that knows one disease."""

import tempfile
import zipfile
from pathlib import Path

import edsnlp
import edsnlp.pipes as eds
from tiny import make_models

METADATA = {"description": "Finds one disease", "dependencies": ["edsnlp"], "authors": ["Nobody <nobody@example.com>"]}


def diseases(folder):
    nlp = edsnlp.blank("eds")
    nlp.add_pipe(eds.matcher(terms={"maladie": ["pneumopathie"]}))
    with tempfile.TemporaryDirectory() as made:
        places = {"root_dir": Path(made), "build_dir": Path(made) / "build", "dist_dir": Path(made) / "dist"}
        nlp.package(name="eds_pseudo_public", version="0.1.0", metadata=METADATA, **places)
        # A repository holds the package as it is installed.
        for wheel in places["dist_dir"].iterdir():
            zipfile.ZipFile(wheel).extractall(folder)


make_models({"diseases": diseases})
