import type { SnippetFile } from '@model-snippets/core'

/** Where the server has a sample: the package's samples are under the same paths. */
export const sampleAddress = ({ sample }: SnippetFile): string | undefined =>
  sample === undefined ? undefined : `/${sample}`
