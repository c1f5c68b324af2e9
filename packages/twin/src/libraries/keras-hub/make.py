"""A small backbone of KerasHub, with random weights."""

import keras_hub
from tiny import make_models


def bert(folder):
    keras_hub.models.BertBackbone(
        vocabulary_size=100, num_layers=1, num_heads=2, hidden_dim=16, intermediate_dim=16, max_sequence_length=64
    ).save_to_preset(str(folder))


make_models({"bert": bert})
