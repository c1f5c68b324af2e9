"""Small models of SpeechBrain, with random weights."""

import torch
from hyperpyyaml import load_hyperpyyaml
from speechbrain.dataio.encoder import CategoricalEncoder
from tiny import make_models

torch.manual_seed(0)

CLASSIFIER = """
compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: 24
mean_var_norm: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
    std_norm: False
embedding_model: !new:speechbrain.lobes.models.Xvector.Xvector
    in_channels: 24
    tdnn_blocks: 2
    tdnn_channels: [8, 8]
    tdnn_kernel_sizes: [5, 1]
    tdnn_dilations: [1, 1]
    lin_neurons: 8
classifier: !new:speechbrain.lobes.models.Xvector.Classifier
    input_shape: [null, null, 8]
    lin_blocks: 1
    lin_neurons: 8
    out_neurons: 4
modules:
    compute_features: !ref <compute_features>
    mean_var_norm: !ref <mean_var_norm>
    embedding_model: !ref <embedding_model>
    classifier: !ref <classifier>
label_encoder: !new:speechbrain.dataio.encoder.CategoricalEncoder
"""
SEPARATOR = """
sample_rate: 8000
num_spks: 2
encoder: !new:speechbrain.lobes.models.dual_path.Encoder
    kernel_size: 16
    out_channels: 16
block: !new:speechbrain.lobes.models.dual_path.SBTransformerBlock
    num_layers: 1
    d_model: 16
    nhead: 2
    d_ffn: 16
    use_positional_encoding: True
masknet: !new:speechbrain.lobes.models.dual_path.Dual_Path_Model
    num_spks: !ref <num_spks>
    in_channels: 16
    out_channels: 16
    num_layers: 1
    K: 50
    intra_model: !ref <block>
    inter_model: !ref <block>
decoder: !new:speechbrain.lobes.models.dual_path.Decoder
    in_channels: 16
    out_channels: 1
    kernel_size: 16
    stride: 8
    bias: False
modules:
    encoder: !ref <encoder>
    masknet: !ref <masknet>
    decoder: !ref <decoder>
"""
VOCODER = """
generator: !new:speechbrain.lobes.models.HifiGAN.HifiganGenerator
    in_channels: 80
    out_channels: 1
    resblock_type: "1"
    resblock_dilation_sizes: [[1, 3, 5]]
    resblock_kernel_sizes: [3]
    upsample_kernel_sizes: [16, 16]
    upsample_initial_channel: 8
    upsample_factors: [8, 8]
modules:
    generator: !ref <generator>
"""


def save(folder, description, *parts, labels=()):
    """Writes the parts, and the description that builds them and says where they lie."""
    built = load_hyperpyyaml(description)
    for part in parts:
        torch.save(built[part].state_dict(), folder / f"{part}.ckpt")
    loadables = "".join(f"        {part}: !ref <{part}>\n" for part in parts)
    if labels:
        encoder = CategoricalEncoder()
        encoder.update_from_iterable(labels)
        encoder.save(folder / "label_encoder.ckpt")
        loadables += "        label_encoder: !ref <label_encoder>\n"
    pretrainer = f"pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer\n    loadables:\n{loadables}"
    (folder / "hyperparams.yaml").write_text(description + pretrainer)


def classifier(folder):
    save(folder, CLASSIFIER, "embedding_model", "classifier", labels=["yes", "no", "on", "off"])


def separator(folder):
    save(folder, SEPARATOR, "encoder", "masknet", "decoder")


def vocoder(folder):
    save(folder, VOCODER, "generator")


make_models({"classifier": classifier, "separator": separator, "vocoder": vocoder})
