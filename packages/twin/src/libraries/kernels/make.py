"""A kernel that is written in Python alone, which runs everywhere."""

import json

from tiny import make_models

ABOUT = {
    "name": "activation",
    "id": "activation",
    "version": 1,
    "license": "apache-2.0",
    "python-depends": [],
    "backend": {"type": "cpu"},
}


def universal(folder):
    for variant in ("torch-universal", "torch-cpu"):
        package = folder / "build" / variant
        (package / "activation").mkdir(parents=True)
        text = '"""Kernels for activation functions."""\n\nimport torch\n\n\ndef relu(values):\n    return torch.relu(values)\n'
        (package / "__init__.py").write_text(text)
        (package / "activation" / "__init__.py").write_text(text)
        (package / "metadata.json").write_text(json.dumps(ABOUT))


make_models({"universal": universal})
