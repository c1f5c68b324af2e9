"""The vehicles that RouteE Powertrain comes with, and the list of them that it looks for in a repository."""

import json
import shutil
from pathlib import Path

from routee import powertrain
from routee.powertrain.registry.local import LocalRegistry
from tiny import make_models


def vehicles(folder):
    bundled = Path(powertrain.__file__).parent / "resources" / "bundled_registry" / "v2"
    shutil.copytree(bundled, folder / "v2")
    models = [info.model_dump(mode="json") for info in LocalRegistry(folder)._scan_models()]
    (folder / "v2" / "index.json").write_text(json.dumps({"schema_version": "v2", "models": models}))


make_models({"vehicles": vehicles})
