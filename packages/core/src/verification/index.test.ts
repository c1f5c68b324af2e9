import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CLIENTS } from '../languages/clients.generated.ts'
import { caseKey, clientKey, readCaseKey } from './case.ts'
import {
  clientsSeenSending,
  exactProof,
  exampleDigest,
  findText,
  findVerification,
  listVerifications,
  proofOf,
} from './index.ts'
import texts from './texts.json' with { type: 'json' }

const CHAT = { task: 'conversational', provider: 'together', target: 'routed', streaming: true } as const

describe('clientsSeenSending', () => {
  it('returns the clients whose example passed in that case, with release and date', () => {
    const seen = clientsSeenSending(CHAT)
    const passed = listVerifications().filter(
      ({ key, language, client, result }) => result === 'passed' && key === caseKey({ language, client, ...CHAT }),
    )
    expect(seen.map(clientKey).sort()).toEqual(passed.map(clientKey).sort())
    expect(seen.map(clientKey)).toEqual(expect.arrayContaining(['python/openai', 'js/fetch', 'sh/curl']))
    for (const { language, client, ...run } of seen) {
      const found = findVerification(`${language}/${client}/conversational/together/routed/stream`)
      expect(found).toEqual({ ...run, result: 'passed' })
    }
  })

  it('doesn’t return clients that never ran there, or any for a case that nobody offers', () => {
    expect(clientsSeenSending({ ...CHAT, task: 'fill-mask', streaming: false })).toEqual([])
    expect(clientsSeenSending({ ...CHAT, provider: '__proto__' })).toEqual([])
    const asked = { task: 'fill-mask', provider: 'auto', target: 'routed', streaming: false } as const
    expect(clientsSeenSending(asked).map(({ client }) => client)).toEqual(['huggingface_hub', 'huggingface.js'])
  })

  it('doesn’t return clients that format the request differently', () => {
    const toFal = { task: 'text-to-image', provider: 'fal-ai', streaming: false } as const
    // fal's own client calls fal directly and uses its queue, and so does huggingface.js.
    const routed = clientsSeenSending({ ...toFal, target: 'routed' }).map(({ client }) => client)
    expect(routed).toEqual(expect.arrayContaining(['huggingface_hub', 'requests', 'fetch', 'curl']))
    const direct = clientsSeenSending({ ...toFal, target: 'direct' }).map(({ client }) => client)
    expect(direct).toEqual(expect.arrayContaining(['requests', 'fetch', 'curl']))
    for (const seen of [routed, direct]) {
      expect(seen).not.toContain('fal_client')
      expect(seen).not.toContain('huggingface.js')
    }
    for (const client of ['python/huggingface_hub', 'python/fal_client', 'js/huggingface.js']) {
      expect(findVerification(`${client}/text-to-image/fal-ai/routed`)?.result).toBe('passed')
    }
  })

  it('knows every client', () => {
    const known = new Set(listVerifications().map(clientKey))
    expect([...known].sort()).toEqual(CLIENTS.map(({ language, id }) => `${language}/${id}`).toSorted())
  })
})

describe('proofOf', () => {
  const asked = { task: 'conversational', provider: 'together', options: {} }
  const proofIn = (key: string) => {
    const { package: name, release, date } = findVerification(key) ?? {}
    return { package: name, release, date }
  }

  it('returns the run of an example of the same form', () => {
    const example = { language: 'python', client: 'openai' } as const
    expect(proofOf(example, asked)).toEqual(proofIn('python/openai/conversational/together/routed'))
    for (const options of [{ streaming: true }, { stream: true }, { stream: true, messages: [] }]) {
      expect(proofOf(example, { ...asked, options })).toEqual(
        proofIn('python/openai/conversational/together/routed/stream'),
      )
    }
    expect(proofOf(example, { ...asked, options: { directRequest: true, recipe: 'tool-loop' } })).toEqual(
      proofIn('python/openai/conversational/together/direct/tool-loop'),
    )
  })

  it('returns none for a program that only other shells run, or that never ran', () => {
    const shell = { language: 'sh', client: 'curl' } as const
    expect(proofOf(shell, asked)).toBeDefined()
    for (const platform of ['powershell', 'cmd'] as const) {
      expect(proofOf(shell, { ...asked, options: { platform } })).toBeUndefined()
      // Only the command that starts it differs.
      expect(proofOf({ language: 'python', client: 'openai' }, { ...asked, options: { platform } })).toBeDefined()
    }
    expect(proofOf({ language: 'sh', client: 'wget' }, asked)).toBeUndefined()
  })
})

describe('exactProof', () => {
  const run = { package: 'openai', release: '1.2.3', date: '2026-11-30' }
  const text = { ...run, runtime: 'Python 3.14', twin: '', cases: [], scenarios: [] }

  it('prefers the exact text, if it passed', () => {
    const ofForm = { ...run, release: '1.0.0' }
    expect(exactProof({ ...text, result: 'passed' }, ofForm)).toEqual({ ...run, isExact: true })
    expect(exactProof({ ...text, result: 'failed' }, ofForm)).toEqual({ ...ofForm, isExact: false })
    expect(exactProof(undefined, ofForm)).toEqual({ ...ofForm, isExact: false })
    expect(exactProof({ ...text, result: 'failed' }, undefined)).toBeUndefined()
  })
})

describe('exampleDigest', () => {
  const example = { language: 'sh', client: 'curl', install: null, content: 'curl x', files: [] } as const

  it('is the SHA-256 of everything that a reader copies', async () => {
    const text = JSON.stringify(['sh', 'curl', null, 'curl x', []])
    expect(await exampleDigest(example)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it.each([
    { content: 'curl y' },
    { install: 'apt-get install -y curl' },
    { client: 'other' },
    { files: [{ name: 'cat.png', mediaType: 'image/png' }] },
  ])('differs for %j', async (other) => {
    expect(await exampleDigest({ ...example, ...other })).not.toBe(await exampleDigest(example))
  })
})

describe('findText', () => {
  it('returns the recorded result of a text, with what it ran with', () => {
    const [digest, text] = Object.entries<object>(texts.texts)[0] ?? ['', {}]
    const { run: _, ...outcome } = text as { run: string }
    const found = findText(digest)
    expect(found).toMatchObject(outcome)
    expect(Object.keys(found ?? {})).toEqual(expect.arrayContaining(['package', 'release', 'runtime', 'date', 'twin']))
  })

  it.each(['', 'toString', '__proto__', 'f'.repeat(64)])('finds no text with the digest "%s"', (digest) => {
    expect(findText(digest)).toBeUndefined()
  })
})

describe('a case key', () => {
  it.each(['openai', 'net/http'])('is parsed with any client name: %s', (client) => {
    for (const streaming of [false, true]) {
      const named = { language: 'js', client, ...CHAT, streaming } as const
      expect(readCaseKey(caseKey(named))).toEqual(named)
    }
  })
})

describe('listVerifications', () => {
  it('returns every case that was run, under the key that finds it', () => {
    const cases = listVerifications()
    expect(cases.length).toBeGreaterThan(0)
    for (const { key, language, client, task, provider, target, streaming, variant, ...found } of cases) {
      expect(caseKey({ language, client, task, provider, target, streaming, variant })).toBe(key)
      expect(found).toEqual(findVerification(key))
    }
  })
})
