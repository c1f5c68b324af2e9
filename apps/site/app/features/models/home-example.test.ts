import { getInferenceSnippets, LANGUAGES } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { describe, expect, it } from 'vitest'
import { readPreferences } from '../../domain/preferences/cookies.ts'
import { homeExample } from './home-example.server.ts'

const NOTHING_CHOSEN = readPreferences(null)

describe('the code of the first page', () => {
  it('is that which the page of its model opens with', () => {
    const example = homeExample(NOTHING_CHOSEN)
    const [first] = getInferenceSnippets(findModel(example?.model ?? '') ?? { id: '' }, 'auto')
    expect(first).toMatchObject({ client: example?.client, content: example?.code })
    expect(example?.lines.map((line) => line.map(([text]) => text).join('')).join('\n')).toBe(example?.code.trimEnd())
  })

  it.each(LANGUAGES)('is in the language that the reader chose last, and names the others: %s', (language) => {
    const example = homeExample({ ...NOTHING_CHOSEN, language })
    expect(example?.languages.map(({ id }) => id)).toEqual(LANGUAGES.filter((id) => id !== language))
  })

  it('is by the client that the reader chose last, and TypeScript where that is chosen', () => {
    const chosen = readPreferences('choice=js.fetch~python.requests')
    expect(homeExample(chosen)?.client).toBe('fetch')
    expect(homeExample({ ...chosen, typescript: true })?.code).toContain(': ')
    expect(homeExample({ ...chosen, language: 'python' })?.client).toBe('requests')
    expect(homeExample(readPreferences('choice=python.none'))?.client).toBe(homeExample(NOTHING_CHOSEN)?.client)
  })
})
