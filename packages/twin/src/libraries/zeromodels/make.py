"""A small model of zeromodels, with random weights."""

import os

os.environ["KERAS_BACKEND"] = "jax"

from tiny import make_models
from zeromodels.conversion.zm_config import write_zm_config
from zeromodels.models.bert import BertConfig, BertMaskedLM, BertModel


def bert(folder):
    config = BertConfig(
        vocab_size=100, embed_dim=16, num_layers=1, num_heads=2, mlp_dim=16
    )
    # The weights of all kinds of a model lie in one file.
    BertMaskedLM(config, add_pooler=True).save_weights(folder / "model.weights.h5")
    write_zm_config(folder, BertModel, "small", config)


make_models({"bert": bert})
