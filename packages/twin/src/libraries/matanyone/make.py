"""The small parts of MatAnyone, with random weights."""

import torch
from hydra import compose, initialize_config_module
from matanyone.model.matanyone import MatAnyone
from omegaconf import open_dict
from tiny import make_models

torch.manual_seed(0)

MOST_WEIGHTS = 100_000


def matting(folder):
    with initialize_config_module("matanyone.config", version_base="1.3.2"):
        sizes = compose(config_name="eval_matanyone_config")
    with open_dict(sizes):
        # Without it, the layers that see are fetched from another service.
        sizes.model.pretrained_resnet = False
    model = MatAnyone(sizes, single_object=True)
    # The loader asks for no more than the file of weights has.
    for name, part in list(model.named_children()):
        if sum(weight.numel() for weight in part.parameters()) > MOST_WEIGHTS:
            delattr(model, name)
    model.save_pretrained(folder)


make_models({"matting": matting})
