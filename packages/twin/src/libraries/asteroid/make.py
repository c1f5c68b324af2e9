"""A small model of Asteroid that separates two voices, with random weights."""

import torch
from asteroid.models import ConvTasNet
from tiny import make_models

torch.manual_seed(0)


def separator(folder):
    model = ConvTasNet(n_src=2, n_blocks=1, n_repeats=1, bn_chan=8, hid_chan=8, skip_chan=8, n_filters=16, sample_rate=16000)
    torch.save(model.serialize(), folder / "pytorch_model.bin")


make_models({"separator": separator})
