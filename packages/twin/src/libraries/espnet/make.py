"""A small voice of ESPnet that reads letters, with random weights."""

from argparse import Namespace
from string import ascii_letters

import torch
import yaml
from espnet2.tasks.tts import TTSTask
from tiny import make_models

torch.manual_seed(0)

LETTERS = ["<blank>", "<unk>", *ascii_letters, "<space>", ".", "<sos/eos>"]
FFT, HOP = 128, 64
GENERATOR = {
    "hidden_channels": 16,
    "aux_channels": FFT // 2 + 1,
    "text_encoder_blocks": 1,
    "use_conformer_conv_in_text_encoder": False,
    "decoder_channels": 32,
    "decoder_upsample_scales": [8, 8],
    "decoder_upsample_kernel_sizes": [16, 16],
    "decoder_resblock_kernel_sizes": [3],
    "decoder_resblock_dilations": [[1, 3]],
    "posterior_encoder_layers": 1,
    "flow_flows": 1,
    "flow_layers": 1,
    "stochastic_duration_predictor_flows": 1,
}
# Of training alone, and large unless told otherwise.
DISCRIMINATOR = {
    "discriminator_type": "hifigan_period_discriminator",
    "discriminator_params": {"channels": 4, "max_downsample_channels": 8},
}


def voice(folder):
    config = {
        **TTSTask.get_default_config(),
        "token_list": LETTERS,
        "token_type": "char",
        "feats_extract": "linear_spectrogram",
        "feats_extract_conf": {"n_fft": FFT, "hop_length": HOP},
        "normalize": None,
        "tts": "vits",
        "tts_conf": {"sampling_rate": 16000, "generator_params": GENERATOR, **DISCRIMINATOR},
    }
    torch.save(TTSTask.build_model(Namespace(**config)).state_dict(), folder / "model.pth")
    told = {"files": {"model_file": "model.pth"}, "yaml_files": {"train_config": "config.yaml"}}
    for name, content in {"config": config, "meta": told}.items():
        (folder / f"{name}.yaml").write_text(yaml.safe_dump(content))


make_models({"voice": voice})
