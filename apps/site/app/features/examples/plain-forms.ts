import {
  LANGUAGE_RECORDS,
  type Language,
  type LanguageRecord,
  PLATFORMS,
  type Platform,
  programFileOf,
} from '@model-snippets/core'
import { hasOwnProgram, notebookLanguage } from './language-programs.ts'

type RecordOf<Id extends string> = LanguageRecord & { readonly id: Id }

/** A form of a page that is the code of one example: a language and, where its programs differ by it, a platform. */
export interface CodeForm<Id extends string = string> {
  /** Ending of the address, without the dot. */
  readonly ending: string
  readonly type: string
  readonly language: Id
  readonly platform: Platform | undefined
}

/** The forms that the languages give, `.py`, `.sh`, `.ps1`. */
export function codeForms<Id extends string>(records: readonly RecordOf<Id>[]): readonly CodeForm<Id>[] {
  return records.flatMap((record) => {
    const platforms = PLATFORMS.filter((platform) => platform === 'posix' || hasOwnProgram(record, platform))
    return platforms.map((platform) => {
      const { extension, mediaType } = programFileOf(record, platform)
      return {
        ending: extension.slice(1),
        type: servedType(mediaType),
        language: record.id,
        platform: platforms.length === 1 ? undefined : platform,
      }
    })
  })
}

/**
 * The content type that code of a media type is served with. Never one that a browser runs or shows as a page: a page
 * of this origin may load scripts of this origin, and texts in an example are anybody's.
 */
export const servedType = (mediaType: string): string =>
  /^text\/x-(?!javascript|ecmascript)[\w.+-]+$/i.test(mediaType) ? mediaType : 'text/plain'

/** Those of the languages that examples are written in. */
export const CODE_FORMS = codeForms(LANGUAGE_RECORDS)

/** Those of a page whose programs are the same on every platform. */
export const POSIX_FORMS = CODE_FORMS.filter(({ platform = 'posix' }) => platform === 'posix')

/** The language of notebooks. */
export const NOTEBOOKS = notebookLanguage<Language>(undefined, LANGUAGE_RECORDS)

export const NOTEBOOK_TYPE = 'application/x-ipynb+json'
