import type { InferenceRequest } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { bytesAnswer, jsonAnswer, type Answer as Played } from '../../../../../packages/twin/src/services/answer.ts'
import { API_SPELLINGS } from '../../../../../packages/twin/src/services/protocols/api-stream.ts'
import { chatService } from '../../../../../packages/twin/src/services/protocols/chat.ts'
import { FEW_TOKENS, STREAM_SPELLINGS } from '../../../../../packages/twin/src/services/protocols/event-stream.ts'
import { FAILURES } from '../../../../../packages/twin/src/services/protocols/failure.ts'
import { messagesService } from '../../../../../packages/twin/src/services/protocols/messages.ts'
import { responsesService } from '../../../../../packages/twin/src/services/protocols/responses.ts'
import type { Service } from '../../../../../packages/twin/src/services/request.ts'
import { type Run, sendRequest } from './send-request.ts'

const TOKEN = 'hf_of_the_reader'
const REPLY = 'Antwort: grüße aus 東京 🙂🇨🇭 – fin.'
const CALLS = {
  rounds: [[{ name: 'get_weather', arguments: '{"city":"Porto"}', told: 'anything' as const }]],
  parting: 'characters' as const,
  began: 1,
  nonce: 'word',
}

const SAID = { reply: REPLY, complaint: 'The engine stopped.' }

const requestTo = (path: string, body: object): InferenceRequest => ({
  method: 'POST',
  url: `https://router.huggingface.co${path}`,
  headers: { Authorization: 'Bearer hf_token_placeholder', 'Content-Type': 'application/json' },
  body: { model: 'acme/chat', messages: [{ role: 'user', content: 'Hello' }], ...body },
})

/** Answers as a service does, write by write. */
const playing =
  (answerTo: (request: Parameters<Service['answer']>[0]) => Played | undefined): typeof fetch =>
  (url, init) => {
    const body = Buffer.from(String(init?.body ?? ''))
    const answer = answerTo({ method: 'POST', url: String(url), rawHeaders: [], body }) ?? jsonAnswer(501, {})
    let next = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = answer.writes[next++]
        if (piece !== undefined) controller.enqueue(new Uint8Array(piece))
        else if (answer.ending === 'cut') controller.error(new TypeError('network error'))
        else controller.close()
      },
    })
    return Promise.resolve(new Response(stream, { status: answer.status, headers: { ...answer.headers } }))
  }
const by = (service: Service): typeof fetch => playing((request) => service.answer(request, []))

async function run(request: InferenceRequest, send: typeof fetch, signal = new AbortController().signal): Promise<Run> {
  return await sendRequest(request, { token: TOKEN, files: new Map(), signal, onProgress: () => undefined, send })
}

describe('sendRequest', () => {
  it.each(STREAM_SPELLINGS)('reads a streamed chat that is spelled %s', async (spelling) => {
    const usage = FEW_TOKENS
    const service = chatService({ reply: REPLY, spelling, usage, reasoning: { text: 'Hm.', names: ['reasoning'] } })
    const { phase, answer, firstTokenSeconds, raw } = await run(
      requestTo('/v1/chat/completions', { stream: true }),
      by(service),
    )
    expect([phase, answer.text, answer.reasoning]).toEqual(['done', REPLY, 'Hm.'])
    expect(answer.usage).toEqual({ input: usage.prompt_tokens, output: usage.completion_tokens })
    expect(firstTokenSeconds).toBeGreaterThanOrEqual(0)
    expect(raw).toContain('[DONE]')
  })

  it.each(API_SPELLINGS)('reads streams of both other APIs that are spelled %s', async (spelling) => {
    for (const [path, service] of [
      ['/v1/responses', responsesService({ ...SAID, spelling })],
      ['/v1/messages', messagesService({ ...SAID, spelling })],
    ] as const) {
      const request = requestTo(path, { stream: true, input: 'Hello', max_tokens: 100 })
      const { phase, answer, failure } = await run(request, by(service))
      expect([path, phase, failure, answer.text]).toEqual([path, 'done', undefined, REPLY])
      expect([path, answer.usage?.output]).toEqual([path, expect.any(Number)])
    }
  })

  it.each([true, false])('reads the functions that a model wants called, streamed: %s', async (stream) => {
    for (const [path, service] of [
      ['/v1/chat/completions', chatService({ reply: REPLY, conversation: CALLS })],
      ['/v1/responses', responsesService({ ...SAID, conversation: CALLS })],
      ['/v1/messages', messagesService({ ...SAID, conversation: CALLS })],
    ] as const) {
      const request = requestTo(path, { stream, input: [{ role: 'user', content: 'Hello' }], max_tokens: 100 })
      const { answer } = await run(request, by(service))
      const calls = [...answer.calls.values()].map((call) => [call.name, JSON.parse(call.arguments) as unknown])
      expect([path, calls]).toEqual([path, [['get_weather', { city: 'Porto' }]]])
    }
  })

  it('reads whole answers of the three APIs', async () => {
    for (const [path, service] of [
      ['/v1/chat/completions', chatService({ reply: REPLY })],
      ['/v1/responses', responsesService({ ...SAID })],
      ['/v1/messages', messagesService({ ...SAID })],
    ] as const) {
      const { phase, answer } = await run(requestTo(path, { input: 'Hello', max_tokens: 100 }), by(service))
      expect([path, phase, answer.text]).toEqual([path, 'done', REPLY])
    }
  })

  it.each(FAILURES)('says what the service said: $name', async ({ status, complaint, answer }) => {
    const {
      phase,
      status: seen,
      failure,
    } = await run(
      requestTo('/v1', {}),
      playing(() => answer),
    )
    expect([phase, seen]).toEqual(['failed', status])
    expect(failure).toEqual({ kind: 'refused', message: expect.stringContaining(complaint ?? 'Service Temporarily') })
  })

  it('does not repeat the token that a service repeats', async () => {
    const send = playing(() => jsonAnswer(401, { error: `Who is ${TOKEN}?` }))
    expect(JSON.stringify((await run(requestTo('/v1', {}), send)).failure)).not.toContain(TOKEN)
  })

  it.each([
    ['cut', 'cut'],
    ['no-done', undefined],
    ['error-event', 'broken'],
  ] as const)('tells how a stream ends: %s', async (ending, kind) => {
    const service = chatService({ reply: REPLY, ending, complaint: 'The engine stopped.' })
    const { failure, answer } = await run(requestTo('/v1/chat/completions', { stream: true }), by(service))
    expect(failure?.kind).toBe(kind)
    expect(answer.text.length).toBeGreaterThan(0)
  })

  it('says that no answer came, and that it was stopped', async () => {
    const broken: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect((await run(requestTo('/v1', {}), broken)).failure).toEqual({ kind: 'no-answer' })
    expect((await run(requestTo('/v1', {}), broken, AbortSignal.abort())).phase).toBe('stopped')
  })

  it('knows bytes as what they are, whatever they are called', async () => {
    const bytes = Buffer.from('ffd8ffe000104a4649460001', 'hex')
    const { answer } = await run(
      requestTo('/v1', {}),
      playing(() => bytesAnswer(200, 'application/octet-stream', bytes)),
    )
    expect(answer.files.map(({ mediaType }) => mediaType)).toEqual(['image/jpeg'])
  })
})
