import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const asteroid: Library = {
  key: 'asteroid',
  prettyLabel: 'Asteroid',
  repoName: 'Asteroid',
  repoUrl: 'https://github.com/asteroid-team/asteroid',
  docsUrl: 'https://huggingface.co/docs/hub/asteroid',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin"',
  releases: { registry: 'pypi', package: 'asteroid' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install asteroid requests "torch<2.6" "torchaudio<2.6" (Python 3.12 or older), which builds its pesq:
        # a C compiler has to be there
        from asteroid.models import BaseModel

        model = BaseModel.from_pretrained(${model.id})
        # Writes what it separates beside the file: mixture_est1.wav, mixture_est2.wav, …
        model.separate("mixture.wav", resample=True)
      `),
    },
  ],
}
