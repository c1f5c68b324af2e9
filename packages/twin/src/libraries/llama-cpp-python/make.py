"""A small model of llama.cpp in one file, with random weights."""

import numpy as np
from gguf import GGUFWriter
from tiny import make_models

WIDTH, INNER, LAYERS, HEADS = 32, 64, 2, 2
TOKENS = ["<unk>", "<s>", "</s>", *[f"<0x{byte:02X}>" for byte in range(256)], "▁"]
CHAT = "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}\n{% endfor %}assistant: "


def one_file(folder, name):
    random = np.random.default_rng(0)
    writer = GGUFWriter(folder / name, "llama")
    writer.add_context_length(2048)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(TOKENS))
    writer.add_tokenizer_model("llama")
    writer.add_token_list(TOKENS)
    writer.add_token_scores([0.0] * len(TOKENS))
    # What is unknown, what directs, what stands for a byte, and a word.
    writer.add_token_types([2, 3, 3, *[6] * 256, 1])
    writer.add_unk_token_id(0)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_chat_template(CHAT)

    def add(tensor, *shape):
        writer.add_tensor(f"{tensor}.weight", random.normal(scale=0.1, size=shape).astype(np.float32))

    add("token_embd", len(TOKENS), WIDTH)
    add("output", len(TOKENS), WIDTH)
    add("output_norm", WIDTH)
    for layer in range(LAYERS):
        for part in ("attn_norm", "ffn_norm"):
            add(f"blk.{layer}.{part}", WIDTH)
        for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
            add(f"blk.{layer}.{part}", WIDTH, WIDTH)
        for part in ("ffn_gate", "ffn_up"):
            add(f"blk.{layer}.{part}", INNER, WIDTH)
        add(f"blk.{layer}.ffn_down", WIDTH, INNER)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


make_models({"gguf": one_file})
