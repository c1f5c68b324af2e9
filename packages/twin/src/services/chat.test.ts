import { expect, it } from 'vitest'
import { chatService } from './chat.ts'
import { sampleCall } from './samples.ts'

/** How the router answers a chat with a model by this name. */
function statusOf(model: string, provider: string): number | undefined {
  const call = sampleCall(provider, 'conversational', 'routed')
  const body = Buffer.from(JSON.stringify({ model, messages: [{ role: 'user', content: 'Hello' }] }))
  const url = 'https://router.huggingface.co/v1/chat/completions'
  return chatService({ reply: 'Hello', call }).answer(
    { method: 'POST', url, rawHeaders: [['content-type', 'application/json']], body },
    [],
  )?.status
}

it('the router knows the choices that it documents, and the provider that is meant', () => {
  for (const provider of ['auto', 'fastest', 'cheapest', 'preferred']) {
    const suffix = provider === 'auto' ? '' : `:${provider}`
    expect([provider, statusOf(`acme/lantern${suffix}`, provider)]).toEqual([provider, 200])
  }
  expect(statusOf('acme/lantern:together', 'together')).toBe(200)
  for (const suffix of ['auto', 'quickest', 'groq', '']) expect(statusOf(`acme/lantern:${suffix}`, 'auto')).toBe(400)
})
