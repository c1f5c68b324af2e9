import { isNamed } from '../model/fields.ts'
import type { ModelRecord } from '../model/model-record.ts'

/** How a family's models are told the source and target languages. */
export interface TranslationLanguages {
  readonly source: string
  readonly target: string
  /** The token that starts a text in the target language. */
  readonly token: string
}

/** English and German, as written by each family of models that translate between any two languages. */
const LANGUAGES: readonly (TranslationLanguages & { readonly name: RegExp })[] = [
  { name: /nllb/i, source: 'eng_Latn', target: 'deu_Latn', token: 'deu_Latn' },
  { name: /mbart/i, source: 'en_XX', target: 'de_DE', token: 'de_DE' },
  { name: /m2m[-_]?100|small-?100/i, source: 'en', target: 'de', token: '__de__' },
]

/**
 * Returns an example's languages for a model that translates between any two; `undefined` for a model with one language
 * pair. NLLB comes first, because its models have the class, and so the tag, of M2M-100.
 */
export function languagesOf(model: ModelRecord): TranslationLanguages | undefined {
  return LANGUAGES.find(({ name }) => isNamed(model, name))
}

/** Checks for a T5 model, which does what its input says. */
export const isT5 = (model: ModelRecord): boolean => isNamed(model, /(?:^|[/_-])(?:flan-)?t5(?:$|[_-])/i)
