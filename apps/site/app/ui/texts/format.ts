import type { Locale } from './locales.ts'

/** The forms of a counted text, by the plural categories of its language; `other` stands in for those left out. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** How a language writes numbers, counted things and days. */
export interface Format {
  readonly number: (value: number) => string
  /** A price: `$0.60`, and `$0.000377` where cents say nothing. */
  readonly dollars: (value: number) => string
  /** A size in the unit that fits, `4.37 GB`. */
  readonly bytes: (bytes: number) => string
  readonly plural: (count: number, forms: PluralForms) => string
  /** @param day ISO date, `2026-11-21` */
  readonly day: (day: string) => string
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

const ISO_DAY = /^\d{4}-\d\d-\d\d$/

const known = new Map<Locale, Format>()

/**
 * Names in a row, `Python, JavaScript, and Shell`. German has no comma before its `und`.
 *
 * @param and the word before the last
 */
export const listed = (names: readonly string[], and: 'and' | 'und'): string =>
  names.length < 3
    ? names.join(` ${and} `)
    : `${names.slice(0, -1).join(', ')}${and === 'and' ? ',' : ''} ${and} ${names.at(-1)}`

/** Made once for each language: that is slow. */
export function formatOf(locale: Locale): Format {
  const format = known.get(locale) ?? createFormat(locale)
  known.set(locale, format)
  return format
}

function createFormat(locale: Locale): Format {
  const numbers = new Intl.NumberFormat(locale)
  const currency = { style: 'currency', currency: 'USD' } as const
  const dollars = new Intl.NumberFormat(locale, currency)
  const fractions = new Intl.NumberFormat(locale, { ...currency, maximumSignificantDigits: 3 })
  const rules = new Intl.PluralRules(locale)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    number: (value) => numbers.format(value),
    dollars: (value) => (value === 0 || value >= 0.1 ? dollars : fractions).format(value),
    bytes(bytes) {
      const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(bytes) / 3)))
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: UNITS[power],
        maximumSignificantDigits: 3,
      }).format(bytes / 1000 ** power)
    },
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
    day: (day) => (ISO_DAY.test(day) ? days.format(new Date(day)) : day),
  }
}
