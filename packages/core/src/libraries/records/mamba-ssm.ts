import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const mambaSsm: Library = {
  key: 'mamba-ssm',
  prettyLabel: 'MambaSSM',
  repoName: 'MambaSSM',
  repoUrl: 'https://github.com/state-spaces/mamba',
  filter: false,
  releases: { registry: 'pypi', package: 'mamba-ssm', module: 'mamba_ssm' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install torch setuptools wheel packaging ninja, then pip install mamba-ssm transformers --no-build-isolation
        from mamba_ssm import MambaLMHeadModel
        from transformers import AutoTokenizer

        model = MambaLMHeadModel.from_pretrained(${model.id}, device="cuda")
        tokenizer = AutoTokenizer.from_pretrained("EleutherAI/gpt-neox-20b")
        inputs = tokenizer("The lighthouse keeper opened the letter and", return_tensors="pt").to("cuda")
        outputs = model.generate(inputs.input_ids, max_length=64)
        print(tokenizer.decode(outputs[0]))
      `),
    },
  ],
}
