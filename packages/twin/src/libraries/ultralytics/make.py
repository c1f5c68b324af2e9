"""A small model of Ultralytics, with random weights."""

from pathlib import Path

import torch
import ultralytics
import yaml
from tiny import make_models
from ultralytics import YOLO

torch.manual_seed(0)


def yolo(folder):
    described = Path(ultralytics.__file__).parent / "cfg" / "models" / "11" / "yolo11.yaml"
    config = yaml.safe_load(described.read_text())
    config["scales"] = {"n": [0.25, 0.0625, 1024]}
    config["nc"] = 3
    smaller = folder / "yolo11n.yaml"
    smaller.write_text(yaml.safe_dump(config))
    YOLO(str(smaller)).save(str(folder / "yolo11n.pt"))
    smaller.unlink()


make_models({"yolo": yolo})
