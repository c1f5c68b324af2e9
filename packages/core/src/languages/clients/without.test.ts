import { expect, it } from 'vitest'
import { CLIENTS, explainInferenceSnippets } from '../../index.ts'
import { featuresOf, withoutReason } from './without.ts'

const CHAT = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

it('says that we haven’t run an example, or where the client’s limit is documented', () => {
  const client = { id: 'acme', without: { retries: true, responses: 'acme/models.py' } } as const
  expect(withoutReason(client, 'retries')).toBe('we haven’t run an example of acme with retries')
  expect(withoutReason(client, 'responses')).toBe('acme doesn’t support the Responses API (acme/models.py)')
  expect(withoutReason(client, 'messages')).toBeUndefined()
  expect(withoutReason(client, 'toString')).toBeUndefined()
  expect(withoutReason({ id: 'acme' }, 'retries')).toBeUndefined()
})

it('lists the features of a chat', () => {
  const variant = { api: 'chat-completions', recipe: 'plain', retries: false, async: false } as const
  expect(featuresOf({ variant, asksForReasoning: false })).toEqual([])
  expect(featuresOf({ variant: { ...variant, async: true, retries: true }, asksForReasoning: true })).toEqual([
    'async',
    'retries',
    'reasoning',
  ])
})

const ASKED = {
  async: { async: true },
  retries: { retries: true },
  reasoning: { showReasoning: true },
  responses: { api: 'responses' },
  messages: { api: 'messages' },
  'tool-loop': { recipe: 'tool-loop' },
  'structured-output': { recipe: 'structured-output' },
} as const

it.each(Object.entries(ASKED))('a client without it has no example, with that reason: %s', (feature, options) => {
  const { snippets, skipped } = explainInferenceSnippets(CHAT, 'together', undefined, options)
  for (const client of CLIENTS) {
    const reason = withoutReason(client, feature)
    // A client without plain examples says that first.
    if (reason === undefined || client.withoutRenderer?.plain !== undefined) continue
    const isIts = (each: { language: string; client: string }) =>
      each.language === client.language && each.client === client.id
    expect(snippets.some(isIts), `${client.language}/${client.id}`).toBe(false)
    expect(skipped.find(isIts)?.reason).toBe(reason)
  }
})
