"""A small classifier of fastText."""

import fasttext
from tiny import TEXT, make_models


def classifier(folder):
    text = folder / "text.txt"
    text.write_text("".join(f"__label__{place % 4} {line}\n" for place, line in enumerate(TEXT)))
    # In a smaller table of word pairs its training ends in NaN.
    model = fasttext.train_supervised(str(text), dim=4, wordNgrams=2, bucket=100_000, thread=1, verbose=0)
    model.save_model(str(folder / "model.bin"))
    text.unlink()


make_models({"classifier": classifier})
