import type { ModelRecord } from '../model/model-record.ts'
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
