"""Small models of sentence-transformers, with random weights."""

import tempfile

import torch
from sentence_transformers import CrossEncoder, SentenceTransformer, models
from tiny import SIZES, fast_tokenizer, make_models
from transformers import BertConfig, BertForSequenceClassification, BertModel

torch.manual_seed(0)


def encoder(folder):
    with tempfile.TemporaryDirectory() as bare:
        BertModel(BertConfig(vocab_size=400, **SIZES)).save_pretrained(bare)
        fast_tokenizer().save_pretrained(bare)
        words = models.Transformer(bare)
        SentenceTransformer(modules=[words, models.Pooling(32)]).save_pretrained(str(folder))


def reranker(folder):
    with tempfile.TemporaryDirectory() as bare:
        BertForSequenceClassification(BertConfig(vocab_size=400, **SIZES, num_labels=1)).save_pretrained(bare)
        fast_tokenizer().save_pretrained(bare)
        CrossEncoder(bare).save_pretrained(str(folder))


make_models({"encoder": encoder, "reranker": reranker})
