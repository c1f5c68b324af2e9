"""A small reader of texts for AraClip, with random weights."""

import torch
from araclip import AraClip
from tiny import SIZES, bert_tokenizer, make_models
from transformers import BertConfig

torch.manual_seed(0)


def texts(folder):
    tokenizer = bert_tokenizer()
    tokenizer.save_pretrained(folder)
    sizes = BertConfig(vocab_size=len(tokenizer), **SIZES).to_dict()
    model = AraClip(sizes, SIZES["hidden_size"], 16, tokenizer_repo_id_or_path=str(folder))
    # What looks at pictures has one size only, which is large; texts do without it.
    del model.clip_model
    model.save_pretrained(folder, config={**model._hub_mixin_config, "tokenizer_repo_id_or_path": "Arabic-Clip/araclip"})


make_models({"texts": texts})
