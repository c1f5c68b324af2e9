import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const fairseq: Library = {
  key: 'fairseq',
  prettyLabel: 'Fairseq',
  repoName: 'fairseq',
  repoUrl: 'https://github.com/pytorch/fairseq',
  filter: true,
  releases: { registry: 'pypi', package: 'fairseq' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install "pip<24.1", then pip install fairseq "torch<2.6" huggingface_hub (Python 3.10 or older),
        # which builds it: a C++ compiler has to be there
        from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub

        models, cfg, task = load_model_ensemble_and_task_from_hf_hub(${model.id})
        print(models[0])
      `),
    },
  ],
}
