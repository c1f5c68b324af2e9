"""A small classifier of SetFit."""

import tempfile

import torch
from sentence_transformers import SentenceTransformer, models
from setfit import SetFitModel
from tiny import SIZES, TEXT, fast_tokenizer, make_models
from transformers import BertConfig, BertModel

torch.manual_seed(0)


def classifier(folder):
    with tempfile.TemporaryDirectory() as bare, tempfile.TemporaryDirectory() as whole:
        BertModel(BertConfig(vocab_size=400, **SIZES)).save_pretrained(bare)
        fast_tokenizer().save_pretrained(bare)
        SentenceTransformer(modules=[models.Transformer(bare), models.Pooling(32)]).save_pretrained(whole)
        model = SetFitModel.from_pretrained(whole)
        model.model_head.fit(model.model_body.encode(TEXT), [0, 1] * (len(TEXT) // 2))
        model.save_pretrained(folder)


make_models({"classifier": classifier})
