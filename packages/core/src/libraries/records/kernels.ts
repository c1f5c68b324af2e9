import { when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasCustomCode } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const kernels: Library = {
  key: 'kernels',
  prettyLabel: 'Kernels',
  repoName: 'Kernels',
  repoUrl: 'https://github.com/huggingface/kernels',
  docsUrl: 'https://huggingface.co/docs/kernels',
  countDownloads: 'path_filename:"_ops" AND path_extension:"py"',
  releases: { registry: 'pypi', package: 'kernels' },
  // A version is asked for by now.
  examples: (model) => [
    {
      language: 'python',
      runsCode: true,
      content: python.program(code`
        # pip install kernels torch
        from kernels import get_kernel

        # The versions are branches of the repository: v1, v2, …
        # For an organisation that is not among the trusted ones, add trust_remote_code=True
        kernel = get_kernel(${model.id}, version=1${when(hasCustomCode(model), code`, trust_remote_code=True`)})
        print(kernel)
      `),
    },
  ],
}
