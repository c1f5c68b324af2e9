import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const mars5Tts: Library = {
  key: 'mars5-tts',
  prettyLabel: 'MARS5-TTS',
  repoName: 'MARS5-TTS',
  repoUrl: 'https://github.com/Camb-ai/MARS5-TTS',
  filter: false,
  countDownloads: 'path:"mars5_ar.safetensors"',
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run this inside a clone of https://github.com/Camb-ai/MARS5-TTS,
        # after pip install -r requirements.txt soundfile "torch<2.15" "huggingface_hub<1" (Python 3.12 or older)
        import librosa
        import soundfile as sf
        import torch
        from inference import InferenceConfig, Mars5TTS

        mars5 = Mars5TTS.from_pretrained(${model.id})
        # A recording of the voice to use, and its transcript
        wav, _ = librosa.load("voice.wav", sr=mars5.sr, mono=True)
        transcript = "We are open from nine to five."
        codes, audio = mars5.tts("The ferry leaves at noon.", torch.from_numpy(wav), transcript, cfg=InferenceConfig())
        sf.write("speech.wav", audio.numpy(), 24000)
      `),
    },
  ],
}
