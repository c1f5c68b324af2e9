"""The last layer of a detector of YOLOv10, with random weights."""

import torch
from tiny import make_models
from ultralytics import YOLOv10

torch.manual_seed(0)


def detector(folder):
    made = YOLOv10("yolov10n.yaml")
    layers = made.model.model
    # The sizes are those of the file that the package holds; the loader asks for no more than the file of weights has.
    for place in range(len(layers) - 1):
        layers[place] = torch.nn.Identity()
    # Half as precise, the weights are half as large.
    made.model.half()
    made.save_pretrained(folder, config={"model": "yolov10n.yaml", "task": "detect", "names": made.names})


make_models({"detector": detector})
