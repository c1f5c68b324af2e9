"""A small model of GLiNER, with random weights."""

import tempfile

import torch
from gliner import GLiNER, GLiNERConfig
from tiny import SIZES, fast_tokenizer, make_models
from transformers import BertConfig, BertModel

torch.manual_seed(0)


def spans(folder):
    with tempfile.TemporaryDirectory() as bare:
        encoder = BertConfig(vocab_size=410, **SIZES)
        BertModel(encoder).save_pretrained(bare)
        fast_tokenizer().save_pretrained(bare)
        config = GLiNERConfig(model_name=bare, encoder_config=encoder.to_dict(), hidden_size=32, max_width=4, max_types=5, span_mode="markerV0", vocab_size=410)
        tokenizer = fast_tokenizer()
        tokenizer.add_tokens(["[FLERT]", "<<ENT>>", "<<SEP>>"], special_tokens=True)
        model = GLiNER.from_config(config) if hasattr(GLiNER, "from_config") else GLiNER(config, tokenizer=tokenizer)
        model.save_pretrained(folder)


make_models({"spans": spans})
