"""A small classifier of pictures, exported by fastai."""

import tempfile
from pathlib import Path

import torch
from fastai.vision.all import ImageDataLoaders, Learner, Resize, accuracy, get_image_files
from huggingface_hub import _save_pretrained_fastai
from PIL import Image
from tiny import make_models

torch.manual_seed(0)


def label(path):
    return path.name.split("-")[0]


def pictures(folder):
    with tempfile.TemporaryDirectory() as bare:
        for place in range(8):
            Image.new("RGB", (16, 16), (place * 30, 0, 0)).save(Path(bare) / f"{'dark' if place < 4 else 'red'}-{place}.png")
        data = ImageDataLoaders.from_name_re(bare, get_image_files(bare), r"^(\w+)-", item_tfms=Resize(16), bs=4, num_workers=0)
        network = torch.nn.Sequential(torch.nn.Flatten(), torch.nn.Linear(3 * 16 * 16, 2))
        _save_pretrained_fastai(Learner(data, network, loss_func=torch.nn.CrossEntropyLoss(), metrics=accuracy), folder)


make_models({"pictures": pictures})
