"""A small model of MultiMolecule, with random weights."""

import torch
from multimolecule import RnaFmConfig, RnaFmForMaskedLM, RnaTokenizer
from tiny import make_models

torch.manual_seed(0)


def rnafm(folder):
    tokenizer = RnaTokenizer()
    config = RnaFmConfig(vocab_size=len(tokenizer), hidden_size=32, num_hidden_layers=2, num_attention_heads=2, intermediate_size=37)
    RnaFmForMaskedLM(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


make_models({"rnafm": rnafm})
