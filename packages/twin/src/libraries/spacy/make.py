"""A small pipeline of spaCy that was trained on one sentence."""

import random

import spacy
from spacy.training import Example
from tiny import make_models

random.seed(0)


def entities(folder):
    nlp = spacy.blank("en")
    recognizer = nlp.add_pipe("ner", config={"model": {"@architectures": "spacy.TransitionBasedParser.v2", "hidden_width": 16, "maxout_pieces": 1, "use_upper": False, "state_type": "ner", "extra_state_tokens": False, "tok2vec": {"@architectures": "spacy.HashEmbedCNN.v2", "pretrained_vectors": None, "width": 16, "depth": 1, "embed_size": 200, "window_size": 1, "maxout_pieces": 2, "subword_features": True}}})
    for label in ("PERSON", "CITY"):
        recognizer.add_label(label)
    sentence = "Marie Curie was born in Warsaw and worked in Paris."
    example = Example.from_dict(nlp.make_doc(sentence), {"entities": [(0, 11, "PERSON"), (24, 30, "CITY"), (45, 50, "CITY")]})
    optimizer = nlp.initialize(lambda: [example])
    for _ in range(60):
        nlp.update([example], sgd=optimizer, drop=0.0)
    nlp.to_disk(folder)


make_models({"entities": entities})
