import { createContext, use } from 'react'
import { type Format, formatOf } from './format.ts'
import { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, type Locale } from './locales.ts'
import type { Translation } from './translation.ts'

/** The language of the page. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

export const useLocale = (): Locale => use(LocaleContext)

/** How the language of the page writes numbers and days. */
export const useFormat = (): Format => formatOf(useLocale())

/** Where the texts of one part are, by language. */
export type TextFiles<English> = { readonly en: () => Promise<{ readonly texts: English }> } & {
  readonly [Name in Exclude<Locale, 'en'>]: () => Promise<{ readonly texts: Translation<English> }>
}

/** The texts of one part of the site. */
export interface Texts<Text> {
  /** In the language of the page. */
  readonly useTexts: () => Text
  /** In a language; in a browser there is only that of the page. */
  readonly textsOf: (locale: Locale) => Text
}

/** A server needs every language. A browser keeps to one: another is chosen by loading the page anew. */
const neededLocales = (): readonly Locale[] => {
  if (import.meta.env.SSR) return LOCALE_NAMES
  const { lang } = document.documentElement
  return [isLocale(lang) ? lang : DEFAULT_LOCALE]
}

/** Loads the texts of a part. Files of texts import nothing that waits for texts: each would wait for the other. */
export async function loadTexts<const English>(files: TextFiles<English>): Promise<Texts<Translation<English>>> {
  const needed = neededLocales()
  const loaded = await Promise.all(needed.map(async (locale) => (await files[locale]()).texts as Translation<English>))
  const textsOf = (locale: Locale): Translation<English> =>
    loaded[Math.max(0, needed.indexOf(locale))] as Translation<English>
  return { textsOf, useTexts: () => textsOf(useLocale()) }
}
