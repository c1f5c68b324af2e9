"""A small adapter and the model that it is made for, with random weights."""

import torch
from adapters import AutoAdapterModel
from tiny import fast_tokenizer, make_models
from transformers import BertConfig

torch.manual_seed(0)


def bert():
    torch.manual_seed(0)
    return AutoAdapterModel.from_config(
        BertConfig(vocab_size=400, hidden_size=32, num_hidden_layers=2, num_attention_heads=2, intermediate_size=37)
    )


def base(folder):
    bert().save_pretrained(folder)
    fast_tokenizer().save_pretrained(folder)


def adapter(folder):
    model = bert()
    model.add_adapter("demo", config="seq_bn")
    model.save_adapter(str(folder), "demo")


make_models({"base": base, "adapter": adapter})
