import { describe, expect, it } from 'vitest'
import { cellKey } from '../cells.ts'
import { CLIENTS } from '../clients/index.ts'
import { clientsSeenSending, findVerification, listVerifications } from './index.ts'
import record from './verification.json' with { type: 'json' }

const CHAT = { task: 'conversational', provider: 'together', mode: 'routed', streaming: true } as const

describe('clientsSeenSending', () => {
  it('gives the clients whose example passed in that cell, with release and date', () => {
    const seen = clientsSeenSending(CHAT)
    expect(seen.map(({ language, client }) => `${language}/${client}`)).toEqual([
      'python/huggingface_hub',
      'python/openai',
      'python/requests',
      'js/fetch',
      'js/huggingface.js',
      'js/openai',
      'sh/curl',
    ])
    for (const { language, client, ...run } of seen) {
      const found = findVerification(`${language}/${client}/conversational/together/routed/stream`)
      expect(found).toEqual({ ...run, result: 'passed' })
    }
  })

  it('names no client that was never run there, and none for what nobody offers', () => {
    expect(clientsSeenSending({ ...CHAT, task: 'fill-mask', streaming: false })).toEqual([])
    expect(clientsSeenSending({ ...CHAT, provider: '__proto__' })).toEqual([])
    const asked = { task: 'fill-mask', provider: 'auto', mode: 'routed', streaming: false } as const
    expect(clientsSeenSending(asked).map(({ client }) => client)).toEqual(['huggingface_hub', 'huggingface.js'])
  })

  it('names no client that words the request in a way of its own', () => {
    const toFal = { task: 'text-to-image', provider: 'fal-ai', streaming: false } as const
    // fal's own client calls fal itself, and huggingface_hub does not ask fal's queue.
    const routed = clientsSeenSending({ ...toFal, mode: 'routed' }).map(({ client }) => client)
    expect(routed).toEqual(['requests', 'fetch', 'huggingface.js', 'curl'])
    const direct = clientsSeenSending({ ...toFal, mode: 'direct' }).map(({ client }) => client)
    expect(direct).toEqual(['fal_client', 'requests', 'fetch', 'huggingface.js', 'curl'])
    for (const client of ['huggingface_hub', 'fal_client']) {
      expect(findVerification(`python/${client}/text-to-image/fal-ai/routed`)?.result).toBe('passed')
    }
  })

  it('knows every client that is offered', () => {
    const known = Object.keys(record.clients)
    expect(known).toHaveLength(CLIENTS.length)
    for (const { language, id } of CLIENTS) expect(known).toContain(`${language}/${id}`)
  })
})

describe('listVerifications', () => {
  it('gives every cell that was run, under the name by which it is found', () => {
    const cells = listVerifications()
    expect(cells.length).toBeGreaterThan(1000)
    for (const { cell, language, client, task, provider, mode, streaming, ...found } of cells) {
      expect(cellKey({ language, client, task, provider, mode, streaming })).toBe(cell)
      expect(found).toEqual(findVerification(cell))
    }
  })
})
