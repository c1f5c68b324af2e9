"""A small autoencoder of pythae, with random weights."""

import torch
from pythae.models import VAE, VAEConfig
from tiny import make_models

torch.manual_seed(0)


def vae(folder):
    VAE(VAEConfig(input_dim=(1, 8, 8), latent_dim=2)).save(str(folder))


make_models({"vae": vae})
