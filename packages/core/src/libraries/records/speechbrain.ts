import { name, type Piece, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { isNamed, textAt } from '../../model/fields.ts'
import type { Library } from '../library.ts'

interface Interface {
  /** The module in `speechbrain.inference`, where the interfaces are since version 1. */
  readonly module: string
  /** Code that runs a `model` on a recording. */
  readonly run: Piece
  /** Its imports. */
  readonly imports?: Piece
  /** Packages that it needs. */
  readonly needs?: Piece
}

const CLASSIFY = code`print(model.classify_file("speech.wav"))`
const TRANSCRIBE = code`print(model.transcribe_file("speech.wav"))`
const ENHANCE = code`
  model.enhance_file("noisy.wav", "clean.wav")
  print("saved clean.wav")
`

const SEPARATE = code`
  # One column for each speaker: (1, samples, speakers)
  sources = model.separate_file("mixture.wav")
  for number in range(sources.shape[-1]):
      source = sources[0, :, number].cpu().numpy()
      sf.write(f"speaker-{number}.wav", source, model.hparams.sample_rate)
`

/** Code after text models: a vocoder, which is a separate model, converts their output to audio. */
const SHOW_MEL = code`print(mel.shape)  # for a vocoder: (texts, bands, frames)`
const SPEAK = code`
  mel, *_ = model.encode_text(["Good morning! The kettle is on."])
  ${SHOW_MEL}
`

/**
 * Phonemes depend on the surrounding words, which are read with a method that transformers has dropped since version 5.
 */
const WORDS = code` "transformers<5"`
const TRANSFORMERS = code` transformers`

/** A vocoder's input is a text model's output. */
const MEL = code`# A mel spectrogram from a text model: (texts, bands, frames)`
const TORCH = code`import torch`

const INTERFACES: { readonly [name: string]: Interface } = {
  AudioClassifier: { module: 'classifiers', run: CLASSIFY },
  DiffWaveVocoder: {
    module: 'vocoders',
    run: code`
      ${MEL}
      waveforms = model.decode_batch(
          torch.randn(1, 80, 100),
          hop_len=256,
          fast_sampling=True,
          fast_sampling_noise_schedule=[0.0001, 0.001, 0.01, 0.05, 0.2, 0.5],
      )
      print(waveforms.shape)
    `,
    imports: TORCH,
  },
  EncoderASR: { module: 'ASR', run: TRANSCRIBE },
  EncoderClassifier: { module: 'classifiers', run: CLASSIFY },
  EncoderDecoderASR: { module: 'ASR', run: TRANSCRIBE },
  EndToEndSLU: { module: 'SLU', run: code`print(model.decode_file("speech.wav"))` },
  FastSpeech2: { module: 'TTS', run: SPEAK, needs: WORDS },
  FastSpeech2InternalAlignment: { module: 'TTS', run: SPEAK, needs: WORDS },
  GraphemeToPhoneme: {
    module: 'text',
    run: code`print(model.g2p("Good morning! The kettle is on."))`,
    needs: WORDS,
  },
  HIFIGAN: {
    module: 'vocoders',
    run: code`
      ${MEL}
      waveforms = model.decode_batch(torch.randn(1, 80, 100))
      print(waveforms.shape)
    `,
    imports: TORCH,
  },
  MSTacotron2: {
    module: 'TTS',
    run: code`
      # Uses a random voice; to use the voice of a recording: model.clone_voice(text, "voice.wav")
      mel, *_ = model.generate_random_voice("Good morning! The kettle is on.")
      ${SHOW_MEL}
    `,
  },
  SGMSEEnhancement: { module: 'enhancement', run: ENHANCE },
  SepformerSeparation: { module: 'separation', run: SEPARATE, imports: code`import soundfile as sf` },
  SpeakerRecognition: { module: 'speaker', run: code`print(model.verify_files("one.wav", "other.wav"))` },
  SpectralMaskEnhancement: { module: 'enhancement', run: ENHANCE },
  Speech_Emotion_Diarization: {
    module: 'diarization',
    run: code`print(model.diarize_file("speech.wav"))`,
    needs: TRANSFORMERS,
  },
  StreamingASR: {
    module: 'ASR',
    // By default, it reads with a part of torchaudio that newer releases don't have.
    run: code`
      chunks = DynChunkTrainConfig(24, 8)
      print(model.transcribe_file("speech.wav", chunks, use_torchaudio_streaming=False))
    `,
    imports: code`from speechbrain.utils.dynamic_chunk_training import DynChunkTrainConfig`,
  },
  Tacotron2: {
    module: 'TTS',
    run: code`
      mel, *_ = model.encode_text("Good morning! The kettle is on.")
      ${SHOW_MEL}
    `,
  },
  VAD: { module: 'VAD', run: code`print(model.get_speech_segments("speech.wav"))` },
  WaveformEncoder: { module: 'encoders', run: code`print(model.encode_file("speech.wav").shape)` },
  WaveformEnhancement: { module: 'enhancement', run: ENHANCE },
  WhisperASR: {
    module: 'ASR',
    run: code`
      for segment in model.transcribe_file("speech.wav"):
          print(segment.words)
    `,
    needs: TRANSFORMERS,
  },
}

/** Models with a part that runs in transformers, which the package doesn't install. */
const WITH_TRANSFORMERS = /whisper|wav2vec2|wavlm|hubert/i

export const speechbrain: Library = {
  key: 'speechbrain',
  prettyLabel: 'speechbrain',
  repoName: 'speechbrain',
  repoUrl: 'https://github.com/speechbrain/speechbrain',
  docsUrl: 'https://huggingface.co/docs/hub/speechbrain',
  filter: true,
  countDownloads: 'path:"hyperparams.yaml"',
  releases: { registry: 'pypi', package: 'speechbrain' },
  examples: (model) => {
    const className = textAt(model, 'config', 'speechbrain', 'speechbrain_interface')
    if (className === undefined) {
      return [{ language: 'python', content: python.comment('interface not specified in config.json') }]
    }
    if (!Object.hasOwn(INTERFACES, className)) {
      return [{ language: 'python', content: python.comment('interface in config.json invalid') }]
    }
    const {
      module,
      run,
      imports,
      needs = when(isNamed(model, WITH_TRANSFORMERS), TRANSFORMERS),
    } = INTERFACES[className] as Interface
    const loader = name(className)
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install speechbrain "torch<2.15"${needs}
          ${imports}
          from speechbrain.inference.${name(module)} import ${loader}

          model = ${loader}.from_hparams(${model.id})
          ${run}
        `),
      },
    ]
  },
}
