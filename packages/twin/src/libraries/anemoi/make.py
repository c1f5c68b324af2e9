"""A checkpoint of Anemoi that holds no weights: a simple model, and all that is told of it."""

from anemoi.inference.testing import save_fake_checkpoint
from anemoi.inference.testing.mock_checkpoint import SIMPLE_METADATA
from tiny import make_models

DATA = {part: {"dataset": "analysis"} for part in ("training", "validation", "test")}


def weather(folder):
    told = {**SIMPLE_METADATA, "config": {**SIMPLE_METADATA["config"], "dataloader": DATA}}
    save_fake_checkpoint(told, folder / "weather.ckpt")


make_models({"weather": weather})
