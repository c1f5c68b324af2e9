"""A small static model of model2vec."""

import numpy as np
from model2vec import StaticModel
from tiny import byte_tokenizer, make_models


def static(folder):
    tokenizer = byte_tokenizer()
    vectors = np.random.default_rng(0).normal(size=(tokenizer.get_vocab_size(), 16)).astype("float32")
    StaticModel(vectors, tokenizer).save_pretrained(folder)


make_models({"static": static})
