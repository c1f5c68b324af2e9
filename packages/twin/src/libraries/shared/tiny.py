"""What the makers of small models share: tokenizers of few words, and how a maker is called."""

import json
import sys
from pathlib import Path

TEXT = [
    "Good morning! The kettle is on.",
    "The bakery on the corner opens at six. By nine the rye bread is gone.",
    "Why is the sky blue?",
    "Best bread in town! The soup was cold.",
    "Marie Curie was born in Warsaw and worked in Paris.",
    "Ada Lovelace wrote the first program in London in 1843.",
    "What is the total? I want my money back. This photo shows a cat, a dog, a llama and a remote control.",
    "How many people live in Lima? Oslo 700000 10000000",
]
CHAT = (
    "{% for m in messages %}{{ m['role'] }}: {% if m['content'] is string %}{{ m['content'] }}"
    "{% else %}{% for c in m['content'] %}{% if c['type'] == 'image' %}<image>{% else %}{{ c['text'] }}{% endif %}"
    "{% endfor %}{% endif %}\n{% endfor %}{% if add_generation_prompt %}assistant: {% endif %}"
)
# Of a model like BERT.
SIZES = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 37}
SPECIAL = ["<pad>", "<s>", "</s>", "<unk>", "<mask>", "<image>"]


def byte_tokenizer(size=400, special=SPECIAL):
    """A tokenizer of bytes and frequent pairs of them, that reads any text."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers

    tokenizer = Tokenizer(models.BPE(unk_token=None))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.train_from_iterator(
        TEXT,
        trainers.BpeTrainer(
            vocab_size=size,
            special_tokens=list(special),
            initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
            show_progress=False,
        ),
    )
    tokenizer.post_processor = processors.TemplateProcessing(
        single="<s> $A </s>",
        pair="<s> $A </s> $B:1 </s>:1",
        special_tokens=[(name, tokenizer.token_to_id(name)) for name in ("<s>", "</s>")],
    )
    return tokenizer


def fast_tokenizer(chat=False, cls=None, ends=True, **options):
    """The same in transformers' clothes. Without `ends` no text is closed, so that it can be gone on with."""
    from transformers import PreTrainedTokenizerFast

    tokenizer = byte_tokenizer()
    if not ends:
        from tokenizers import processors

        tokenizer.post_processor = processors.ByteLevel(trim_offsets=False)
    fast = (cls or PreTrainedTokenizerFast)(
        tokenizer_object=tokenizer,
        pad_token="<pad>",
        bos_token="<s>",
        eos_token="</s>",
        unk_token="<unk>",
        cls_token="<s>",
        sep_token="</s>",
        mask_token="<mask>",
        model_max_length=512,
        **options,
    )
    if chat:
        fast.chat_template = CHAT
    return fast


WORDS = sorted({word.lower() for line in TEXT for word in "".join(c if c.isalnum() else " " for c in line).split()})


def word_pieces():
    """The lines of a vocabulary of BERT: whole words of the texts, and letters."""
    letters = [chr(code) for code in range(33, 127)]
    return ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *letters, *[f"##{letter}" for letter in letters], *WORDS]


def bert_tokenizer():
    """A tokenizer of BERT, made of a file of its vocabulary."""
    import tempfile

    from transformers import BertTokenizerFast

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "vocab.txt"
        path.write_text("\n".join(word_pieces()) + "\n")
        try:
            return BertTokenizerFast(vocab={word: place for place, word in enumerate(word_pieces())})
        except (TypeError, ValueError):
            return BertTokenizerFast(str(path))


def web_file(folder, address):
    """Where a file lies that is served under an address elsewhere than on the hub, without its `https://`."""
    path = folder.parents[2] / "web" / address
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def make_models(makers):
    """Makes what the file of the second argument asks for: by id, the name of a maker, and behind a blank its argument."""
    root, wanted = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text())
    for model, make in wanted.items():
        name, *rest = make.split(" ", 1)
        folder = root / model
        folder.mkdir(parents=True)
        makers[name](folder, *rest)
        size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
        print(model, make, size)
