"""A model that follows a script: each token leads to one other, and the chat template chooses where it starts."""

import numpy as np

WIDTH = 64
START, END = "<|im_start|>", "<|im_end|>"
ANSWER, WRONG = "<|answer|>", "<|wrong|>"
# By the token at the end of a prompt: what the model says. A part's length is that of a stream's pieces.
SCRIPT = {
    "<|call get_weather|>": "\n".join(
        f'<tool_call>\n{{"name": "get_weather", "arguments": {{"city": "{city}"}}}}\n</tool_call>'
        for city in ("Paris", "Tokyo")
    ),
    "<|call get_time|>": '<tool_call>\n{"name": "get_time", "arguments": {}}\n</tool_call>',
    ANSWER: "It is 18 degrees in both cities.",
    WRONG: "A result is missing.",
}
# What it says instead of its answer if the server allows nothing but JSON.
DATA = '{"answer": "Air scatters blue light.", "confidence": "high", "keywords": ["air", "light"]}'
LETTERS = "abcdefghijklmnopqrstuvwxyz "

# Calls as in Qwen 2.5 and others. The model answers once it has as many results as it made calls.
CHAT = """
{%- set seen = namespace(tool='', calls=0, results=0) -%}
{%- if tools -%}
<|im_start|>system
You may call these functions:
<tools>
{%- for tool in tools %}
{{ tool | tojson }}
{%- set seen.tool = seen.tool or tool.function.name -%}
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
{% else -%}
<|im_start|>{{ message.role }}:
{% if message.content is string %}{{ message.content }}{% elif message.content %}{{ message.content[0].text }}{% endif %}
{%- for tool_call in message.tool_calls or [] %}
{%- set seen.calls = seen.calls + 1 -%}
{%- set tool_call = tool_call.function %}
<tool_call>
{"name": "{{ tool_call.name }}", "arguments": {% if tool_call.arguments is string %}{{ tool_call.arguments }}{% else %}{{ tool_call.arguments | tojson }}{% endif %}}
</tool_call>
{%- endfor -%}
<|im_end|>
{% endif -%}
{%- endfor -%}
{%- if add_generation_prompt -%}
<|im_start|>assistant:
{% if tools and seen.calls == 0 %}{{ '<|call ' + seen.tool + '|>' }}{% elif seen.calls == seen.results %}<|answer|>{% else %}<|wrong|>{% endif %}
{%- endif -%}"""

# The head of an answer. transformers reads what follows it in a prompt, or the whole prompt without it.
HEAD = "<|im_start|>assistant\n"
_COLON_HEAD = "<|im_start|>assistant:\n"
# The same, with the head behind the mark, and so inside the mark's token.
CHAT_WITH_HEAD = CHAT.replace(_COLON_HEAD, "").removesuffix("\n{%- endif -%}") + "{{ " + repr(HEAD) + " }}\n{%- endif -%}"

# The same in Ollama's language, which can't count.
OLLAMA_CHAT = """{{- if .Tools }}<|im_start|>system
You may call these functions:
<tools>
{{- range .Tools }}
{{ . }}
{{- end }}
</tools><|im_end|>
{{ end }}
{{- $last := "" }}
{{- range .Messages }}<|im_start|>{{ .Role }}
{{ .Content }}
{{- if .ToolCalls }}
{{- range .ToolCalls }}
<tool_call>
{"name": "{{ .Function.Name }}", "arguments": {{ .Function.Arguments }}}
</tool_call>
{{- end }}
{{- end }}<|im_end|>
{{ $last = .Role }}
{{- end }}<|im_start|>assistant
{{ if and .Tools (ne $last "tool") }}{{ range .Tools }}<|call {{ .Function.Name }}|>{{ end }}{{ else }}<|answer|>{{ end }}"""


def _parts_of(text, taken, size=8):
    """Parts of a text, each different from all others, because it alone decides what follows."""
    parts = []
    while text:
        part = next(text[:end] for end in range(size, len(text) + size) if text[:end] not in taken)
        taken.add(part)
        parts.append(part)
        text = text[len(part) :]
    return parts


_taken = set()
_PARTS = {mark: _parts_of(text, _taken) for mark, text in {**SCRIPT, DATA: DATA}.items()}
# Tokens that only templates contain, and parts of what the model says.
MARKS = [START, END, *SCRIPT]
PARTS = [part for parts in _PARTS.values() for part in parts]


def weights(size, token):
    """The embeddings and the output's weights, for a vocabulary of some size with `token(text)` as the id of a text."""
    tokens, outputs = (np.zeros((size, WIDTH), np.float32) for _ in range(2))
    # Where a server forbids the script's next token, the model says small letters until a full stop.
    tokens[:, 0] = 1
    outputs[:, 0] = -100
    outputs[[token(letter) for letter in LETTERS], 0] = 0
    outputs[token("."), 0] = 1
    tokens[token("."), :2] = 0, 1
    outputs[[token('"'), token(END)], 1] = 20, 60
    state = 2
    for mark, parts in _PARTS.items():
        if mark == DATA:
            continue
        for one, other in zip([mark, *parts], [*parts, END]):
            _lead(tokens, outputs, token(one), {token(other): 200}, state)
            state += 1
    _lead(tokens, outputs, token(ANSWER), {token(_PARTS[ANSWER][0]): 200, token(_PARTS[DATA][0]): 170}, state)
    for one, other in zip(_PARTS[DATA], [*_PARTS[DATA][1:], END]):
        state += 1
        _lead(tokens, outputs, token(one), {token(other): 200}, state)
    assert state < WIDTH, state
    return tokens, outputs


def _lead(tokens, outputs, one, others, state):
    tokens[one, 1:] = 0
    tokens[one, state] = 1
    for other, strength in others.items():
        outputs[other, state] = strength


def scripted_tokenizer(chat=CHAT, head=""):
    """A tokenizer of transformers with the script's tokens, in which marks end with a head."""
    from tiny import fast_tokenizer

    tokenizer = fast_tokenizer(ends=False)
    tokenizer.model_max_length = 4096
    marks = [mark + head if mark in SCRIPT else mark for mark in MARKS]
    tokenizer.add_special_tokens({"additional_special_tokens": marks})
    tokenizer.add_tokens(PARTS)
    tokenizer.eos_token = END
    tokenizer.chat_template = chat
    return tokenizer


def token_of(tokenizer, head=""):
    """Finds the token of a text, or of a single character."""

    def token(text):
        found = tokenizer.convert_tokens_to_ids("Ġ" if text == " " else text + head if text in SCRIPT else text)
        assert found is not None, text
        return found

    return token
