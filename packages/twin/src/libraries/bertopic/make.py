"""A small model of BERTopic, of the topics that its texts were given."""

import numpy as np
import torch
from bertopic import BERTopic
from bertopic.backend import BaseEmbedder
from bertopic.cluster import BaseCluster
from bertopic.dimensionality import BaseDimensionalityReduction
from sentence_transformers import SentenceTransformer, models
from tiny import SIZES, TEXT, fast_tokenizer, make_models
from transformers import BertConfig, BertModel

torch.manual_seed(0)


def encoder(folder):
    bare = folder / "bare"
    BertModel(BertConfig(vocab_size=400, **SIZES)).save_pretrained(bare)
    fast_tokenizer().save_pretrained(bare)
    words = models.Transformer(str(bare))
    SentenceTransformer(modules=[words, models.Pooling(32)]).save(str(folder))


def topics(folder):
    vectors = np.random.default_rng(0).normal(size=(len(TEXT), 8))
    model = BERTopic(
        embedding_model=BaseEmbedder(), umap_model=BaseDimensionalityReduction(), hdbscan_model=BaseCluster()
    )
    model.fit(TEXT, embeddings=vectors, y=[place % 3 for place in range(len(TEXT))])
    model.save(str(folder), serialization="safetensors", save_ctfidf=True, save_embedding_model="owner/encoder")


make_models({"topics": topics, "encoder": encoder})
