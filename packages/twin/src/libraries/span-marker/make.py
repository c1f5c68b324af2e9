"""A small model of SpanMarker, with random weights, and the encoder that it names."""

import json
import tempfile

import torch
from span_marker import SpanMarkerModel
from tiny import SIZES, bert_tokenizer, make_models
from transformers import BertConfig, BertModel

torch.manual_seed(0)


def encoder(folder):
    tokenizer = bert_tokenizer()
    BertModel(BertConfig(vocab_size=len(tokenizer), **SIZES)).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def bert(folder):
    with tempfile.TemporaryDirectory() as bare:
        encoder(bare)
        model = SpanMarkerModel.from_pretrained(
            bare, labels=["O", "person", "city"], model_max_length=128, entity_max_length=4
        )
        model.save_pretrained(folder)
    path = folder / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text().replace(bare, "owner/encoder"))))


make_models({"bert": bert, "encoder": encoder})
