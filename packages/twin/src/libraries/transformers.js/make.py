"""A small model for transformers.js: ONNX, with random weights."""

import torch
from tiny import SIZES, bert_tokenizer, make_models
from transformers import BertConfig, BertModel

torch.manual_seed(0)


class Encoder(torch.nn.Module):
    """Takes and gives what the library asks a model of text for."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, input_ids, attention_mask, token_type_ids):
        return self.model(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state


def bert(folder):
    tokenizer = bert_tokenizer()
    config = BertConfig(vocab_size=len(tokenizer), **SIZES, attn_implementation="eager")
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    (folder / "onnx").mkdir()
    example = torch.ones((2, 8), dtype=torch.int64)
    names = ["input_ids", "attention_mask", "token_type_ids"]
    for name in ("model.onnx", "model_quantized.onnx"):
        torch.onnx.export(
            Encoder(BertModel(config)).eval(),
            (example, example, torch.zeros_like(example)),
            str(folder / "onnx" / name),
            input_names=names,
            output_names=["last_hidden_state"],
            dynamic_axes={**{each: {0: "batch", 1: "length"} for each in names}, "last_hidden_state": {0: "batch", 1: "length"}},
            dynamo=False,
        )


make_models({"bert": bert})
