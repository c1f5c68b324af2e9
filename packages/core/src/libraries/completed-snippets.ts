import type { ModelRecord } from '../model/model-record.ts'
import type { LibraryRequest } from './asked.ts'
import { completedRecord } from './completed-record.ts'
import type { LibrarySnippet } from './library-snippets.ts'
import { getLibrarySnippets } from './snippets.ts'

/** Library examples, and whether some use classes that the model's record doesn't name. */
export interface CompletedSnippets {
  readonly snippets: readonly LibrarySnippet[]
  readonly isCompleted: boolean
}

/**
 * Returns the examples of `getLibrarySnippets`, also for records that don't name the transformers classes: they follow
 * from the model's task if it leaves no doubt.
 *
 * @param library the key of one of the record's libraries, to return only its examples; it's added to a record whose
 * libraries have no examples
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
