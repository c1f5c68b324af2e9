import { createMcpServer } from '@model-snippets/cli/mcp'
import { CAUSES, explainError, LONGEST_ERROR_TEXT } from '@model-snippets/core/errors'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { describe, expect, it } from 'vitest'
import { createApi } from './api.ts'

const { api } = createApi()
const post = (body: unknown) => api.request('/api/explain-error', { method: 'POST', body: JSON.stringify(body) })

const TOKEN = 'hf_abcdefghijklmnopqrstuv'
const MESSAGES = [
  'openai.RateLimitError: Error code: 429',
  'curl: (60) SSL certificate problem: self-signed certificate',
  `401 with Bearer ${TOKEN}`,
  'Something else',
]

async function askAgentsTool(message: string): Promise<unknown> {
  const [own, its] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([createMcpServer().connect(its), client.connect(own)])
  try {
    return (await client.callTool({ name: 'explain_error', arguments: { message } })).structuredContent
  } finally {
    await client.close()
  }
}

describe('POST /api/explain-error', () => {
  it.each(MESSAGES)('answers as the library and the tool of agents do: %s', async (message) => {
    const response = await post({ message })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).not.toContain(TOKEN)
    const expected = JSON.parse(JSON.stringify(explainError(message)))
    expect(JSON.parse(text)).toEqual(expected)
    expect(await askAgentsTool(message)).toEqual(expected)
  })

  it.each([
    [{}, /message: Expected a string/],
    [{ message: 7 }, /message: Expected a string, got number/],
    [{ message: ' ' }, /message: expected the program’s output/],
    [{ message: 'x'.repeat(LONGEST_ERROR_TEXT + 1) }, /message: expected at most 50000 characters, got 50001/],
    [{ message: 'x', more: 1 }, /more: Unknown field/],
  ])('refuses what is no message', async (body, detail) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { detail: string }).detail).toMatch(detail)
  })

  it('has a place on the page for each cause that it names', async () => {
    const { cause } = (await (await post({ message: 'HTTP 429' })).json()) as { cause: { id: string } }
    expect(CAUSES.map(({ id }) => id)).toContain(cause.id)
  })
})
