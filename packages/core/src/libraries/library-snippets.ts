import { problemOfId } from '../model/hub-id.ts'
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

/** What a reader is told of an example that runs what a stranger wrote. */
const CAUTION: { readonly [language in LibraryLanguage]?: string } = {
  python: "# Runs code from the model's repository: do so only if you trust its owner\n",
  sh: "# Runs code from the model's repository: do so only if you trust its owner\n",
}

const isGated = ({ gated }: ModelRecord): boolean => gated === true || gated === 'auto' || gated === 'manual'

/**
 * The examples that one library writes for a model, with what a reader is told before them.
 *
 * @returns empty for a library without examples, and for an id that is none of the hub: a library would take it for a
 * folder or an address
 */
export function snippetsOfLibrary(library: Library, model: ModelRecord): readonly LibrarySnippet[] {
  if (problemOfId(model.id) !== undefined) return []
  const needsAdmission = isGated(model) || library.fetchesGated?.(model) === true
  return (library.examples?.(model) ?? []).map(({ language, content, runsCode = false }, place) => {
    const admission = needsAdmission && place === 0 ? ADMISSION[language] : undefined
    const caution = runsCode ? CAUTION[language] : undefined
    return { library: library.key, language, content: `${admission ?? ''}${caution ?? ''}${content}` }
  })
}
