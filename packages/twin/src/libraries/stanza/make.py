"""Small processors of Stanza that were trained on one sentence, and the list that names them."""

import json
import tempfile
import zipfile
from pathlib import Path

from stanza.models import lemmatizer, tagger, tokenizer
from stanza.resources.common import DEFAULT_RESOURCES_URL, DEFAULT_RESOURCES_VERSION, get_md5
from stanza.utils.datasets import prepare_tokenizer_data
from tiny import make_models, web_file

WORDS = [
    ("Marie", "Marie", "PROPN"),
    ("Curie", "Curie", "PROPN"),
    ("was", "be", "AUX"),
    ("born", "bear", "VERB"),
    ("in", "in", "ADP"),
    ("Warsaw", "Warsaw", "PROPN"),
    ("and", "and", "CCONJ"),
    ("worked", "work", "VERB"),
    ("in", "in", "ADP"),
    ("Paris", "Paris", "PROPN"),
    (".", ".", "PUNCT"),
]
TREE = [
    f"{place}\t{word}\t{lemma}\t{tag}\t_\t_\t{place - 1}\t{'dep' if place > 1 else 'root'}\t_\t_\n"
    for place, (word, lemma, tag) in enumerate(WORDS, 1)
]
PACKAGE = "small"


def train(folder):
    """Trains each processor by Stanza's own program, which saves it. Gives their files by name."""
    text, tree, labels, parts = (folder / name for name in ("text.txt", "tree.conllu", "labels.txt", "parts.json"))
    text.write_text(" ".join(word for word, *_ in WORDS).replace(" .", ".") + "\n\n")
    tree.write_text("".join(TREE) + "\n")
    prepare_tokenizer_data.main([str(text), str(tree), "-o", str(labels), "-m", str(parts)])

    def options(name, **settings):
        common = {"shorthand": f"en_{PACKAGE}", "save_dir": folder / name, "save_name": f"{PACKAGE}.pt", "dropout": 0}
        return [word for key, value in {**common, **settings}.items() for word in (f"--{key}", str(value))]

    sentences = {"txt_file": text, "label_file": labels, "dev_txt_file": text, "dev_label_file": labels, "dev_conll_gold": tree}
    whole = {"sent_drop_prob": 0, "last_char_drop_prob": 0, "unit_dropout": 0, "feat_unit_dropout": 0}
    steps = {"steps": 100, "eval_steps": 50, "lr0": 0.02}
    tokenizer.main(options("tokenize", lang="en", **sentences, **whole, **steps, mwt_json_file=parts, emb_dim=8, hidden_dim=8))
    trees = {"train_file": tree, "eval_file": tree}
    sizes = {"hidden_dim": 8, "char_hidden_dim": 8, "deep_biaff_hidden_dim": 8, "composite_deep_biaff_hidden_dim": 8}
    widths = {"word_emb_dim": 8, "word_cutoff": 0, "char_emb_dim": 8, "tag_emb_dim": 8, "transformed_dim": 8}
    tagger.main(
        options("pos", lang="en", **trees, **sizes, **widths, word_dropout=0, lr=0.02, max_steps=100, eval_interval=20) + ["--no_pretrain"]
    )
    lemmatizer.main(options("lemma", **trees, hidden_dim=8, emb_dim=8, pos_dim=8, num_epoch=2))
    return {name: folder / name / f"{PACKAGE}.pt" for name in ("tokenize", "pos", "lemma")}


def processors(folder):
    models = folder / "models"
    models.mkdir()
    archive = models / "default.zip"
    with tempfile.TemporaryDirectory() as made, zipfile.ZipFile(archive, "w") as whole:
        files = train(Path(made))
        listed = {name: {PACKAGE: {"md5": get_md5(path)}} for name, path in files.items()}
        for name, path in files.items():
            whole.write(path, f"{name}/{PACKAGE}.pt")
    language = {
        **listed,
        "lang_name": "English",
        "packages": {"default": dict.fromkeys(listed, PACKAGE)},
        "default_md5": get_md5(archive),
    }
    # As the list on the web has it; Stanza fills in the names in braces.
    address = "https://huggingface.co/stanfordnlp/stanza-{lang}/resolve/v{resources_version}/models/{filename}"
    list_of_models = f"{DEFAULT_RESOURCES_URL}/resources_{DEFAULT_RESOURCES_VERSION}.json"
    web_file(folder, list_of_models.removeprefix("https://")).write_text(json.dumps({"en": language, "url": address}))


make_models({"processors": processors})
