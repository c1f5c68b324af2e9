import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageFolder } from '../../languages/javascript/packages.ts'
import type { Service } from '../request.ts'
import { API_ENDINGS, API_SPELLINGS, type ApiEnding, type ApiServiceOptions, type ApiSpelling } from './api-stream.ts'
import { MESSAGE_DELTAS, MESSAGE_EVENTS, messagesService } from './messages.ts'
import { OTHER_EVENTS, responsesService, TEXT_EVENTS } from './responses.ts'

const REPLY = 'Grüße aus 東京 🙂'

/** The literal types of a union's members, as a package declares them. */
function typesIn(packageName: string, file: string, union: string): string[] {
  const source = readFileSync(join(packageFolder(packageName), file), 'utf8')
  const members = new RegExp(`export type ${union} = ([^;]+);`).exec(source)?.[1]?.split('|') ?? []
  return members
    .map((member) => {
      const body = source.split(`export interface ${member.trim()} {`)[1] ?? ''
      return /\n {4}type: '([^']+)';/.exec(body)?.[1] ?? member
    })
    .sort()
}

/** The events of a stream, from its `data` lines. */
function eventsOf(service: Service, path: string): Record<string, unknown>[] {
  const answer = service.answer(
    { method: 'POST', url: `https://a.example${path}`, rawHeaders: [], body: Buffer.from('{"stream":true}') },
    [],
  )
  return Buffer.concat([...(answer?.writes ?? [])])
    .toString()
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:{') || line.startsWith('data: {'))
    .flatMap((line) => {
      try {
        return [JSON.parse(line.slice(5)) as Record<string, unknown>]
      } catch {
        return []
      }
    })
}

const played = (
  make: (options: ApiServiceOptions) => Service,
  path: string,
  spellings: readonly ApiSpelling[],
  endings: readonly ApiEnding[],
) =>
  spellings.flatMap((spelling) =>
    endings.flatMap((ending) => eventsOf(make({ reply: REPLY, complaint: 'No.', spelling, ending }), path)),
  )

describe('streams of the Responses API', () => {
  const documented = typesIn('openai', 'resources/responses/responses.d.ts', 'ResponseStreamEvent')

  it('include every event that the package documents', () => {
    expect([...TEXT_EVENTS, ...OTHER_EVENTS].sort()).toEqual(documented)
    const types = played(responsesService, '/v1/responses', ['every-event'], API_ENDINGS).map(({ type }) => type)
    // Text and a refusal never come in the same answer; a behavior plays refusals separately.
    expect(documented.filter((type) => !types.includes(type))).toEqual([
      'response.refusal.delta',
      'response.refusal.done',
    ])
  })

  it('contain the same text in every spelling', () => {
    for (const spelling of API_SPELLINGS) {
      const events = played(responsesService, '/v1/responses', [spelling], ['complete'])
      const text = events.filter(({ type }) => type === 'response.output_text.delta').map(({ delta }) => delta)
      expect(text.join(''), spelling).toBe(REPLY)
    }
  })
})

describe('streams of the Messages API', () => {
  const file = 'resources/messages/messages.d.ts'

  it('include every event and delta that the package documents, and a ping', () => {
    expect(MESSAGE_EVENTS).toEqual(typesIn('@anthropic-ai/sdk', file, 'RawMessageStreamEvent'))
    expect(MESSAGE_DELTAS).toEqual(typesIn('@anthropic-ai/sdk', file, 'RawContentBlockDelta'))
    const events = played(messagesService, '/v1/messages', ['every-event'], API_ENDINGS)
    const types = events.map(({ type }) => type)
    const deltas = events.map((event) => (event['delta'] as { type?: string } | undefined)?.type)
    expect([...MESSAGE_EVENTS, 'ping', 'error'].filter((type) => !types.includes(type))).toEqual([])
    expect(MESSAGE_DELTAS.filter((type) => !deltas.includes(type))).toEqual([])
  })

  it('contain the same text in every spelling', () => {
    for (const spelling of API_SPELLINGS) {
      const events = played(messagesService, '/v1/messages', [spelling], ['complete'])
      const text = events.map((event) => (event['delta'] as { text?: string } | undefined)?.text ?? '')
      expect(text.join(''), spelling).toBe(REPLY)
    }
  })
})
