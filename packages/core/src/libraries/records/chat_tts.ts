import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const chatTts: Library = {
  key: 'chat_tts',
  prettyLabel: 'ChatTTS',
  repoName: 'ChatTTS',
  repoUrl: 'https://github.com/2noise/ChatTTS.git',
  filter: false,
  countDownloads: 'path:"asset/GPT.pt"',
  releases: { registry: 'pypi', package: 'chattts', module: 'ChatTTS' },
  // load_models was renamed to load, which downloads the repository itself.
  examples: () => [
    {
      language: 'python',
      content: python.program(code`
        # pip install ChatTTS requests "torch<2.15" torchaudio torchcodec, and install FFmpeg, which saves the audio
        import ChatTTS
        import torch
        import torchaudio

        chat = ChatTTS.Chat()
        chat.load(source="huggingface", compile=False)

        wavs = chat.infer(["The library opens at nine and closes at six."])
        torchaudio.save("speech.wav", torch.from_numpy(wavs[0]).reshape(1, -1), 24000)
      `),
    },
  ],
}
