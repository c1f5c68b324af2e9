"""The small parts of BEN2, with random weights."""

import torch
from ben2.modeling_ben2 import BEN_Base
from tiny import make_models

torch.manual_seed(0)

MOST_WEIGHTS = 100_000


def cut_out(folder):
    model = BEN_Base()
    # The loader asks for no more than the file of weights has.
    for name, part in list(model.named_children()):
        if sum(weight.numel() for weight in part.parameters()) > MOST_WEIGHTS:
            delattr(model, name)
    model.save_pretrained(folder)


make_models({"cut-out": cut_out})
