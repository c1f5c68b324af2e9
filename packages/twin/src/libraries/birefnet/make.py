"""A small network for BiRefNet's example, with random weights and the code that runs it."""

import torch
from network import BiRefNet, BiRefNetConfig
from tiny import make_models

torch.manual_seed(0)


def cut_out(folder):
    BiRefNetConfig.register_for_auto_class()
    BiRefNet.register_for_auto_class("AutoModelForImageSegmentation")
    BiRefNet(BiRefNetConfig()).save_pretrained(folder)


make_models({"cut-out": cut_out})
