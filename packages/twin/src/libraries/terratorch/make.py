"""Weights of Prithvi, each of one random number."""

import torch
from repeated import repeated
from terratorch.registry import BACKBONE_REGISTRY
from tiny import make_models


def encoder(folder):
    model = BACKBONE_REGISTRY.build("prithvi_eo_v2_300", pretrained=False)
    torch.save(repeated(model.state_dict()), folder / "Prithvi_EO_V2_300M.pt")


make_models({"encoder": encoder})
