import { python } from '../../languages/python/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const moshi: Library = {
  key: 'moshi',
  prettyLabel: 'Moshi',
  repoName: 'Moshi',
  repoUrl: 'https://github.com/kyutai-labs/moshi',
  filter: false,
  countDownloads: 'path:"tokenizer-e351c8d8-checkpoint125.safetensors"',
  releases: { registry: 'pypi', package: 'moshi' },
  examples: (model) => [
    {
      language: 'sh',
      content: command`
# pip install moshi (Python 3.13 or older)
# Talk to the model in the browser, at http://localhost:8998
python -m moshi.server --hf-repo ${model.id}
`,
    },
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
  ],
}
