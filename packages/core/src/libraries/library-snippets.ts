import type { ModelRecord } from '../model/model-record.ts'
import type { Library, LibraryExample, LibraryLanguage } from './library.ts'

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

/** The examples for gated weights say so at their start, unless they do it themselves. */
function withAdmission(examples: readonly LibraryExample[]): readonly LibraryExample[] {
  if (examples.some(({ content }) => content.includes('hf auth login'))) return examples
  return examples.map((example, place) =>
    place === 0 ? { ...example, content: (ADMISSION[example.language] ?? '') + example.content } : example,
  )
}

const isGated = ({ gated }: ModelRecord): boolean => gated === true || gated === 'auto' || gated === 'manual'

/** Ids of gated models that others are made of, as examples write them. */
const GATED_BASE =
  /["'](?:meta-llama\/|google\/\w*gemma(?!-4|-scope)|black-forest-labs\/FLUX\.[12][\w.-]*-dev["']|stabilityai\/stable-diffusion-3)/

/** The examples that one library writes for a model; empty for a library without examples. */
export function snippetsOfLibrary(library: Library, model: ModelRecord): readonly LibrarySnippet[] {
  const examples = library.examples?.(model) ?? []
  const isForAdmitted = isGated(model) || examples.some(({ content }) => GATED_BASE.test(content))
  return (isForAdmitted ? withAdmission(examples) : examples).map(({ language, content }) => ({
    library: library.key,
    language,
    content,
  }))
}
