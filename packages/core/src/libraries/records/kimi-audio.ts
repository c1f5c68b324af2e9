import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const kimiAudio: Library = {
  key: 'kimi-audio',
  prettyLabel: 'KimiAudio',
  repoName: 'KimiAudio',
  repoUrl: 'https://github.com/MoonshotAI/Kimi-Audio',
  filter: false,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install "torch<2.5" "torchaudio<2.5" "transformers<4.50" setuptools wheel packaging ninja (Python 3.12 or older),
        # then pip install flash-attn --no-build-isolation,
        # then pip install git+https://github.com/MoonshotAI/Kimi-Audio.git soundfile
        import soundfile as sf
        from kimia_infer.api.kimia import KimiAudio

        model = KimiAudio(model_path=${model.id}, load_detokenizer=True)
        sampling = {"audio_temperature": 0.8, "audio_top_k": 10, "text_temperature": 0.0, "text_top_k": 5}

        # Transcribe a recording
        messages = [
            {"role": "user", "message_type": "text", "content": "Write down what is said in this recording:"},
            {"role": "user", "message_type": "audio", "content": "speech.wav"},
        ]
        _, text = model.generate(messages, **sampling, output_type="text")
        print(text)

        # Answer a spoken question in speech and text
        messages = [{"role": "user", "message_type": "audio", "content": "speech.wav"}]
        wav, text = model.generate(messages, **sampling, output_type="both")
        sf.write("answer.wav", wav.cpu().view(-1).numpy(), 24000)
        print(text)
      `),
    },
  ],
}
