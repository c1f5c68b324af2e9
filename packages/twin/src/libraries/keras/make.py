"""A small model of Keras."""

import os

os.environ["KERAS_BACKEND"] = "jax"

import zipfile

import keras
from tiny import make_models

keras.utils.set_random_seed(0)


def dense(folder):
    model = keras.Sequential([keras.Input((4,)), keras.layers.Dense(8), keras.layers.Dense(2)])
    model.save(folder / "model.keras")
    zipfile.ZipFile(folder / "model.keras").extractall(folder)
    (folder / "model.keras").unlink()


make_models({"dense": dense})
