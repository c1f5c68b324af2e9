"""A small segmenter of FleXray, with random weights."""

import json

import torch
from fxr.models import UNet
from safetensors.torch import save_file
from tiny import make_models

torch.manual_seed(0)

MODEL = {"in_channels": 1, "out_channels": 2, "filters": [4, 8]}


def unet(folder):
    save_file(UNet(**MODEL).state_dict(), folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps({"model": {"_class": "fxr.models.UNet", **MODEL}}))
    (folder / "label_schema.json").write_text(json.dumps({"label_names": ["hand", "wrist"]}))
    (folder / "preprocessing.json").write_text(json.dumps({"image_size": [32, 32]}))


make_models({"unet": unet})
