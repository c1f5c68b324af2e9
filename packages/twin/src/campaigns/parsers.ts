import { TWIN_LANGUAGES } from '../languages/index.ts'
import type { Written } from './fuzz-cases.ts'

/** The real parsers of all languages, kept warm. */
export class Parsers {
  readonly #parsers = TWIN_LANGUAGES.map(({ id, openParser }) => ({ id, parser: openParser() }))

  /** Parses all texts. @returns errors by position in the list; valid texts have none */
  async parse(texts: readonly Written[]): Promise<Map<number, string>> {
    const errors = new Map<number, string>()
    const placed = texts.map((text, place) => ({ ...text, place }))
    await Promise.all(
      this.#parsers.map(async ({ id, parser }) => {
        const own = placed.filter(({ language }) => language === id)
        const found = await parser.parse(own.map(({ content }) => content))
        for (const [index, { place }] of own.entries()) {
          const error = found[index]
          if (error !== undefined) errors.set(place, error)
        }
      }),
    )
    for (const { content, place } of placed) {
      if (!content.isWellFormed()) errors.set(place, 'it holds a lone surrogate, which no file can')
    }
    return errors
  }

  close(): void {
    for (const { parser } of this.#parsers) parser.close()
  }
}
