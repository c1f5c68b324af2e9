"""A small model of MultiMolecule, with random weights."""

import torch
from multimolecule import RnaFmConfig, RnaFmForMaskedLM, RnaTokenizer
from tiny import SIZES, make_models

torch.manual_seed(0)


def rnafm(folder):
    tokenizer = RnaTokenizer()
    config = RnaFmConfig(vocab_size=len(tokenizer), **SIZES)
    RnaFmForMaskedLM(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


make_models({"rnafm": rnafm})
