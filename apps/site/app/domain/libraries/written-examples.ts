import type { ModelRecord } from '@model-snippets/core'
import type { LibrarySnippet } from '@model-snippets/core/libraries'
import { completedRecord, type LibraryRequest, loadLibrarySnippets } from '@model-snippets/core/libraries/on-demand'

/**
 * The examples of each library that a model's record names, by its key. Loads those libraries alone.
 *
 * @param request what the reader asks; the examples' own input when not given
 */
export async function writtenExamples(
  model: ModelRecord,
  request: LibraryRequest = {},
): Promise<ReadonlyMap<string, readonly LibrarySnippet[]>> {
  const { record, count } = completedRecord(model)
  const snippets = await loadLibrarySnippets(record, request)
  const keys = [...new Set(snippets.map(({ library }) => library))]
  return new Map(
    keys.map((key) => [
      key,
      snippets.filter(({ library }) => library === key).slice(0, key === 'transformers' ? count : undefined),
    ]),
  )
}
