"""A small model of PaddleNLP, with random weights."""

import tempfile
from pathlib import Path

import paddle
from paddlenlp.transformers import ErnieConfig, ErnieModel, ErnieTokenizer
from tiny import SIZES, make_models, word_pieces

paddle.seed(0)


def ernie(folder):
    with tempfile.TemporaryDirectory() as bare:
        vocabulary = Path(bare) / "vocab.txt"
        vocabulary.write_text("\n".join(word_pieces()) + "\n")
        ErnieTokenizer(str(vocabulary)).save_pretrained(str(folder))
    ErnieModel(ErnieConfig(vocab_size=len(word_pieces()), **SIZES)).save_pretrained(str(folder))


make_models({"ernie": ernie})
