import { describe, expect, it } from 'vitest'
import { otherMethodsFor, otherRequest } from './documented.ts'
import type { ArrivedRequest } from './request.ts'

const sent = (url: string, body: unknown, more: Partial<ArrivedRequest> = {}): ArrivedRequest => ({
  method: 'POST',
  url,
  rawHeaders: [['content-type', 'application/json']],
  body: Buffer.from(JSON.stringify(body)),
  ...more,
})

const faultsOf = (provider: string, request: ArrivedRequest): readonly string[] | undefined =>
  otherRequest(provider, request)
    ?.violations.filter(({ isRefused }) => isRefused)
    .map(({ text }) => text)

const COHERE = 'https://api.cohere.com'
const SPEECH = 'https://api.groq.com/openai/v1/audio/transcriptions'

const form = (...parts: readonly string[]): Partial<ArrivedRequest> => ({
  rawHeaders: [['content-type', 'multipart/form-data; boundary=b']],
  body: Buffer.from(`${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`),
})

describe('An endpoint that no example calls', () => {
  it('accepts what the provider documents, and answers in its form', () => {
    const chat = { model: 'command-a-03-2025', messages: [{ role: 'user', content: 'Hi' }] }
    expect(otherRequest('cohere', sent(`${COHERE}/v2/chat`, chat))).toMatchObject({
      violations: [],
      answer: { message: { role: 'assistant', content: [{ type: 'text' }] }, finish_reason: 'COMPLETE' },
    })
    const embed = { model: 'embed-v4.0', texts: ['a', 'b'], input_type: 'search_query', embedding_types: ['int8'] }
    expect(otherRequest('cohere', sent(`${COHERE}/v2/embed`, embed))).toMatchObject({
      violations: [],
      answer: { embeddings: { int8: [expect.any(Array), expect.any(Array)] } },
    })
    const rank = { model: 'a/b', query: 'c', documents: ['d', 'e', 'f'], top_n: 2 }
    expect(otherRequest('together', sent('https://api.together.ai/v1/rerank', rank))).toMatchObject({
      violations: [],
      answer: { results: [{ index: 0 }, { index: 1 }] },
    })
    const recording = form('name="model"\r\n\r\nwhisper-large-v3', 'name="file"; filename="a.wav"\r\n\r\nabc')
    expect(otherRequest('groq', sent(SPEECH, {}, recording))).toMatchObject({ violations: [], answer: { text: /./ } })
  })

  it.each([
    ['no messages', 'cohere', sent(`${COHERE}/v2/chat`, { model: 'a', message: 'Hi' }), "property 'messages'"],
    [
      'a role of version 1',
      'cohere',
      sent(`${COHERE}/v2/chat`, { model: 'a', messages: [{ role: 'CHATBOT' }] }),
      'role',
    ],
    ['no type of input', 'cohere', sent(`${COHERE}/v2/embed`, { model: 'a', texts: ['b'] }), "property 'input_type'"],
    ['JSON for a form', 'groq', sent(SPEECH, { file: 'UklGRg==', model: 'a' }), 'expected multipart/form-data'],
    ['a form without a file', 'groq', sent(SPEECH, {}, form('name="model"\r\n\r\na')), "property 'file'"],
    [
      'a file as text',
      'groq',
      sent(SPEECH, {}, form('name="model"\r\n\r\na', 'name="file"\r\n\r\na.wav')),
      'body.file',
    ],
    ['no prompt', 'openai', sent('https://api.openai.com/v1/images/generations', { text: 'a' }), "property 'prompt'"],
  ])('refuses %s', (_name, provider, request, says) => {
    expect(faultsOf(provider, request)?.join('\n')).toContain(says)
  })

  it('is one of those that the contract lists', () => {
    expect(otherRequest('cohere', sent(`${COHERE}/v2/datasets`, {}))).toBeUndefined()
    expect(otherRequest('cohere', sent('https://api.groq.com/v2/chat', {}))).toBeUndefined()
  })
})

describe('A documented path', () => {
  const methods = (provider: string, method: string, url: string) =>
    otherMethodsFor(provider, sent(url, {}, { method, body: Buffer.alloc(0) }))

  it('rejects other methods', () => {
    expect(methods('wavespeed', 'POST', 'https://api.wavespeed.ai/api/v3/predictions/a/result')).toEqual(['GET'])
    expect(methods('groq', 'GET', 'https://api.groq.com/openai/v1/chat/completions')).toEqual(['POST'])
    expect(methods('cohere', 'GET', `${COHERE}/v2/embed`)).toEqual(['POST'])
  })

  it('has all documented ones', () => {
    expect(methods('wavespeed', 'GET', 'https://api.wavespeed.ai/api/v3/predictions/a/result')).toBeUndefined()
    expect(methods('replicate', 'GET', 'https://api.replicate.com/v1/predictions')).toBeUndefined()
    expect(methods('openai', 'GET', 'https://api.openai.com/v1/chat/completions')).toBeUndefined()
  })

  it('may have any if it’s a model’s name', () => {
    expect(methods('fal-ai', 'GET', 'https://queue.fal.run/fal-ai/flux/requests/a/status/stream')).toBeUndefined()
    expect(methods('replicate', 'GET', 'https://api.replicate.com/v1/models/a/b/predictions')).toBeUndefined()
  })
})
