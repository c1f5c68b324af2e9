"""A small tagger of flair, with random weights."""

import tempfile

import flair
import torch
from flair.data import Dictionary
from flair.embeddings import TransformerWordEmbeddings
from flair.models import SequenceTagger
from tiny import SIZES, fast_tokenizer, make_models
from transformers import BertConfig, BertModel

torch.manual_seed(0)


def tagger(folder):
    labels = Dictionary(add_unk=False)
    labels.span_labels = True
    for label in ("PER", "LOC"):
        labels.add_item(label)
    with tempfile.TemporaryDirectory() as bare:
        BertModel(BertConfig(vocab_size=400, **SIZES)).save_pretrained(bare)
        fast_tokenizer().save_pretrained(bare)
        words = TransformerWordEmbeddings(bare)
        model = SequenceTagger(embeddings=words, tag_dictionary=labels, tag_type="ner", use_rnn=False, use_crf=False, reproject_embeddings=False)
        model.save(folder / "pytorch_model.bin")


make_models({"tagger": tagger})
