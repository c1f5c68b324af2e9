"""A small classifier of fastText."""

import fasttext
from tiny import TEXT, make_models


def classifier(folder):
    text = folder / "text.txt"
    text.write_text("".join(f"__label__{place % 4} {line}\n" for place, line in enumerate(TEXT)))
    model = fasttext.train_supervised(str(text), dim=4, epoch=2, bucket=100, minn=2, maxn=3, thread=1, verbose=0)
    model.save_model(str(folder / "model.bin"))
    text.unlink()


make_models({"classifier": classifier})
