import { parseAccept } from 'hono/utils/accept'
import { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, type Locale } from '../../ui/texts/locales.ts'
import { cookie, readCookies } from './cookies.ts'

const COOKIE = 'locale'

export const localeCookie = (locale: Locale): string => cookie(COOKIE, locale)

/** The language of a page: the one that was chosen, else the first that the browser asks for and the site has. */
export function readLocale({ headers }: Pick<Request, 'headers'>): Locale {
  const chosen = readCookies(headers.get('cookie')).get(COOKIE)
  return isLocale(chosen) ? chosen : preferredLocale(headers.get('accept-language'))
}

/** @param header `Accept-Language`, such as `de-CH, de;q=0.9, en;q=0.8` */
export function preferredLocale(header: string | null): Locale {
  for (const { type, q } of parseAccept(header ?? '')) {
    const [language = ''] = type.toLowerCase().split('-')
    const locale = language === '*' ? DEFAULT_LOCALE : LOCALE_NAMES.find((name) => name === language)
    if (locale !== undefined && q > 0) return locale
  }
  return DEFAULT_LOCALE
}
