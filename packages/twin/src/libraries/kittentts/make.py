"""A network of KittenTTS that makes noise of a text, and its voices."""

import json

import numpy as np
from onnx import TensorProto, helper, save
from tiny import make_models

# Of the end of each sound, 5000 samples are cut off.
SAMPLES = 12000
VOICES = [f"expr-voice-{number}-{kind}" for number in range(2, 6) for kind in "mf"]


def voice(folder):
    def tensor(name, kind, *shape):
        return helper.make_tensor_value_info(name, kind, shape)

    nodes = [
        helper.make_node("Cast", ["input_ids"], ["letters"], to=TensorProto.FLOAT),
        helper.make_node("ReduceMean", ["letters"], ["pitch"], keepdims=0),
        helper.make_node("ReduceMean", ["style"], ["timbre"], keepdims=0),
        helper.make_node("RandomNormal", [], ["noise"], shape=[SAMPLES], scale=0.01, seed=0.0),
        helper.make_node("Mul", ["noise", "pitch"], ["louder"]),
        helper.make_node("Add", ["louder", "timbre"], ["moved"]),
        helper.make_node("Mul", ["moved", "speed"], ["waveform"]),
    ]
    inputs = [
        tensor("input_ids", TensorProto.INT64, 1, "length"),
        tensor("style", TensorProto.FLOAT, 1, 8),
        tensor("speed", TensorProto.FLOAT, 1),
    ]
    graph = helper.make_graph(nodes, "voice", inputs, [tensor("waveform", TensorProto.FLOAT, SAMPLES)])
    save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), folder / "model.onnx")
    random = np.random.default_rng(0)
    np.savez(folder / "voices.npz", **{name: random.normal(scale=0.01, size=(4, 8)).astype(np.float32) for name in VOICES})
    (folder / "config.json").write_text(json.dumps({"type": "ONNX1", "model_file": "model.onnx", "voices": "voices.npz"}))


make_models({"voice": voice})
