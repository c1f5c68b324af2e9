"""A kernel that is written in Python alone, which runs everywhere."""

import json

from tiny import make_models


def universal(folder):
    for variant in ("torch-universal", "torch-cpu"):
        package = folder / "build" / variant
        (package / "activation").mkdir(parents=True)
        text = '"""Kernels for activation functions."""\n\nimport torch\n\n\ndef relu(values):\n    return torch.relu(values)\n'
        (package / "__init__.py").write_text(text)
        (package / "activation" / "__init__.py").write_text(text)
        (package / "metadata.json").write_text(json.dumps({"name": "activation", "version": 1, "python-depends": []}))


make_models({"universal": universal})
