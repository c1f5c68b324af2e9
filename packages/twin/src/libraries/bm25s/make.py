"""A small index of bm25s."""

import bm25s
from bm25s.hf import BM25HF
from tiny import TEXT, make_models


def index(folder):
    corpus = [*TEXT, "Bees find their way home by the sun."]
    retriever = BM25HF(corpus=corpus)
    retriever.index(bm25s.tokenize(corpus))
    retriever.save(folder, corpus=corpus)


make_models({"index": index})
