"""A small model of Chronos, with random weights."""

import torch
from tiny import make_models
from transformers import T5Config, T5ForConditionalGeneration

torch.manual_seed(0)

CHRONOS = {
    "tokenizer_class": "MeanScaleUniformBins",
    "tokenizer_kwargs": {"low_limit": -15.0, "high_limit": 15.0},
    "n_tokens": 128,
    "n_special_tokens": 2,
    "pad_token_id": 0,
    "eos_token_id": 1,
    "use_eos_token": True,
    "model_type": "seq2seq",
    "context_length": 64,
    "prediction_length": 12,
    "num_samples": 4,
    "temperature": 1.0,
    "top_k": 50,
    "top_p": 1.0,
}


def t5(folder):
    config = T5Config(
        vocab_size=128, d_model=32, d_kv=16, d_ff=37, num_layers=2, num_heads=2, decoder_start_token_id=0, pad_token_id=0, eos_token_id=1
    )
    config.architectures = ["T5ForConditionalGeneration"]
    config.chronos_config = CHRONOS
    T5ForConditionalGeneration(config).save_pretrained(folder)


make_models({"t5": t5})
