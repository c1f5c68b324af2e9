import { python } from '../../languages/python/writer.ts'
import { isNamed, textAt } from '../../model/fields.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

interface Interface {
  /** Module below `speechbrain.inference`, where the interfaces are since version 1. */
  readonly module: string
  /** What runs a `model` on a recording. */
  readonly code: string
  /** What that imports. */
  readonly imports?: string
  /** What has to be installed for it. */
  readonly needs?: string
}

const ENHANCE = `model.enhance_file("noisy.wav", "clean.wav")
print("saved clean.wav")
`

const SEPARATE = `# One column for each speaker: (1, samples, speakers)
sources = model.separate_file("mixture.wav")
for number in range(sources.shape[-1]):
    source = sources[0, :, number].cpu().numpy()
    sf.write(f"speaker-{number}.wav", source, model.hparams.sample_rate)
`

/** What follows text models: a vocoder, which is a model of its own, makes sound of it. */
const SHOW_MEL = 'print(mel.shape)  # for a vocoder: (texts, bands, frames)\n'
const SPEAK = `mel, *_ = model.encode_text(["Good morning! The kettle is on."])
${SHOW_MEL}`

/** Phonemes depend on words around, which are read with a method that transformers has no more since its version 5. */
const WORDS = ' "transformers<5"'

/** A vocoder is given what a text model makes. */
const MEL = '# A mel spectrogram from a text model: (texts, bands, frames)\n'

const INTERFACES: { readonly [name: string]: Interface } = {
  AudioClassifier: { module: 'classifiers', code: 'print(model.classify_file("speech.wav"))\n' },
  DiffWaveVocoder: {
    module: 'vocoders',
    code: `${MEL}waveforms = model.decode_batch(
    torch.randn(1, 80, 100),
    hop_len=256,
    fast_sampling=True,
    fast_sampling_noise_schedule=[0.0001, 0.001, 0.01, 0.05, 0.2, 0.5],
)
print(waveforms.shape)
`,
    imports: 'import torch\n',
  },
  EncoderASR: { module: 'ASR', code: 'print(model.transcribe_file("speech.wav"))\n' },
  EncoderClassifier: { module: 'classifiers', code: 'print(model.classify_file("speech.wav"))\n' },
  EncoderDecoderASR: { module: 'ASR', code: 'print(model.transcribe_file("speech.wav"))\n' },
  EndToEndSLU: { module: 'SLU', code: 'print(model.decode_file("speech.wav"))\n' },
  FastSpeech2: { module: 'TTS', code: SPEAK, needs: WORDS },
  FastSpeech2InternalAlignment: { module: 'TTS', code: SPEAK, needs: WORDS },
  GraphemeToPhoneme: {
    module: 'text',
    code: 'print(model.g2p("Good morning! The kettle is on."))\n',
    needs: WORDS,
  },
  HIFIGAN: {
    module: 'vocoders',
    code: `${MEL}waveforms = model.decode_batch(torch.randn(1, 80, 100))
print(waveforms.shape)
`,
    imports: 'import torch\n',
  },
  MSTacotron2: {
    module: 'TTS',
    code: `# In a voice of its own choice; with that of a recording: model.clone_voice(text, "voice.wav")
mel, *_ = model.generate_random_voice("Good morning! The kettle is on.")
${SHOW_MEL}`,
  },
  SGMSEEnhancement: { module: 'enhancement', code: ENHANCE },
  SepformerSeparation: { module: 'separation', code: SEPARATE, imports: 'import soundfile as sf\n' },
  SpeakerRecognition: { module: 'speaker', code: 'print(model.verify_files("one.wav", "other.wav"))\n' },
  SpectralMaskEnhancement: { module: 'enhancement', code: ENHANCE },
  Speech_Emotion_Diarization: {
    module: 'diarization',
    code: 'print(model.diarize_file("speech.wav"))\n',
    needs: ' transformers',
  },
  StreamingASR: {
    module: 'ASR',
    // By default it reads with a part of torchaudio that newer ones have not.
    code: `chunks = DynChunkTrainConfig(24, 8)
print(model.transcribe_file("speech.wav", chunks, use_torchaudio_streaming=False))
`,
    imports: 'from speechbrain.utils.dynamic_chunk_training import DynChunkTrainConfig\n',
  },
  Tacotron2: {
    module: 'TTS',
    code: `mel, *_ = model.encode_text("Good morning! The kettle is on.")\n${SHOW_MEL}`,
  },
  VAD: { module: 'VAD', code: 'print(model.get_speech_segments("speech.wav"))\n' },
  WaveformEncoder: { module: 'encoders', code: 'print(model.encode_file("speech.wav").shape)\n' },
  WaveformEnhancement: { module: 'enhancement', code: ENHANCE },
  WhisperASR: {
    module: 'ASR',
    code: 'for segment in model.transcribe_file("speech.wav"):\n    print(segment.words)\n',
    needs: ' transformers',
  },
}

/** Models with a part that transformers runs, which the package does not bring. */
const TRANSFORMERS = /whisper|wav2vec2|wavlm|hubert/i

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
    const name = textAt(model, 'config', 'speechbrain', 'speechbrain_interface')
    if (name === undefined) {
      return [{ language: 'python', content: python.comment('interface not specified in config.json') }]
    }
    if (!Object.hasOwn(INTERFACES, name)) {
      return [{ language: 'python', content: python.comment('interface in config.json invalid') }]
    }
    const {
      module,
      code,
      imports = '',
      needs = isNamed(model, TRANSFORMERS) ? ' transformers' : '',
    } = INTERFACES[name] as Interface
    return [
      {
        language: 'python',
        content: python.code`
# pip install speechbrain "torch<2.15"${raw(needs)}
${raw(imports)}from speechbrain.inference.${raw(module)} import ${raw(name)}

model = ${raw(name)}.from_hparams(${model.id})
${raw(code)}`,
      },
    ]
  },
}
