"""A small model of AudioCraft that makes sounds of a text, with random weights."""

import torch
from audiocraft.models import builders
from omegaconf import OmegaConf
from tiny import make_models

torch.manual_seed(0)

# It is asked for one of the 250 likeliest.
BOOKS, WORDS, WIDTH = 2, 256, 16

CODEC = {
    "device": "cpu",
    "compression_model": "encodec",
    "encodec": {"autoencoder": "seanet", "quantizer": "rvq", "sample_rate": 16000, "channels": 1, "causal": False},
    "seanet": {"n_filters": 2, "n_residual_layers": 1, "dimension": WIDTH, "ratios": [8, 5, 4, 2], "encoder": {}, "decoder": {}},
    "rvq": {"n_q": BOOKS, "bins": WORDS},
}
WRITER = {
    "device": "cpu",
    "dtype": "float32",
    "lm_model": "transformer_lm",
    "transformer_lm": {"n_q": BOOKS, "card": WORDS, "dim": WIDTH, "num_heads": 2, "num_layers": 1, "causal": True},
    "codebooks_pattern": {"modeling": "delay", "delay": {"delays": list(range(BOOKS))}},
    "attribute_dropout": {},
    "classifier_free_guidance": {"training_dropout": 0.0, "inference_coef": 1.0},
    "dataset": {"segment_duration": 10},
    # The text is read by a table, not by a large T5.
    "conditioners": {"description": {"model": "lut", "lut": {"n_bins": 64, "dim": WIDTH, "tokenizer": "noop"}}},
    "fuser": {
        "cross_attention_pos_emb": False,
        "cross_attention_pos_emb_scale": 1,
        "sum": [],
        "prepend": ["description"],
        "cross": [],
        "input_interpolate": [],
    },
}


def sounds(folder):
    parts = {
        "compression_state_dict.bin": (CODEC, builders.get_compression_model),
        "state_dict.bin": (WRITER, builders.get_lm_model),
    }
    for name, (config, build) in parts.items():
        model = build(OmegaConf.create(config))
        torch.save({"xp.cfg": config, "best_state": model.state_dict()}, folder / name)


make_models({"sounds": sounds})
