"""A small model of GLiNER2, with random weights."""

import tempfile

import torch
from gliner2 import ExtractorConfig, SpanExtractor
from tiny import SIZES, fast_tokenizer, make_models
from transformers import BertConfig, BertModel

torch.manual_seed(0)


def spans(folder):
    with tempfile.TemporaryDirectory() as bare:
        BertModel(BertConfig(vocab_size=400, **SIZES)).save_pretrained(bare)
        fast_tokenizer().save_pretrained(bare)
        SpanExtractor(ExtractorConfig(model_name=bare, max_width=4)).save_pretrained(folder)


make_models({"spans": spans})
