"""A small generator and a small detector of AudioSeal, with random weights."""

import re

import torch
from audioseal import builder
from tiny import make_models

torch.manual_seed(0)

SEANET = {
    "channels": 1,
    "dimension": 8,
    "n_filters": 2,
    "n_residual_layers": 1,
    "ratios": [8, 5, 4, 2],
    "activation": "ELU",
    "activation_params": {"alpha": 1.0},
    "norm": "none",
    "norm_params": {},
    "kernel_size": 7,
    "last_kernel_size": 7,
    "residual_kernel_size": 3,
    "dilation_base": 2,
    "causal": False,
    "pad_mode": "constant",
    "true_skip": True,
    "compress": 2,
    "lstm": 2,
    "disable_norm_outer_blocks": 0,
}
DECODER = {"final_activation": None, "final_activation_params": None, "trim_right_ratio": 1.0}
DETECTOR = {"output_dim": 8}


def save(path, model, parts):
    # Weights have the names that they had before layers were wrapped: the loader knows no others.
    weights = {re.sub(r"\.inner_conv(tr)?\.", ".", name): value for name, value in model.state_dict().items()}
    torch.save({"xp.cfg": {"seanet": SEANET, **parts}, "model": weights}, path)


def watermark(folder):
    seanet = builder.SEANetConfig(**SEANET)
    decoder = builder.DecoderConfig(**DECODER)
    generator = builder.create_generator(builder.AudioSealWMConfig(nbits=16, seanet=seanet, decoder=decoder))
    save(folder / "generator_base.pth", generator, {"decoder": DECODER})
    detector = builder.DetectorConfig(**DETECTOR)
    detector = builder.create_detector(builder.AudioSealDetectorConfig(nbits=16, seanet=seanet, detector=detector))
    save(folder / "detector_base.pth", detector, {"detector": DETECTOR})


make_models({"watermark": watermark})
