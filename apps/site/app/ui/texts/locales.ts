/** The languages of the site, each with its own name for itself and the direction that it is read in. */
export const LOCALES = {
  en: { label: 'English', direction: 'ltr' },
  de: { label: 'Deutsch', direction: 'ltr' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly direction: 'ltr' | 'rtl' }>>

export type Locale = keyof typeof LOCALES

export const DEFAULT_LOCALE: Locale = 'en'
export const LOCALE_NAMES = Object.keys(LOCALES) as Locale[]

export const isLocale = (text: unknown): text is Locale => (LOCALE_NAMES as readonly unknown[]).includes(text)
