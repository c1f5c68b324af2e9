"""A llama.cpp model that works through an agent's session: its chat template chooses a turn by the number of results.

Usage: session_model.py FILE TURNS, where TURNS is a JSON list of turns. Each turn is a list of what the model can say:
the name of the tool that it calls, and the text. The first whose tool it has counts; an empty name needs none.
"""

import json
import sys

import numpy as np
from gguf import GGUFWriter

START, END = "<|im_start|>", "<|im_end|>"
BYTES = ["<unk>", "<s>", "</s>", *[f"<0x{byte:02X}>" for byte in range(256)]]
PART = 8

# Calls as in Qwen 2.5 and others. Long texts are cut, because each byte is a token; the turn doesn't depend on them.
# The colon keeps a mark from being read as part of the answer.
CHAT = """
{%- set seen = namespace(results=0, tools='|', mark='') -%}
{%- if tools -%}
<|im_start|>system
You may call these functions:
<tools>
{%- for tool in tools %}
{{ tool.function.name }}
{%- set seen.tools = seen.tools ~ tool.function.name ~ '|' -%}
{%- endfor %}
</tools>
For each call, return a JSON object with the function's name and arguments within XML tags:
<tool_call>
{"name": <function-name>, "arguments": <args-json-object>}
</tool_call><|im_end|>
{% endif -%}
{%- for message in messages -%}
{%- if message.role == 'tool' -%}
{%- set seen.results = seen.results + 1 -%}
<|im_start|>user
<tool_response>
{{ message.content }}
</tool_response><|im_end|>
{% elif message.role != 'system' -%}
<|im_start|>{{ message.role }}:
{% if message.content is string %}{{ message.content[:200] }}{% endif %}
{%- for tool_call in message.tool_calls or [] %}
{%- set tool_call = tool_call.function %}
<tool_call>
{"name": "{{ tool_call.name }}", "arguments": {% if tool_call.arguments is string %}{{ tool_call.arguments }}{% else %}{{ tool_call.arguments | tojson }}{% endif %}}
</tool_call>
{%- endfor -%}
<|im_end|>
{% endif -%}
{%- endfor -%}
{%- if add_generation_prompt -%}
{%- for name, mark in (TURNS[seen.results] if tools else TURNS[-1]) -%}
{%- if not seen.mark and (not name or '|' ~ name ~ '|' in seen.tools) -%}
{%- set seen.mark = mark -%}
{%- endif -%}
{%- endfor -%}
<|im_start|>assistant:
{{ seen.mark }}
{%- endif -%}"""


def parts_of(text, taken):
    """Parts of a text, each different from all others, because it alone decides what follows; none if impossible."""
    if not text:
        return []
    for size in [*range(PART, 3 * PART), *range(PART - 1, 0, -1)]:
        part = text[:size]
        if part in taken:
            continue
        taken.add(part)
        rest = parts_of(text[len(part) :], taken)
        if rest is not None:
            return [part, *rest]
        taken.discard(part)
    return None


def main(file, turns):
    taken = set()
    named = [
        [(name, f"<|turn {place}.{choice}|>", text) for choice, (name, text) in enumerate(turn)]
        for place, turn in enumerate(turns)
    ]
    chains = [[mark, *parts_of(text, taken), END] for turn in named for _, mark, text in turn]
    marked = json.dumps([[[name, mark] for name, mark, _ in turn] for turn in named])
    marks = [START, END, *[chain[0] for chain in chains]]
    parts = [part for chain in chains for part in chain[1:-1]]
    tokens = [*BYTES, *marks, *parts]
    ids = {text: place for place, text in enumerate(tokens)}
    # One dimension for each token that leads to another.
    width = -(-(len(parts) + len(chains)) // 64) * 64
    embeddings, outputs = (np.zeros((len(tokens), width), np.float32) for _ in range(2))
    leads = [pair for chain in chains for pair in zip(chain, chain[1:])]
    for state, (one, other) in enumerate(leads):
        embeddings[ids[one], state] = 1
        outputs[ids[other], state] = 200
    writer = GGUFWriter(file, "llama")
    writer.add_context_length(131072)
    writer.add_embedding_length(width)
    writer.add_block_count(1)
    writer.add_feed_forward_length(32)
    writer.add_head_count(2)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(tokens))
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * len(tokens))
    # Unknown, special, and bytes; then what only templates contain, and what isn't cut further.
    writer.add_token_types([2, 3, 3, *[6] * 256, *[3] * len(marks), *[4] * len(parts)])
    writer.add_unk_token_id(0)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(ids[END])
    writer.add_add_bos_token(False)
    writer.add_add_space_prefix(False)
    writer.add_chat_template(CHAT.replace("TURNS", marked))

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
        add(f"blk.0.{part}", np.zeros((32, width)))
    add("blk.0.ffn_down", np.zeros((width, 32)))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


main(sys.argv[1], json.loads(sys.argv[2]))
