// A separate entry, because a bundler may keep a file's static imports together with what it loads dynamically.
import type { ModelRecord } from '../model/model-record.ts'
import type { LibraryRequest } from './asked.ts'
import { libraryKeysOf } from './keys.ts'
import type { Library } from './library.ts'
import { type LibrarySnippet, snippetsOfLibrary } from './library-snippets.ts'
import { LIBRARY_LOADERS } from './loaders.generated.ts'

/**
 * Loads a single library, so that a page ships only what it shows.
 *
 * @param key the library's key on Hugging Face, such as `sentence-transformers`
 * @throws Error if no library has the key; the message names it
 * @example
 * const { prettyLabel, examples } = await loadLibrary('diffusers')
 */
export async function loadLibrary(key: string): Promise<Library> {
  const load = Object.hasOwn(LIBRARY_LOADERS, key) ? LIBRARY_LOADERS[key] : undefined
  if (load === undefined) throw new Error(`[model-snippets] no library has the key ${JSON.stringify(key)}`)
  return await load()
}

/**
 * Returns the same examples as `getLibrarySnippets`, but loads only the libraries that the model's record names.
 *
 * @example
 * const snippets = await loadLibrarySnippets({ id: 'acme/embedder', library_name: 'sentence-transformers' })
 */
export async function loadLibrarySnippets(
  model: ModelRecord,
  request: LibraryRequest = {},
): Promise<readonly LibrarySnippet[]> {
  const libraries = await Promise.all(libraryKeysOf(model, LIBRARY_LOADERS).map(loadLibrary))
  return libraries.flatMap((library) => snippetsOfLibrary(library, model, request))
}

export { problemOfId } from '../model/hub-id.ts'
export { type CompletedRecord, completedRecord } from './completed-record.ts'
export { type Library, type LibraryRequest, type LibrarySnippet, snippetsOfLibrary }
