"""A small reader of handwriting for HTRflow, with random weights."""

import torch
from tiny import fast_tokenizer, make_models
from transformers import (
    RobertaTokenizerFast,
    TrOCRConfig,
    TrOCRForCausalLM,
    TrOCRProcessor,
    ViTConfig,
    ViTImageProcessor,
    ViTModel,
    VisionEncoderDecoderModel,
)

torch.manual_seed(0)


def reader(folder):
    sees = ViTModel(ViTConfig(hidden_size=32, num_hidden_layers=1, num_attention_heads=2, intermediate_size=37, image_size=32))
    sizes = {"d_model": 32, "decoder_layers": 1, "decoder_attention_heads": 2, "decoder_ffn_dim": 37}
    writes = TrOCRForCausalLM(TrOCRConfig(vocab_size=400, cross_attention_hidden_size=32, max_position_embeddings=64, **sizes))
    model = VisionEncoderDecoderModel(encoder=sees, decoder=writes)
    for config in (model.config, model.generation_config):
        config.decoder_start_token_id, config.pad_token_id, config.eos_token_id = 1, 0, 2
    model.generation_config.max_length = 16
    model.save_pretrained(folder)
    TrOCRProcessor(ViTImageProcessor(size={"height": 32, "width": 32}), fast_tokenizer()).save_pretrained(folder)


make_models({"reader": reader})
