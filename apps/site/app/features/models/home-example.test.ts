import { getInferenceSnippets, LANGUAGES } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { describe, expect, it } from 'vitest'
import { readPreferences } from '../../domain/preferences/cookies.ts'
import { homeExample } from './home-example.server.ts'

const NOTHING_CHOSEN = readPreferences(null)

const shownOf = (preferences: Parameters<typeof homeExample>[0]) => {
  const example = homeExample(preferences)
  return example?.examples.find(({ value }) => value === example.language)
}

describe('the code of the first page', () => {
  it('is that which the page of its model opens with', () => {
    const [first] = getInferenceSnippets(findModel(homeExample(NOTHING_CHOSEN)?.model ?? '') ?? { id: '' }, 'auto')
    const { client, code, lines } = shownOf(NOTHING_CHOSEN) ?? {}
    expect(first).toMatchObject({ client, content: code })
    expect(lines?.map((line) => line.map(([text]) => text).join('')).join('\n')).toBe(code?.trimEnd())
  })

  it.each(LANGUAGES)('begins with the language that the reader chose last, and has all: %s', (language) => {
    const example = homeExample({ ...NOTHING_CHOSEN, language })
    expect(example?.language).toBe(language)
    expect(example?.examples.map(({ value }) => value)).toEqual(LANGUAGES)
  })

  it('is by the client that the reader chose last, and TypeScript where that is chosen', () => {
    const chosen = readPreferences('choice=js.fetch~python.requests')
    expect(shownOf(chosen)?.client).toBe('fetch')
    expect(shownOf({ ...chosen, typescript: true })?.code).toContain(': ')
    expect(shownOf({ ...chosen, language: 'python' })?.client).toBe('requests')
    expect(shownOf(readPreferences('choice=python.none'))?.client).toBe(shownOf(NOTHING_CHOSEN)?.client)
  })
})
