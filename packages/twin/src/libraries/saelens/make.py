"""A small sparse autoencoder, with random weights."""

import torch
from sae_lens import StandardSAE, StandardSAEConfig
from tiny import make_models

torch.manual_seed(0)


def standard(folder):
    StandardSAE(StandardSAEConfig(d_in=16, d_sae=32)).save_model(folder / "blocks.8.hook_resid_pre")


make_models({"standard": standard})
