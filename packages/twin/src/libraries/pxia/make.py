"""A small model of pxia."""

import torch
from pxia import ANN
from tiny import make_models

torch.manual_seed(0)

make_models({"ann": lambda folder: ANN().save_pretrained(folder)})
