"""A small adapter of PEFT and the model that it is made for, with random weights."""

import torch
from peft import LoraConfig, get_peft_model
from tiny import fast_tokenizer, make_models
from transformers import OPTConfig, OPTForCausalLM

torch.manual_seed(0)


def opt():
    return OPTForCausalLM(
        OPTConfig(vocab_size=400, hidden_size=32, word_embed_proj_dim=32, ffn_dim=37, num_hidden_layers=2, num_attention_heads=2, max_position_embeddings=256, pad_token_id=0, bos_token_id=1, eos_token_id=2)
    )


def base(folder):
    opt().save_pretrained(folder)
    fast_tokenizer(ends=False).save_pretrained(folder)


def lora(folder):
    model = get_peft_model(opt(), LoraConfig(r=2, target_modules=["q_proj"], task_type="CAUSAL_LM"))
    model.peft_config["default"].base_model_name_or_path = "facebook/opt-350m"
    model.save_pretrained(folder)


make_models({"base": base, "lora": lora})
