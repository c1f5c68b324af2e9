"""A small model of llama.cpp in one file, with random weights."""

import numpy as np
import script
from gguf import GGUFWriter, PoolingType
from tiny import make_models

WIDTH, INNER, LAYERS, HEADS = 32, 64, 2, 2
TOKENS = ["<unk>", "<s>", "</s>", *[f"<0x{byte:02X}>" for byte in range(256)], "▁"]
CHAT = "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}\n{% endfor %}assistant: "


def one_file(folder, name, said={}, pooled=False):
    random = np.random.default_rng(0)
    writer = GGUFWriter(folder / name, "llama")
    if pooled:
        writer.add_pooling_type(PoolingType.MEAN)
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

    def add(tensor, *shape, given=()):
        weights = random.normal(scale=0.1, size=shape).astype(np.float32)
        for place, value in given:
            weights[place] = value
        writer.add_tensor(f"{tensor}.weight", weights)

    add("token_embd", len(TOKENS), WIDTH, given=said.get("token_embd", ()))
    add("output", len(TOKENS), WIDTH, given=said.get("output", ()))
    add("output_norm", WIDTH, given=said.get("output_norm", ()))
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


def brief(folder, name):
    """Says small letters, and ends with the first full stop: never at once, and soon."""
    end, stop = TOKENS.index("</s>"), TOKENS.index("<0x2E>")
    letters = [TOKENS.index(f"<0x{ord(letter):02X}>") for letter in "abcdefghijklmnopqrstuvwxyz ."]
    others = [token for token in range(len(TOKENS)) if token not in letters]
    one_file(
        folder,
        name,
        {
            # The first number is the same for every token, the second tells the full stop.
            "token_embd": [(np.s_[:, 0], 1), (np.s_[:, 1], 0), ((stop, 1), 1)],
            "output": [((letters, 0), 0), ((others, 0), -100), ((stop, 0), 0.2), ((end, 0), -20), ((end, 1), 100)],
            "output_norm": [(0, 1), (1, 1)],
        },
    )


def embedder(folder, name):
    """Gives the mean of its tokens as an embedding."""
    one_file(folder, name, pooled=True)


def scripted(folder, name):
    """Calls each tool that its script names, and answers once it has the results."""
    tokens = [*TOKENS[:-1], " ", *script.MARKS, *script.PARTS]

    def token(text):
        return tokens.index(text) if text in tokens[len(TOKENS) - 1 :] else TOKENS.index(f"<0x{ord(text):02X}>")

    width, inner = script.WIDTH, 32
    embeddings, outputs = script.weights(len(tokens), token)
    writer = GGUFWriter(folder / name, "llama")
    writer.add_context_length(4096)
    writer.add_embedding_length(width)
    writer.add_block_count(1)
    writer.add_feed_forward_length(inner)
    writer.add_head_count(2)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(tokens))
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * len(tokens))
    # As above; then what only templates contain, and what isn't cut further.
    types = [2, 3, 3, *[6] * 256, 4, *[3] * len(script.MARKS), *[4] * len(script.PARTS)]
    writer.add_token_types(types)
    writer.add_unk_token_id(0)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(token(script.END))
    writer.add_add_bos_token(False)
    writer.add_add_space_prefix(False)
    writer.add_chat_template(script.CHAT)

    def add(tensor, values):
        writer.add_tensor(f"{tensor}.weight", np.asarray(values, np.float32))

    add("token_embd", embeddings)
    add("output", outputs)
    add("output_norm", np.full(width, width**-0.5))
    for part in ("attn_norm", "ffn_norm"):
        add(f"blk.0.{part}", np.ones(width))
    # The layer adds nothing: a token alone decides what follows.
    for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
        add(f"blk.0.{part}", np.zeros((width, width)))
    for part in ("ffn_gate", "ffn_up"):
        add(f"blk.0.{part}", np.zeros((inner, width)))
    add("blk.0.ffn_down", np.zeros((width, inner)))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    # The hub gives files with these names to Ollama. On a busy machine, threads mostly wait for each other.
    (folder / "template").write_text(script.OLLAMA_CHAT)
    (folder / "params").write_text('{"num_thread": 1}')


make_models({"gguf": one_file, "brief": brief, "embedder": embedder, "scripted": scripted})
