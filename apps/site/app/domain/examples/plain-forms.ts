import {
  LANGUAGE_RECORDS,
  type Language,
  type LanguageRecord,
  PLATFORMS,
  type Platform,
  type ProgramFile,
  programFileOf,
} from '@model-snippets/core'
import { hasOwnProgram, notebookLanguage } from './language-programs.ts'

type RecordOf<Id extends string> = LanguageRecord & { readonly id: Id }

/** A page as the code of one example: a language and, if its programs differ, a platform. */
export interface CodeForm<Id extends string = string> {
  /** The URL's extension, without the dot. */
  readonly ending: string
  readonly type: string
  readonly language: Id
  readonly platform: Platform | undefined
  /** Whether the code is TypeScript; undefined for languages without a typed form. */
  readonly typescript?: boolean
}

/** The forms of the languages, such as `.py`, `.sh`, and `.ps1`. */
export function codeForms<Id extends string>(records: readonly RecordOf<Id>[]): readonly CodeForm<Id>[] {
  return records.flatMap((record) => {
    const platforms = PLATFORMS.filter((platform) => platform === 'posix' || hasOwnProgram(record, platform))
    const formOf = ({ extension, mediaType }: ProgramFile, platform: Platform | undefined): CodeForm<Id> => ({
      ending: extension.slice(1),
      type: servedType(mediaType),
      language: record.id,
      platform,
    })
    const forms = platforms.map((platform) =>
      formOf(programFileOf(record, platform), platforms.length === 1 ? undefined : platform),
    )
    return record.typescript === undefined
      ? forms
      : [
          ...forms.map((form) => ({ ...form, typescript: false })),
          { ...formOf(record.typescript, undefined), typescript: true },
        ]
  })
}

/**
 * The content type that code of a media type is served with. Never one that a browser runs or shows as a page: a page
 * of this origin may load scripts of this origin, and texts in an example are anybody's.
 */
export const servedType = (mediaType: string): string =>
  /^text\/x-(?!javascript|ecmascript)[\w.+-]+$/i.test(mediaType) ? mediaType : 'text/plain'

/** The forms of the languages of examples. */
export const CODE_FORMS = codeForms(LANGUAGE_RECORDS)

/** The forms of a page whose programs are untyped and the same on all platforms. */
export const POSIX_FORMS = CODE_FORMS.filter(
  ({ platform = 'posix', typescript }) => platform === 'posix' && typescript !== true,
)

/** The language of notebooks. */
export const NOTEBOOKS = notebookLanguage<Language>(undefined, LANGUAGE_RECORDS)

export const NOTEBOOK_TYPE = 'application/x-ipynb+json'
