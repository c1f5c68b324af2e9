"""A small bi-encoder and a small cross-encoder of Lightning IR, with random weights."""

import tempfile

import torch
from lightning_ir import BiEncoderModule, CrossEncoderModule
from lightning_ir.models import DprConfig, MonoConfig
from tiny import SIZES, bert_tokenizer, make_models
from transformers import BertConfig, BertModel

torch.manual_seed(0)


def save(folder, module, config):
    with tempfile.TemporaryDirectory() as bare:
        tokenizer = bert_tokenizer()
        BertModel(BertConfig(vocab_size=len(tokenizer), **SIZES)).save_pretrained(bare)
        tokenizer.save_pretrained(bare)
        module = module(bare, config=config)
        module.model.save_pretrained(folder)
        module.tokenizer.save_pretrained(folder)


make_models(
    {
        "bi-encoder": lambda folder: save(folder, BiEncoderModule, DprConfig()),
        "cross-encoder": lambda folder: save(folder, CrossEncoderModule, MonoConfig()),
    }
)
