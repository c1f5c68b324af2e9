import { python } from '../../languages/python/writer.ts'
import { isNamed, pipelineTagOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { raw } from '../../values/value.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

/** What runs a model: a program that takes a recording, if it writes down what is said, else a page to talk on. */
const run = (model: ModelRecord): string =>
  pipelineTagOf(model) === 'automatic-speech-recognition'
    ? command`
# pip install moshi (Python 3.13 or older)
python -m moshi.run_inference --hf-repo ${model.id} speech.wav
`
    : command`
# pip install moshi (Python 3.13 or older)
# Talk to the model in the browser, at http://localhost:8998
python -m moshi.server --hf-repo ${model.id}
`

/** Weights for MLX are read by a package of their own, which is told in how many bits they are. */
function runOnMac(model: ModelRecord): string {
  const [, bits] = /-q([48])$/.exec(model.id) ?? []
  return command`
# pip install moshi_mlx (on a Mac; Python 3.12 or older)
# Talk to the model in the browser, at http://localhost:8998
python -m moshi_mlx.local_web ${bits === undefined ? undefined : raw(`-q ${bits} `)}--hf-repo ${model.id}
`
}

/** A model that only speaks, with a voice of its authors' collection. */
const speak = (model: ModelRecord): string => python.code`
# pip install moshi (Python 3.13 or older)
import sphn
from moshi.models.loaders import CheckpointInfo
from moshi.models.tts import TTSModel

checkpoint = CheckpointInfo.from_hf_repo(${model.id})
tts = TTSModel.from_checkpoint_info(checkpoint, device="cuda")
voice = "expresso/ex03-ex01_happy_001_channel1_334s.wav"
audio = tts.simple_generate("Good morning! The kettle is on.", voice)[0]
sphn.write_wav("speech.wav", audio.cpu().numpy(), tts.mimi.sample_rate)
`

export const moshi: Library = {
  key: 'moshi',
  prettyLabel: 'Moshi',
  repoName: 'Moshi',
  repoUrl: 'https://github.com/kyutai-labs/moshi',
  filter: false,
  countDownloads: 'path:"tokenizer-e351c8d8-checkpoint125.safetensors"',
  releases: { registry: 'pypi', package: 'moshi' },
  examples: (model) => {
    if (isNamed(model, /-mlx/i)) return [{ language: 'sh', content: runOnMac(model) }]
    return pipelineTagOf(model) === 'text-to-speech'
      ? [{ language: 'python', content: speak(model) }]
      : [
          { language: 'sh', content: run(model) },
          {
            language: 'python',
            content: python.code`
# pip install moshi (Python 3.13 or older)
import torch
from moshi.models import loaders

checkpoint = loaders.CheckpointInfo.from_hf_repo(${model.id})
mimi = checkpoint.get_mimi(device="cuda")
mimi.set_num_codebooks(8)

# Ten seconds of noise, 24000 samples a second: (batch, channels, samples)
wav = torch.randn(1, 1, 10 * 24000)
with torch.no_grad():
    codes = mimi.encode(wav.cuda())
    decoded = mimi.decode(codes)
print(codes.shape, decoded.shape)
`,
          },
        ]
  },
}
