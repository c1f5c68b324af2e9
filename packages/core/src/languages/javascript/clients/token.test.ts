import { expect, test } from 'vitest'
import { CLIENTS, getInferenceSnippets } from '../../../index.ts'

const CHAT = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const IMAGES = { id: 'acme/lantern', pipeline_tag: 'text-to-image', tags: [] }

const inJavaScript = (...asked: Parameters<typeof getInferenceSnippets>) =>
  getInferenceSnippets(...asked).filter(({ language, client }) => language === 'js' && !isVendors(client))

/** A vendor's own client reports a missing key itself. */
const isVendors = (id: string): boolean => CLIENTS.some((client) => client.id === id && client.vendor !== undefined)

test.each([
  ['a chat', inJavaScript(CHAT, 'together'), 'HF_TOKEN'],
  ['a chat by messages', inJavaScript(CHAT, 'together', undefined, { api: 'messages' }), 'HF_TOKEN'],
  ['a chat by the provider', inJavaScript(CHAT, 'groq', undefined, { directRequest: true }), 'GROQ_API_KEY'],
  ['another task', inJavaScript(IMAGES, 'together'), 'HF_TOKEN'],
  [
    'an endpoint',
    inJavaScript(CHAT, 'hf-inference', undefined, { endpointUrl: 'https://own.example/v1' }),
    'API_TOKEN',
  ],
])('%s checks for its variable before anything else', (_, snippets, variable) => {
  expect(snippets.length).toBeGreaterThan(1)
  for (const { content } of snippets) {
    const [first] = content.split('\n').filter((line) => line !== '' && !line.startsWith('import '))
    expect(first).toBe(`if (!process.env.${variable}) throw new Error("${variable} is not set");`)
  }
})

test('a program that contains its token checks for no variable', () => {
  const snippets = inJavaScript(CHAT, 'together', undefined, { accessToken: 'a-token' })
  expect(snippets.length).toBeGreaterThan(1)
  for (const { content } of snippets) expect(content).not.toContain('process.env')
})
