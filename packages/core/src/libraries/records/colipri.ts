import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const colipri: Library = {
  key: 'colipri',
  prettyLabel: 'COLIPRI',
  repoName: 'COLIPRI',
  repoUrl: 'https://huggingface.co/microsoft/colipri',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
  releases: { registry: 'pypi', package: 'colipri' },
  // The package has one model, which get_model downloads; the pipeline takes that model instead of an id.
  examples: () => [
    { language: 'sh', content: 'pip install colipri' },
    {
      language: 'python',
      content: python.program(code`
        from colipri import ZeroShotImageClassificationPipeline, get_model, get_processor, load_sample_ct

        model = get_model().cuda()
        pipeline = ZeroShotImageClassificationPipeline(model, get_processor())
        # A public chest scan, which the package downloads
        print(pipeline(load_sample_ct(), ["No pleural effusion", "Pleural effusion"]))
      `),
    },
  ],
}
