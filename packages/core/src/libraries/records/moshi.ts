import { type Piece, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { isNamed, pipelineTagOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

const writesDown = (model: ModelRecord): boolean => pipelineTagOf(model) === 'automatic-speech-recognition'
const translates = (model: ModelRecord): boolean => isNamed(model, /hibiki/i)

/** Returns the end of a command for a recording; a spoken translation is written to a second one. */
const recordings = (model: ModelRecord): Piece =>
  translates(model) ? command`speech.wav translated.wav` : command`speech.wav`

/**
 * Returns what runs a model: a program with a recording for transcription or translation, otherwise a page to talk on.
 */
const run = (model: ModelRecord): string =>
  writesDown(model) || translates(model)
    ? shell.program(command`
      # pip install moshi (Python 3.13 or older)
      python -m moshi.run_inference --hf-repo ${model.id} ${recordings(model)}
    `)
    : shell.program(command`
      # pip install moshi (Python 3.13 or older)
      # Talk to the model in the browser, at http://localhost:8998
      python -m moshi.server --hf-repo ${model.id}
    `)

/** MLX weights have their own package, which needs the number of bits. */
function runOnMac(model: ModelRecord): string {
  if (writesDown(model) || translates(model)) {
    return shell.program(command`
      # pip install moshi_mlx (on a Mac; Python 3.12 or older)
      python -m moshi_mlx.run_inference --hf-repo ${model.id} ${when(writesDown(model), command`--temp 0 `)}${recordings(model)}
    `)
  }
  const [, bits] = /-q([48])$/.exec(model.id) ?? []
  return shell.program(command`
    # pip install moshi_mlx (on a Mac; Python 3.12 or older)
    # Talk to the model in the browser, at http://localhost:8998
    python -m moshi_mlx.local_web ${bits && command`-q ${bits} `}--hf-repo ${model.id}
  `)
}

/** Candle weights are read by Rust programs. */
const runInRust = (model: ModelRecord): string =>
  writesDown(model)
    ? shell.program(command`
      # Requires Rust and CUDA; on a Mac, use --features metal instead
      git clone https://github.com/kyutai-labs/delayed-streams-modeling.git && cd delayed-streams-modeling/stt-rs
      cargo run --features cuda -r -- --hf-repo ${model.id} speech.wav
    `)
    : shell.program(command`
      # Requires Rust, jq, and CUDA; on a Mac, use --features metal instead
      git clone https://github.com/kyutai-labs/moshi.git && cd moshi/rust
      jq --arg id ${model.id} '.hf_repo = $id' moshi-backend/config${when(/-q8$/.test(model.id), command`-q8`)}.json > config.json
      # Talk to the model in the browser, at https://localhost:8998
      cargo run --features cuda --bin moshi-backend -r -- --config config.json standalone
    `)

const isPersona = (model: ModelRecord): boolean => /personaplex/i.test(model.id)

/** PersonaPlex only runs with its authors' version of the package. */
const runPersona = (): string =>
  shell.program(command`
    # Requires Python 3.13 or older and the Opus headers (libopus-dev)
    git clone https://github.com/NVIDIA/personaplex.git && cd personaplex
    pip install moshi/.
    # Talk to the model in the browser, at https://localhost:8998
    python -m moshi.server --ssl "$(mktemp -d)"
  `)

/** A model that only speaks, with a voice from its authors' collection. */
const speak = (model: ModelRecord): string =>
  python.program(code`
    # pip install moshi (Python 3.13 or older)
    import sphn
    from moshi.models.loaders import CheckpointInfo
    from moshi.models.tts import TTSModel

    checkpoint = CheckpointInfo.from_hf_repo(${model.id})
    tts = TTSModel.from_checkpoint_info(checkpoint, device="cuda")
    voice = "expresso/ex03-ex01_happy_001_channel1_334s.wav"
    audio = tts.simple_generate("Good morning! The kettle is on.", voice)[0]
    sphn.write_wav("speech.wav", audio.cpu().numpy(), tts.mimi.sample_rate)
  `)

export const moshi: Library = {
  key: 'moshi',
  prettyLabel: 'Moshi',
  repoName: 'Moshi',
  repoUrl: 'https://github.com/kyutai-labs/moshi',
  filter: false,
  countDownloads: 'path:"tokenizer-e351c8d8-checkpoint125.safetensors"',
  releases: { registry: 'pypi', package: 'moshi' },
  fetchesGated: isPersona,
  examples: (model) => {
    if (isPersona(model)) return [{ language: 'sh', content: runPersona() }]
    if (isNamed(model, /-candle/i)) return [{ language: 'sh', content: runInRust(model) }]
    if (isNamed(model, /-mlx/i)) return [{ language: 'sh', content: runOnMac(model) }]
    return pipelineTagOf(model) === 'text-to-speech'
      ? [{ language: 'python', content: speak(model) }]
      : [
          { language: 'sh', content: run(model) },
          {
            language: 'python',
            content: python.program(code`
              # pip install moshi (Python 3.13 or older)
              import torch
              from moshi.models import loaders

              checkpoint = loaders.CheckpointInfo.from_hf_repo(${model.id})
              mimi = checkpoint.get_mimi(device="cuda")
              mimi.set_num_codebooks(8)

              # Ten seconds of noise at 24,000 samples per second: (batch, channels, samples)
              wav = torch.randn(1, 1, 10 * 24000)
              with torch.no_grad():
                  codes = mimi.encode(wav.cuda())
                  decoded = mimi.decode(codes)
              print(codes.shape, decoded.shape)
            `),
          },
        ]
  },
}
