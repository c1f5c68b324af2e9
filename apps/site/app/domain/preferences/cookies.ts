import { LANGUAGES, type Language, type Platform } from '@model-snippets/core'
import { readPlatform } from '../configuration/platform.ts'
import { isLanguage } from '../examples/choice.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The reader's earlier choices, which the next page keeps. */
export interface Preferences {
  readonly theme: Theme
  /** The last language. */
  readonly language: Language | undefined
  /** The last provider or policy. */
  readonly provider: string | undefined
  /** The last terminal. */
  readonly platform: Platform | undefined
  /** JavaScript is shown as TypeScript. */
  readonly typescript: boolean
  /** The last client of each language. */
  readonly clients: Partial<Record<Language, string>>
}

const ONE_YEAR_SECONDS = 31_536_000
const THEME_COOKIE = 'theme'
const CHOICE_COOKIE = 'choice'
const TYPESCRIPT_COOKIE = 'typescript'
const PROVIDER_COOKIE = 'provider'
const PLATFORM_COOKIE = 'platform'

/** The names and values of a `Cookie` header. */
export const readCookies = (header: string | null): ReadonlyMap<string, string> =>
  new Map(
    (header ?? '').split(';').map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), value.join('=').trim()]
    }),
  )

/** Reads the `Cookie` header. Unknown values count as not set. */
export function readPreferences(header: string | null): Preferences {
  const cookies = readCookies(header)
  // `js.openai~python.requests`: the last choice first, then the other languages' last.
  const choices = (cookies.get(CHOICE_COOKIE) ?? '').split('~').flatMap((entry) => {
    const [language, client] = splitOnce(entry, '.')
    return isLanguage(language) && /^[\w./@-]{1,40}$/.test(client) ? [{ language, client }] : []
  })
  const theme = cookies.get(THEME_COOKIE)
  const provider = cookies.get(PROVIDER_COOKIE) ?? ''
  return {
    theme: isTheme(theme) ? theme : 'system',
    language: choices[0]?.language,
    provider: /^[\w-]{1,60}$/.test(provider) ? provider : undefined,
    platform: readPlatform(cookies.get(PLATFORM_COOKIE) ?? ''),
    typescript: cookies.get(TYPESCRIPT_COOKIE) === 'true',
    clients: Object.fromEntries(choices.toReversed().map(({ language, client }) => [language, client])),
  }
}

/** The last language, with its last client. */
export const rememberedChoice = ({ language, clients }: Pick<Preferences, 'language' | 'clients'>) => ({
  language,
  client: language === undefined ? undefined : clients[language],
})

/** The cookie for a choice, followed by earlier choices in other languages. */
export function choiceCookie(choice: { language: Language; client: string }, earlier: Preferences['clients']): string {
  const others = LANGUAGES.filter((language) => language !== choice.language && earlier[language] !== undefined)
  const entries = [
    `${choice.language}.${choice.client}`,
    ...others.map((language) => `${language}.${earlier[language]}`),
  ]
  return cookie(CHOICE_COOKIE, entries.join('~'))
}

export const themeCookie = (theme: Theme): string => cookie(THEME_COOKIE, theme)

export const typescriptCookie = (isChosen: boolean): string => cookie(TYPESCRIPT_COOKIE, String(isChosen))

export const providerCookie = (provider: string): string => cookie(PROVIDER_COOKIE, encodeURIComponent(provider))

export const platformCookie = (platform: string): string => cookie(PLATFORM_COOKIE, encodeURIComponent(platform))

export const isTheme = (text: unknown): text is Theme => (THEMES as readonly unknown[]).includes(text)

/** A cookie that this browser keeps for a year. */
export const cookie = (name: string, value: string): string =>
  `${name}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`

/** Stores a cookie in this browser. */
export function keepCookie(written: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = written
}

function splitOnce(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator)
  return place === -1 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}
