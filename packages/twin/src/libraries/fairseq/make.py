"""A small voice of fairseq that reads letters, with random weights."""

from string import ascii_lowercase

import torch
import yaml
from fairseq import options, tasks
from tiny import make_models

torch.manual_seed(0)

CONFIG = {
    "vocab_filename": "vocab.txt",
    "features": {"sample_rate": 16000, "pitch_min": -1.0, "pitch_max": 1.0, "energy_min": -1.0, "energy_max": 1.0},
}
SIZES = {
    "encoder-layers": 1,
    "encoder-embed-dim": 16,
    "decoder-layers": 1,
    "decoder-embed-dim": 16,
    "fft-hidden-dim": 16,
    "var-pred-n-bins": 8,
    "var-pred-hidden-dim": 16,
    "output-frame-dim": 8,
}


def voice(folder):
    (folder / "vocab.txt").write_text("".join(f"{letter} 1\n" for letter in ascii_lowercase))
    (folder / "config.yaml").write_text(yaml.safe_dump(CONFIG))
    words = [str(folder), "--task", "text_to_speech", "--arch", "fastspeech2", "--criterion", "fastspeech2"]
    sizes = [word for name, size in SIZES.items() for word in (f"--{name}", str(size))]
    args = options.parse_args_and_arch(options.get_training_parser("text_to_speech"), words + sizes)
    model = tasks.setup_task(args).build_model(args)
    # A loader of checkpoints reads what was noted of their training, too.
    steps = {"criterion_name": "", "optimizer_name": "", "num_updates": 0, "lr_scheduler_state": {}}
    noted = {"optimizer_history": [steps], "extra_state": {"train_iterator": {"epoch": 1}}}
    torch.save({"args": args, "model": model.state_dict(), **noted}, folder / "pytorch_model.pt")


make_models({"voice": voice})
