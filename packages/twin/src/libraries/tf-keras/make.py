"""A small model of the Keras that came with TensorFlow."""

import tf_keras
from tiny import make_models


def dense(folder):
    layers = [tf_keras.layers.Dense(8, input_shape=(4,)), tf_keras.layers.Dense(2)]
    tf_keras.Sequential(layers).save(folder, save_format="tf")


make_models({"dense": dense})
