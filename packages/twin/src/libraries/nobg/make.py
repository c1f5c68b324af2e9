"""A small model that cuts out what stands in front, with random weights."""

import torch
from nobg import BiRefNet, BiRefNetImageProcessor
from nobg.birefnet.modeling_birefnet import BiRefNetConfig
from tiny import make_models

torch.manual_seed(0)


def birefnet(folder):
    config = BiRefNetConfig(
        image_size=64, embed_dim=4, depths=[1, 1, 1, 1], num_heads=[1, 1, 1, 1], window_size=2, dec_channels_inter=4
    )
    BiRefNet(config).save_pretrained(folder)
    BiRefNetImageProcessor(size={"height": 64, "width": 64}).save_pretrained(folder)


make_models({"birefnet": birefnet})
