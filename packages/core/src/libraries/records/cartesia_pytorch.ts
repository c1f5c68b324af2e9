import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const cartesiaPytorch: Library = {
  key: 'cartesia_pytorch',
  prettyLabel: 'Cartesia Pytorch',
  repoName: 'Cartesia Pytorch',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_pytorch',
  // No release to check against: the newest, 0.0.2, holds no module, neither as wheel nor as source archive. 0.0.1 does.
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install torch==2.4.0 "transformers<4.50" setuptools wheel packaging ninja (Python 3.12 or older),
# then pip install causal-conv1d==1.4.0 mamba-ssm==2.2.2 flash-attn==2.6.3 --no-build-isolation,
# then pip install cartesia-pytorch==0.0.1
from cartesia_pytorch import ReneLMHeadModel
from transformers import AutoTokenizer

model = ReneLMHeadModel.from_pretrained(${model.id}).half().cuda()
tokenizer = AutoTokenizer.from_pretrained("allenai/OLMo-1B-hf")

inputs = tokenizer(["The lighthouse keeper opened the letter and"], return_tensors="pt")
outputs = model.generate(inputs.input_ids.cuda(), max_length=64, top_k=100, top_p=0.95)
print(tokenizer.batch_decode(outputs, skip_special_tokens=True)[0])
`,
    },
  ],
}
