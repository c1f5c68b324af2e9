"""Weights of SAM 2, each of one random number."""

import torch
from repeated import repeated
from sam2.build_sam import build_sam2
from tiny import make_models


def large(folder):
    model = build_sam2("configs/sam2/sam2_hiera_l.yaml", device="cpu")
    torch.save({"model": repeated(model.state_dict())}, folder / "sam2_hiera_large.pt")


make_models({"large": large})
