"""Weights of Depth Anything V2, each of one random number."""

import torch
from depth_anything_v2.dpt import DepthAnythingV2
from repeated import repeated
from tiny import make_models


def large(folder):
    model = DepthAnythingV2(encoder="vitl", features=256, out_channels=[256, 512, 1024, 1024])
    torch.save(repeated(model.state_dict()), folder / "depth_anything_v2_vitl.pth")


make_models({"large": large})
