import { expect, it } from 'vitest'
import { sampleCall } from '../samples.ts'
import { chatService } from './chat.ts'

/** The router's status for a chat with a model of this name. */
function statusOf(model: string, provider: string): number | undefined {
  const call = sampleCall(provider, 'conversational', 'routed')
  const body = Buffer.from(JSON.stringify({ model, messages: [{ role: 'user', content: 'Hello' }] }))
  const url = 'https://router.huggingface.co/v1/chat/completions'
  return chatService({ reply: 'Hello', call }).answer(
    { method: 'POST', url, rawHeaders: [['content-type', 'application/json']], body },
    [],
  )?.status
}

it('the router accepts the documented policies and the matching provider', () => {
  for (const provider of ['auto', 'fastest', 'cheapest', 'preferred']) {
    const suffix = provider === 'auto' ? '' : `:${provider}`
    expect([provider, statusOf(`acme/lantern${suffix}`, provider)]).toEqual([provider, 200])
  }
  expect(statusOf('acme/lantern:together', 'together')).toBe(200)
  for (const suffix of ['auto', 'quickest', 'groq', '']) expect(statusOf(`acme/lantern:${suffix}`, 'auto')).toBe(400)
})

it('has what Cerebras’ client requires in each chunk', () => {
  const body = { model: 'acme/lantern', messages: [{ role: 'user', content: 'Hello' }], stream: true }
  const answer = chatService({ reply: 'Hello' }).answer(
    {
      method: 'POST',
      url: 'https://api.cerebras.ai/v1/chat/completions',
      rawHeaders: [['content-type', 'application/json']],
      body: Buffer.from(JSON.stringify(body)),
    },
    [],
  )
  const lines = Buffer.concat([...(answer?.writes ?? [])])
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(JSON.parse(line.slice(6))).toMatchObject({ system_fingerprint: expect.any(String) })
})
