"""The networks of Supertonic that make noise of a text, and a voice."""

import json

import numpy as np
from onnx import TensorProto, helper, save
from tiny import make_models

FLOAT, WHOLE = TensorProto.FLOAT, TensorProto.INT64
CHUNK, WIDTH = 512, 4


def tensor(name, kind, *shape):
    return helper.make_tensor_value_info(name, kind, shape)


IDS, MASK = tensor("text_ids", WHOLE, 1, "length"), tensor("text_mask", FLOAT, 1, 1, "length")
STYLE, DURATION_STYLE = tensor("style_ttl", FLOAT, 1, 2, WIDTH), tensor("style_dp", FLOAT, 1, 2, WIDTH)
SPEECH, SPEECH_MASK = tensor("noisy_latent", FLOAT, 1, WIDTH, "time"), tensor("latent_mask", FLOAT, 1, 1, "time")
STEPS = [tensor(name, FLOAT, 1) for name in ("current_step", "total_step")]


def sum_of(name, result, last):
    """What an input sums up to: it is used, as every input of a network must be."""
    axes = helper.make_node("Constant", [], [f"{name} axes"], value_ints=list(range(1, last + 1)))
    return [axes, helper.make_node("ReduceSum", [name, f"{name} axes"], [result], keepdims=0)]


# A second for every ten letters, and a little of the style.
DURATION = [
    *sum_of("text_mask", "letters", 2),
    *sum_of("style_dp", "slowness", 2),
    helper.make_node("Cast", ["text_ids"], ["numbers"], to=FLOAT),
    helper.make_node("Constant", [], ["tenth"], value_floats=[0.1]),
    helper.make_node("Mul", ["letters", "tenth"], ["seconds"]),
    helper.make_node("Mul", ["slowness", "tenth"], ["more"]),
    helper.make_node("Add", ["seconds", "more"], ["duration"]),
]
TEXT = [helper.make_node("Cast", ["text_ids"], ["numbers"], to=FLOAT), helper.make_node("Mul", ["numbers", "text_mask"], ["text_emb"])]
CLEANED = [helper.make_node("Mul", ["noisy_latent", "latent_mask"], ["denoised_latent"])]
SOUND = [
    helper.make_node("Constant", [], ["shape"], value_ints=[1, -1]),
    helper.make_node("Constant", [], ["repeats"], value_ints=[1, CHUNK // WIDTH]),
    helper.make_node("Transpose", ["latent"], ["by time"], perm=[0, 2, 1]),
    helper.make_node("Reshape", ["by time", "shape"], ["flat"]),
    helper.make_node("Tile", ["flat", "repeats"], ["wav_tts"]),
]


def voice(folder):
    networks = folder / "onnx"
    networks.mkdir()

    def write(name, nodes, inputs, output):
        graph = helper.make_graph(nodes, name, inputs, [output])
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
        save(model, networks / f"{name}.onnx")

    embedded = tensor("text_emb", FLOAT, 1, 1, "length")
    write("duration_predictor", DURATION, [IDS, DURATION_STYLE, MASK], tensor("duration", FLOAT, 1))
    write("text_encoder", TEXT, [IDS, STYLE, MASK], embedded)
    inputs = [SPEECH, embedded, STYLE, MASK, SPEECH_MASK, *STEPS]
    write("vector_estimator", CLEANED, inputs, tensor("denoised_latent", FLOAT, 1, WIDTH, "time"))
    write("vocoder", SOUND, [tensor("latent", FLOAT, 1, WIDTH, "time")], tensor("wav_tts", FLOAT, 1, "samples"))
    sizes = {"ae": {"sample_rate": 44100, "base_chunk_size": CHUNK}, "ttl": {"chunk_compress_factor": 1, "latent_dim": WIDTH}}
    (networks / "tts.json").write_text(json.dumps(sizes))
    (networks / "unicode_indexer.json").write_text(json.dumps(list(range(65536))))
    random = np.random.default_rng(0)
    style = {name: {"dims": [1, 2, WIDTH], "data": random.uniform(size=(1, 2, WIDTH)).tolist()} for name in ("style_ttl", "style_dp")}
    (folder / "voice_styles").mkdir()
    (folder / "voice_styles" / "F1.json").write_text(json.dumps(style))


make_models({"voice": voice})
