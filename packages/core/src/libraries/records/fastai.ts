import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const fastai: Library = {
  key: 'fastai',
  prettyLabel: 'fastai',
  repoName: 'fastai',
  repoUrl: 'https://github.com/fastai/fastai',
  docsUrl: 'https://huggingface.co/docs/hub/fastai',
  filter: true,
  releases: { registry: 'pypi', package: 'huggingface_hub' },
  // The loader is huggingface_hub's, but requires fastai.
  examples: (model) => [
    {
      language: 'python',
      // The learner is a pickle.
      runsCode: true,
      content: python.program(code`
        # pip install "huggingface_hub[fastai]"
        # For a model that was exported before fastai 2.8: pip install "fastai<2.8"
        from huggingface_hub import from_pretrained_fastai

        learn = from_pretrained_fastai(${model.id})
        # What it takes depends on the model: a picture's path, a text, a row of a table
        print(learn.predict("photo.jpg"))
      `),
    },
  ],
}
