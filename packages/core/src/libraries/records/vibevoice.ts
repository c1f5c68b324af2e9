import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const vibevoice: Library = {
  key: 'vibevoice',
  prettyLabel: 'VibeVoice',
  repoName: 'VibeVoice',
  repoUrl: 'https://github.com/microsoft/VibeVoice',
  filter: false,
  releases: { registry: 'pypi', package: 'vibevoice' },
  // librosa reads, mixes down and resamples in one call.
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install vibevoice
import librosa
import soundfile as sf
import torch
from vibevoice.modular.modeling_vibevoice_inference import (
    VibeVoiceForConditionalGenerationInference,
)
from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor

processor = VibeVoiceProcessor.from_pretrained(${model.id})
model = VibeVoiceForConditionalGenerationInference.from_pretrained(
    ${model.id}, torch_dtype=torch.bfloat16
).to("cuda").eval()
model.set_ddpm_inference_steps(10)

# One voice for each speaker, as 24000 samples a second
first, _ = librosa.load("first-voice.wav", sr=24000)
second, _ = librosa.load("second-voice.wav", sr=24000)
inputs = processor(
    text=["Speaker 0: Good morning!\\nSpeaker 1: Morning. The kettle is on."],
    voice_samples=[[first, second]],
    return_tensors="pt",
).to("cuda")

outputs = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)
audio = outputs.speech_outputs[0].float().cpu().numpy().squeeze()
sf.write("talk.wav", audio, 24000)
`,
    },
  ],
}
