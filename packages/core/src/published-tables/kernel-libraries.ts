import { snippetsOfLibrary } from '../libraries/library-snippets.ts'
import { kernelExamples, kernels } from '../libraries/records/kernels.ts'

/** A library that loads kernels (functions that run on a GPU), as shown on a page. */
export interface KernelLibraryUiElement {
  readonly prettyLabel: string
  readonly repoName: string
  readonly repoUrl: string
  readonly docsUrl?: string
  /** Returns the examples for a kernel on Hugging Face; the default is its first version. */
  readonly snippets: (kernelId: string, version?: number) => string[]
}

/** Libraries that load kernels, by key. */
export const KERNEL_LIBRARIES_UI_ELEMENTS: { readonly kernels: KernelLibraryUiElement } = {
  kernels: {
    prettyLabel: kernels.prettyLabel,
    repoName: kernels.repoName,
    repoUrl: kernels.repoUrl,
    ...(kernels.docsUrl === undefined ? {} : { docsUrl: kernels.docsUrl }),
    snippets: (kernelId, version = 1) =>
      snippetsOfLibrary({ ...kernels, examples: kernelExamples(version) }, { id: kernelId }).map(
        ({ content }) => content,
      ),
  },
}
