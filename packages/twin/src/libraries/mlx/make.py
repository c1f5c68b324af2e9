"""A small model of MLX, with random weights."""

import json

import mlx.core as mx
import script
from mlx.utils import tree_flatten
from mlx_lm.models import llama as architecture
from tiny import fast_tokenizer, make_models

mx.random.seed(0)

CONFIG = {"model_type": "llama", "hidden_size": 32, "num_hidden_layers": 2, "intermediate_size": 64, "num_attention_heads": 2, "num_key_value_heads": 2, "rms_norm_eps": 1e-6, "vocab_size": 400, "rope_theta": 10000.0, "tie_word_embeddings": True, "eos_token_id": 2}


def llama(folder):
    model = architecture.Model(architecture.ModelArgs.from_dict(CONFIG))
    mx.save_safetensors(str(folder / "model.safetensors"), dict(tree_flatten(model.parameters())), metadata={"format": "mlx"})
    (folder / "config.json").write_text(json.dumps(CONFIG))
    fast_tokenizer(chat=True, ends=False).save_pretrained(folder)


def scripted(folder):
    """Calls each tool that its script names, and answers once it has the results."""
    tokenizer = script.scripted_tokenizer()
    embeddings, outputs = (mx.array(each) for each in script.weights(len(tokenizer), script.token_of(tokenizer)))
    config = {
        **CONFIG,
        "hidden_size": script.WIDTH,
        "num_hidden_layers": 1,
        "vocab_size": len(tokenizer),
        "tie_word_embeddings": False,
        "eos_token_id": tokenizer.eos_token_id,
    }
    model = architecture.Model(architecture.ModelArgs.from_dict(config))
    weights = {name: mx.ones(each.shape) if "norm" in name else mx.zeros(each.shape) for name, each in tree_flatten(model.parameters())}
    given = {"model.norm.weight": mx.full((script.WIDTH,), script.WIDTH**-0.5), "model.embed_tokens.weight": embeddings, "lm_head.weight": outputs}
    mx.save_safetensors(str(folder / "model.safetensors"), {**weights, **given}, metadata={"format": "mlx"})
    (folder / "config.json").write_text(json.dumps(config))
    tokenizer.save_pretrained(folder)


make_models({"llama": llama, "scripted": scripted})
