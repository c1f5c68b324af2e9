"""Weights of models whose size cannot be chosen: each holds one random number, and is written as that and its shape."""

import torch


def repeated(weights):
    torch.manual_seed(0)
    return {name: torch.randn(1).mul(0.01).to(weight.dtype).expand(weight.shape) for name, weight in weights.items()}
