import { describe, expect, it } from 'vitest'
import type { RecordedRequest } from '../services/request.ts'
import { askingForUsage, differences } from './request.ts'

const sending = (body: object): RecordedRequest => ({
  service: 'chat',
  method: 'POST',
  url: 'https://example.com/v1/chat/completions',
  rawHeaders: [['content-type', 'application/json']],
  body: Buffer.from(JSON.stringify({ messages: [], ...body })),
})

const USAGE = { stream_options: { include_usage: true } }
const STREAM = { stream: true }

describe('a client that asks each stream for the number of tokens', () => {
  const read = askingForUsage()

  it.each([
    [{ ...STREAM, ...USAGE }, STREAM],
    [
      { ...STREAM, ...USAGE },
      { ...STREAM, ...USAGE },
    ],
  ])('may send %j for %j', (sent, expected) => {
    expect(differences(sending(sent), sending(expected), read)).toEqual([])
  })

  it.each([
    [{ ...STREAM, stream_options: { include_usage: false } }, STREAM],
    [
      { ...STREAM, ...USAGE },
      { ...STREAM, stream_options: { include_usage: false } },
    ],
    [{ ...USAGE }, {}],
    [{ ...STREAM, ...USAGE, seed: 1 }, STREAM],
  ])('may not send %j for %j', (sent, expected) => {
    expect(differences(sending(sent), sending(expected), read)).not.toEqual([])
  })

  it('is held to all else by the same reading', () => {
    const kept = askingForUsage((body) => ({ ...(body as object), seed: 0 }))
    expect(differences(sending({ ...STREAM, seed: 1 }), sending({ ...STREAM, ...USAGE, seed: 2 }), kept)).toEqual([])
  })

  it('is no other client', () => {
    expect(differences(sending({ ...STREAM, ...USAGE }), sending(STREAM))).not.toEqual([])
  })
})
