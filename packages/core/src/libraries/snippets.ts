import type { ModelRecord } from '../model/model-record.ts'
import type { LibraryRequest } from './asked.ts'
import { LIBRARIES } from './index.generated.ts'
import { libraryKeysOf } from './keys.ts'
import type { Library } from './library.ts'
import { type LibrarySnippet, snippetsOfLibrary } from './library-snippets.ts'

/**
 * Returns the examples of all libraries that a model's record names, in `library_name` and in tags.
 *
 * Loads all libraries; `loadLibrarySnippets` from `@model-snippets/core/libraries/on-demand` loads only the ones that
 * the model names.
 *
 * @param request the input; an example's `ignored` lists the options that it doesn't use
 * @returns the examples, those of `library_name` first; empty if no named library has examples
 * @example
 * getLibrarySnippets({ id: 'acme/embedder', library_name: 'sentence-transformers' })[0]?.content
 */
export const getLibrarySnippets = (model: ModelRecord, request: LibraryRequest = {}): readonly LibrarySnippet[] =>
  libraryKeysOf(model, LIBRARIES).flatMap((key) => snippetsOfLibrary(LIBRARIES[key] as Library, model, request))
