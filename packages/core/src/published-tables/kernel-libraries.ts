import { snippetsOfLibrary } from '../libraries/library-snippets.ts'
import { kernelExamples, kernels } from '../libraries/records/kernels.ts'

/** What a page shows of a library that loads kernels: functions that run on a graphics card. */
export interface KernelLibraryUiElement {
  readonly prettyLabel: string
  readonly repoName: string
  readonly repoUrl: string
  readonly docsUrl?: string
  /** Writes the examples for a kernel of the hub; of its first version where none is given. */
  readonly snippets: (kernelId: string, version?: number) => string[]
}

/** The libraries that load kernels, by key. */
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
