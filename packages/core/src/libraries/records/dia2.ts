import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const dia2: Library = {
  key: 'dia2',
  prettyLabel: 'Dia2',
  repoName: 'Dia2',
  repoUrl: 'https://github.com/nari-labs/dia2',
  filter: false,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run this inside a clone of https://github.com/nari-labs/dia2, after pip install -e .
        from dia2 import Dia2, GenerationConfig, SamplingConfig

        dia = Dia2.from_repo(${model.id}, device="cuda", dtype="bfloat16")
        config = GenerationConfig(
            cfg_scale=2.0,
            audio=SamplingConfig(temperature=0.8, top_k=50),
            use_cuda_graph=True,
        )
        dia.generate(
            "[S1] Did you remember the bread? [S2] I did, and the butter.",
            config=config,
            output_wav="dialogue.wav",
            verbose=True,
        )
      `),
    },
  ],
}
