"""The code that lies beside the weights: a network that tells what is in front, as the authors' one is called."""

import torch
from transformers import PretrainedConfig, PreTrainedModel


class BiRefNetConfig(PretrainedConfig):
    model_type = "birefnet-of-one-layer"


class BiRefNet(PreTrainedModel):
    config_class = BiRefNetConfig

    def __init__(self, config):
        super().__init__(config)
        self.layer = torch.nn.Conv2d(3, 1, 3, padding=1)
        self.post_init()

    def forward(self, pictures):
        return [self.layer(pictures)]
