import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const univa: Library = {
  key: 'univa',
  prettyLabel: 'univa',
  repoName: 'univa',
  repoUrl: 'https://github.com/PKU-YuanGroup/UniWorld-V1',
  filter: true,
  countDownloads: 'path:"config.json"',
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run inside a clone of https://github.com/PKU-YuanGroup/UniWorld-V1, in Python 3.10 or 3.11,
        # after grep -v ^paddle requirements.txt > needed.txt, because that paddlepaddle release is no longer available,
        # then pip install -r needed.txt setuptools wheel, and pip install flash_attn --no-build-isolation
        import torch
        from transformers import AutoProcessor
        from univa.models.qwen2p5vl.modeling_univa_qwen2p5vl import (
            UnivaQwen2p5VLForConditionalGeneration,
        )

        model = UnivaQwen2p5VLForConditionalGeneration.from_pretrained(
            ${model.id},
            torch_dtype=torch.bfloat16,
            attn_implementation="flash_attention_2",
        ).to("cuda")
        processor = AutoProcessor.from_pretrained(${model.id})
        print(model)
      `),
    },
  ],
}
