import { type Piece, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { isNamed } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** Hybrid models have layers from packages that are compiled against the installed torch. */
const hybrid = (model: ModelRecord): Piece | undefined =>
  when(
    isNamed(model, /hybrid/i),
    code`# and pip install --no-build-isolation -e ".[compile]", which compiles layers of hybrid models;`,
  )

export const zonos: Library = {
  key: 'zonos',
  prettyLabel: 'Zonos',
  repoName: 'Zonos',
  repoUrl: 'https://github.com/Zyphra/Zonos',
  docsUrl: 'https://github.com/Zyphra/Zonos',
  filter: false,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run inside a clone of https://github.com/Zyphra/Zonos, after pip install -e . "torch<2.15" torchcodec;
        ${hybrid(model)}
        # also install espeak-ng, which converts the text to phonemes, and FFmpeg, which reads and saves audio
        import torchaudio
        from zonos.conditioning import make_cond_dict
        from zonos.model import Zonos

        model = Zonos.from_pretrained(${model.id}, device="cuda")

        # Ten seconds of the voice to use
        recording, sample_rate = torchaudio.load("voice.wav")
        speaker = model.make_speaker_embedding(recording, sample_rate)

        conditions = make_cond_dict(
            text="Good morning! The kettle is on.",
            speaker=speaker,
            language="en-us",
        )
        codes = model.generate(model.prepare_conditioning(conditions))
        audio = model.autoencoder.decode(codes)[0].cpu()
        torchaudio.save("speech.wav", audio, model.autoencoder.sampling_rate)
      `),
    },
  ],
}
