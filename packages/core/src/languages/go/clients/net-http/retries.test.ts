import { expect, it } from 'vitest'
import { explainUnverified } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

it.each([
  ['net/http', false],
  ['net/http', true],
  ['openai-go', true],
])('keeps Go’s own connection timeouts, %s, streamed: %s', (client, streaming) => {
  const { snippets } = explainUnverified(MODEL, 'groq', undefined, { retries: true, streaming })
  const content = snippets.find((each) => each.client === client)?.content
  expect(content).toContain('transport := http.DefaultTransport.(*http.Transport).Clone()\n')
  expect(content).toContain('transport.ResponseHeaderTimeout = 60 * time.Second\n')
  expect(content).not.toContain('&http.Transport{')
})
