import { isNamed } from '../model/fields.ts'
import type { ModelRecord } from '../model/model-record.ts'

/** How the models of a family are told which language to translate from, and to. */
export interface TranslationLanguages {
  readonly source: string
  readonly target: string
  /** The token with which a text in the target language begins. */
  readonly token: string
}

/** English and German, as each family of models that translate between any two languages writes them. */
const LANGUAGES: readonly (TranslationLanguages & { readonly name: RegExp })[] = [
  { name: /nllb/i, source: 'eng_Latn', target: 'deu_Latn', token: 'deu_Latn' },
  { name: /mbart/i, source: 'en_XX', target: 'de_DE', token: 'de_DE' },
  { name: /m2m[-_]?100|small-?100/i, source: 'en', target: 'de', token: '__de__' },
]

/**
 * The languages of an example for a model that translates between any two; undefined for a model of one pair.
 * NLLB comes first: its models have the class, and so the tag, of M2M-100.
 */
export function languagesOf(model: ModelRecord): TranslationLanguages | undefined {
  return LANGUAGES.find(({ name }) => isNamed(model, name))
}

/** What comes before a text for a T5 model, which does what its input asks for. */
export const isT5 = (model: ModelRecord): boolean => isNamed(model, /(?:^|[/_-])(?:flan-)?t5(?:$|[_-])/i)
