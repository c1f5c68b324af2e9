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
  const ranges = (header ?? '').split(',').map((entry, place) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return { range, quality: quality === undefined ? 1 : Number(quality), place }
  })
  const wanted = ranges
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.place - other.place)
  for (const { range } of wanted) {
    const locale = range === '*' ? DEFAULT_LOCALE : LOCALE_NAMES.find((name) => name === range.split('-')[0])
    if (locale !== undefined) return locale
  }
  return DEFAULT_LOCALE
}
