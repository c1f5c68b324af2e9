"""A small classifier of SwarmFormer, with random weights."""

import torch
from swarmformer import SwarmFormerModel
from tiny import make_models

torch.manual_seed(0)


def classifier(folder):
    # The loader asks for the sizes as a file of them says.
    SwarmFormerModel(vocab_size=100, d_model=8, seq_len=16, cluster_size=4, num_layers=1).save_pretrained(folder)


make_models({"classifier": classifier})
