"""A small model of NeMo that writes letters for speech, with random weights."""

import torch
from nemo.collections.asr.models import EncDecCTCModel
from omegaconf import OmegaConf
from tiny import make_models

torch.manual_seed(0)

LETTERS = [" ", *"abcdefghijklmnopqrstuvwxyz", "'"]


def transcriber(folder):
    parts = {
        "preprocessor": {"_target_": "nemo.collections.asr.modules.AudioToMelSpectrogramPreprocessor", "features": 64},
        "encoder": {
            "_target_": "nemo.collections.asr.modules.ConformerEncoder",
            "feat_in": 64,
            "n_layers": 1,
            "d_model": 16,
            "n_heads": 2,
            "subsampling_conv_channels": 8,
        },
        "decoder": {
            "_target_": "nemo.collections.asr.modules.ConvASRDecoder",
            "feat_in": 16,
            "num_classes": len(LETTERS),
            "vocabulary": LETTERS,
        },
    }
    model = EncDecCTCModel(OmegaConf.create({"sample_rate": 16000, **parts}))
    model.save_to(folder / f"{folder.name}.nemo")


make_models({"transcriber": transcriber})
