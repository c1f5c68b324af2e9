import type { SnippetFile } from '@model-snippets/core'

/** The URL of a sample: the server has the package's samples under the same paths. */
export const sampleAddress = ({ sample }: SnippetFile): string | undefined =>
  sample === undefined ? undefined : `/${sample}`
