import type { ModelRecord } from '../model/model-record.ts'
import type { Library, LibraryLanguage } from './library.ts'

/** One example of one library, for one model. */
export interface LibrarySnippet {
  /** Key of the library, `sentence-transformers`. */
  readonly library: string
  readonly language: LibraryLanguage
  readonly content: string
}

/** What a reader does before gated weights can be fetched, in the languages whose examples fetch them. */
const ADMISSION: { readonly [language in LibraryLanguage]?: string } = {
  python: '# The weights: accept their terms on the hub, and log in with: hf auth login\n',
  sh: '# The weights: accept their terms on the hub, and log in with: hf auth login\n',
  js: '// The weights: accept their terms on the hub, and set HF_TOKEN to a token of yours\n',
}

const isGated = ({ gated }: ModelRecord): boolean => gated === true || gated === 'auto' || gated === 'manual'

/** The examples that one library writes for a model; empty for a library without examples. */
export function snippetsOfLibrary(library: Library, model: ModelRecord): readonly LibrarySnippet[] {
  const needsAdmission = isGated(model) || library.fetchesGated?.(model) === true
  return (library.examples?.(model) ?? []).map(({ language, content }, place) => ({
    library: library.key,
    language,
    content: needsAdmission && place === 0 ? (ADMISSION[language] ?? '') + content : content,
  }))
}
