"""A small adapter and the model that it is made for, with random weights."""

import torch
from adapters import AutoAdapterModel
from tiny import SIZES, fast_tokenizer, make_models
from transformers import BertConfig

torch.manual_seed(0)


def bert():
    torch.manual_seed(0)
    return AutoAdapterModel.from_config(BertConfig(vocab_size=400, **SIZES))


def base(folder):
    bert().save_pretrained(folder)
    fast_tokenizer().save_pretrained(folder)


def adapter(folder):
    model = bert()
    model.add_adapter("demo", config="seq_bn")
    model.save_adapter(str(folder), "demo")


make_models({"base": base, "adapter": adapter})
