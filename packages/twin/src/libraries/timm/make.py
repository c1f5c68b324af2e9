"""Small models of timm, which has some that are made for tests."""

import timm
import torch
from timm.models import save_for_hf
from tiny import make_models

torch.manual_seed(0)


def smallest(folder):
    save_for_hf(timm.create_model("test_vit", num_classes=10), folder, model_args={"num_classes": 10})


make_models({"test_vit": smallest})
