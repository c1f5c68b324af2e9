import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLocale, LOCALE_NAMES } from '../../ui/texts/locales.ts'
import { localeCookie, preferredLocale, readLocale } from './locale-cookie.ts'

const localeOf = (headers: Record<string, string>) => readLocale({ headers: new Headers(headers) })

describe('the language of a page', () => {
  it.each(LOCALE_NAMES)('is the chosen one, whatever the browser asks for: %s', (locale) => {
    const [cookie = ''] = localeCookie(locale).split(';')
    expect(localeOf({ cookie: `theme=dark; ${cookie}`, 'accept-language': 'fr' })).toBe(locale)
    for (const other of LOCALE_NAMES) expect(localeOf({ cookie, 'accept-language': other })).toBe(locale)
  })

  it.each([
    [null, 'en'],
    ['', 'en'],
    ['fr, it', 'en'],
    ['de', 'de'],
    ['DE-ch', 'de'],
    ['fr, de-AT;q=0.8, en;q=0.5', 'de'],
    ['en;q=0.5, de;q=0.9', 'de'],
    ['de;q=0.5, en;q=0.5', 'de'],
    ['de;q=0, fr', 'en'],
    ['de;q=0.1, *;q=0.5', 'en'],
    ['den, dee', 'en'],
  ])('follows Accept-Language: %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale)
  })

  it('is one of the site’s for any header', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('de', 'en', '*', ';q=', ',', '-', '0.5'))
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(isLocale(preferredLocale(parts.join('')))).toBe(true)
      }),
    )
    expect(localeOf({ cookie: 'locale=__proto__' })).toBe('en')
  })
})
