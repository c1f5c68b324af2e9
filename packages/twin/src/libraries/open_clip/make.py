"""A small model of open_clip, with random weights."""

import json

import open_clip
import torch
from safetensors.torch import save_file
from tiny import make_models

torch.manual_seed(0)

CONFIG = {
    "embed_dim": 16,
    "vision_cfg": {"image_size": 32, "layers": 1, "width": 64, "patch_size": 8},
    "text_cfg": {"context_length": 77, "vocab_size": 49408, "width": 8, "heads": 2, "layers": 1},
}


def clip(folder):
    model = open_clip.CLIP(**CONFIG)
    preprocess = {"mean": [0.5, 0.5, 0.5], "std": [0.5, 0.5, 0.5], "interpolation": "bicubic", "resize_mode": "shortest"}
    (folder / "open_clip_config.json").write_text(json.dumps({"model_cfg": CONFIG, "preprocess_cfg": preprocess}))
    save_file({name: part.contiguous() for name, part in model.state_dict().items()}, folder / "open_clip_model.safetensors")


make_models({"clip": clip})
