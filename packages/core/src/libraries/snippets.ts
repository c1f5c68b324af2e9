import type { ModelRecord } from '../types.ts'
import { LIBRARIES } from './index.generated.ts'
import { libraryKeysOf } from './keys.ts'
import type { Library, LibraryLanguage } from './library.ts'

/** One example of one library, for one model. */
export interface LibrarySnippet {
  /** Key of the library, `sentence-transformers`. */
  readonly library: string
  readonly language: LibraryLanguage
  readonly content: string
}

/** The examples that one library writes for a model; empty for a library without examples. */
export const snippetsOfLibrary = (library: Library, model: ModelRecord): readonly LibrarySnippet[] =>
  (library.examples?.(model) ?? []).map(({ language, content }) => ({ library: library.key, language, content }))

/**
 * The examples of every library that a model's record names, by `library_name` and by tags.
 *
 * Holds all libraries; `loadLibrarySnippets` fetches only those that the model names.
 *
 * @returns the examples of `library_name` first; empty when no named library has examples
 * @example
 * getLibrarySnippets({ id: 'acme/embedder', library_name: 'sentence-transformers' })[0]?.content
 */
export const getLibrarySnippets = (model: ModelRecord): readonly LibrarySnippet[] =>
  libraryKeysOf(model, LIBRARIES).flatMap((key) => snippetsOfLibrary(LIBRARIES[key] as Library, model))
