"""Small models of sentence-transformers, with random weights."""

import tempfile

import torch
from sentence_transformers import CrossEncoder, SentenceTransformer, models
from tiny import fast_tokenizer, make_models
from transformers import BertConfig, BertForSequenceClassification, BertModel

torch.manual_seed(0)

SIZES = {"vocab_size": 400, "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 37}


def encoder(folder):
    with tempfile.TemporaryDirectory() as bare:
        BertModel(BertConfig(**SIZES)).save_pretrained(bare)
        fast_tokenizer().save_pretrained(bare)
        words = models.Transformer(bare)
        SentenceTransformer(modules=[words, models.Pooling(32)]).save_pretrained(str(folder))


def reranker(folder):
    with tempfile.TemporaryDirectory() as bare:
        BertForSequenceClassification(BertConfig(**SIZES, num_labels=1)).save_pretrained(bare)
        fast_tokenizer().save_pretrained(bare)
        CrossEncoder(bare).save_pretrained(str(folder))


make_models({"encoder": encoder, "reranker": reranker})
