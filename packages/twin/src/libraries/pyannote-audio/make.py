"""A small model that tells who speaks when, with random weights."""

import torch
from pyannote.audio.core.model import Model
from pyannote.audio.core.task import Problem, Resolution, Specifications
from pyannote.audio.models.segmentation import PyanNet
from pytorch_lightning import Trainer
from tiny import make_models

torch.manual_seed(0)


def segmentation(folder):
    model = PyanNet(
        sincnet={"stride": 10}, lstm={"hidden_size": 8, "num_layers": 1, "bidirectional": True}, linear={"hidden_size": 8, "num_layers": 1}
    )
    model.specifications = Specifications(
        problem=Problem.MONO_LABEL_CLASSIFICATION,
        resolution=Resolution.FRAME,
        duration=5.0,
        min_duration=5.0,
        warm_up=(0.0, 0.0),
        classes=["first", "second"],
        powerset_max_classes=2,
        permutation_invariant=True,
    )
    model.build()
    model.setup()
    trainer = Trainer(max_epochs=0, logger=False, accelerator="cpu", enable_checkpointing=False)
    trainer.strategy.connect(model)
    trainer.save_checkpoint(folder / "pytorch_model.bin", weights_only=True)
    (folder / "config.yaml").write_text("")


make_models({"segmentation": segmentation})
