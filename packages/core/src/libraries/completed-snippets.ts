import type { ModelRecord } from '../model/model-record.ts'
import type { LibraryRequest } from './asked.ts'
import { completedRecord } from './completed-record.ts'
import type { LibrarySnippet } from './library-snippets.ts'
import { getLibrarySnippets } from './snippets.ts'

/** Examples of libraries, and whether some name classes that the model's record does not. */
export interface CompletedSnippets {
  readonly snippets: readonly LibrarySnippet[]
  readonly isCompleted: boolean
}

/**
 * The examples of `getLibrarySnippets`, written from what a record and the model's task tell together: a record that
 * does not name the classes of transformers gives code all the same, where its task leaves no doubt.
 *
 * @param library only the examples of the library with this key, among those that the record names; a record whose
 * libraries have none is taken to name it
 * @example
 * getCompletedLibrarySnippets({ id: 'acme/model', library_name: 'transformers', pipeline_tag: 'fill-mask' }).isCompleted // true
 */
export function getCompletedLibrarySnippets(
  model: ModelRecord,
  request: LibraryRequest = {},
  library?: string,
): CompletedSnippets {
  const named = completedSnippets(model, request)
  if (library === undefined) return named
  const { snippets, isCompleted } =
    named.snippets.length > 0 ? named : completedSnippets({ ...model, library_name: library }, request)
  return {
    snippets: snippets.filter((each) => each.library === library),
    isCompleted: isCompleted && library === 'transformers',
  }
}

function completedSnippets(model: ModelRecord, request: LibraryRequest): CompletedSnippets {
  const { record, isCompleted, count } = completedRecord(model)
  const snippets = getLibrarySnippets(record, request)
  const ofTransformers = snippets.filter(({ library }) => library === 'transformers').slice(0, count)
  return {
    snippets: snippets.filter((each) => each.library !== 'transformers' || ofTransformers.includes(each)),
    isCompleted: isCompleted && ofTransformers.length > 0,
  }
}
