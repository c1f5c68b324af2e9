import { when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasCustomCode } from '../../model/fields.ts'
import type { Library } from '../library.ts'

/** Returns the example for a version of a kernel on Hugging Face, which is now required. */
export const kernelExamples =
  (version: number): NonNullable<Library['examples']> =>
  (model) => [
    {
      language: 'python',
      runsCode: true,
      content: python.program(code`
        # pip install kernels torch
        from kernels import get_kernel

        # The versions are branches of the repository: v1, v2, …
        # For an organisation that is not among the trusted ones, add trust_remote_code=True
        kernel = get_kernel(${model.id}, version=${version}${when(hasCustomCode(model), code`, trust_remote_code=True`)})
        print(kernel)
      `),
    },
  ]

export const kernels: Library = {
  key: 'kernels',
  prettyLabel: 'Kernels',
  repoName: 'Kernels',
  repoUrl: 'https://github.com/huggingface/kernels',
  docsUrl: 'https://huggingface.co/docs/kernels',
  countDownloads: 'path_filename:"_ops" AND path_extension:"py"',
  releases: { registry: 'pypi', package: 'kernels' },
  examples: kernelExamples(1),
}
