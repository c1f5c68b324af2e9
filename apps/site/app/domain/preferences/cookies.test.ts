import { CLIENTS, LANGUAGES, PLATFORMS, POLICIES, PROVIDERS } from '@model-snippets/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choiceCookie,
  isTheme,
  platformCookie,
  providerCookie,
  readPreferences,
  THEMES,
  themeCookie,
  typescriptCookie,
} from './cookies.ts'

const headerOf = (...cookies: readonly string[]): string => cookies.map((cookie) => cookie.split(';')[0]).join('; ')

describe('preferences in cookies', () => {
  it.each(THEMES)('keep the theme %s', (theme) => {
    expect(readPreferences(headerOf('other=1', themeCookie(theme))).theme).toBe(theme)
  })

  it('keep the last language and the last client of each', () => {
    const first = choiceCookie({ language: 'js', client: 'huggingface.js' }, {})
    const second = choiceCookie(
      { language: 'python', client: 'huggingface_hub' },
      readPreferences(headerOf(first)).clients,
    )
    expect(readPreferences(headerOf(second))).toEqual({
      theme: 'system',
      language: 'python',
      typescript: false,
      clients: { python: 'huggingface_hub', js: 'huggingface.js' },
    })
  })

  it('keep a client of every language, whatever it is called', () => {
    for (const { language, id } of CLIENTS) {
      const { language: last, clients } = readPreferences(headerOf(choiceCookie({ language, client: id }, {})))
      expect([last, clients[language]]).toEqual([language, id])
    }
  })

  it('keep the last provider and the last terminal', () => {
    for (const provider of [...Object.keys(PROVIDERS), ...POLICIES])
      expect(readPreferences(headerOf(providerCookie(provider))).provider).toBe(provider)
    for (const platform of PLATFORMS)
      expect(readPreferences(headerOf(platformCookie(platform))).platform).toBe(platform)
    for (const hostile of ['a; theme=dark', 'a,b', '<b>', '']) {
      const { provider, platform, theme } = readPreferences(headerOf(providerCookie(hostile), platformCookie(hostile)))
      expect([provider, platform, theme]).toEqual([undefined, undefined, 'system'])
    }
  })

  it.each([true, false])('keep whether JavaScript is shown as TypeScript: %s', (isChosen) => {
    expect(readPreferences(headerOf(typescriptCookie(isChosen))).typescript).toBe(isChosen)
  })

  it('are the default for any other header', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((value) => `theme=${value}; choice=${value}`),
        ),
        (header) => {
          const { theme, language } = readPreferences(header)
          expect(isTheme(theme)).toBe(true)
          expect([undefined, ...LANGUAGES]).toContain(language)
        },
      ),
    )
    expect(readPreferences(null)).toEqual({ theme: 'system', language: undefined, typescript: false, clients: {} })
    expect(readPreferences('choice=python.a b; theme=__proto__')).toEqual({
      theme: 'system',
      language: undefined,
      typescript: false,
      clients: {},
    })
  })
})
