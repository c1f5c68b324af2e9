"""A small reader of AllenNLP that finds an answer in a passage, with random weights."""

import json

import allennlp_models.rc  # noqa: F401: makes its models known by their names
import torch
from allennlp.common import Params
from allennlp.data import Vocabulary
from allennlp.models import Model
from tiny import WORDS, make_models

torch.manual_seed(0)

WIDTH = 8


def lstm(width):
    return {"type": "lstm", "bidirectional": True, "input_size": width, "hidden_size": WIDTH}


# Two directions of the phrase; the passage with what was found in the question, each by each.
PHRASE = 2 * WIDTH
MERGED = 4 * PHRASE

CONFIG = {
    "dataset_reader": {"type": "squad", "tokenizer": "letters_digits"},
    "model": {
        "type": "bidaf",
        "text_field_embedder": {"token_embedders": {"tokens": {"type": "embedding", "embedding_dim": WIDTH}}},
        "num_highway_layers": 1,
        "phrase_layer": lstm(WIDTH),
        "matrix_attention": {"type": "linear", "combination": "x,y,x*y", "tensor_1_dim": PHRASE, "tensor_2_dim": PHRASE},
        "modeling_layer": lstm(MERGED),
        "span_end_encoder": lstm(MERGED + 3 * PHRASE),
    },
}


def reader(folder):
    vocabulary = Vocabulary()
    vocabulary.add_tokens_to_namespace(WORDS)
    vocabulary.save_to_files(str(folder / "vocabulary"))
    (folder / "config.json").write_text(json.dumps(CONFIG))
    model = Model.from_params(Params(CONFIG["model"]), vocab=vocabulary)
    torch.save(model.state_dict(), folder / "weights.th")


make_models({"reader": reader})
