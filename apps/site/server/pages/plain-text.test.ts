import type { InferenceSnippet, ModelRecord } from '@model-snippets/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerPlainly, readPlainPath } from './plain-text.ts'

const model: ModelRecord = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }
const noSample = (path: string): Uint8Array => {
  throw new Error(`No sample is needed here: ${path}`)
}
const ask = (form: Parameters<typeof answerPlainly>[1], query = '') =>
  answerPlainly(model, form, new URLSearchParams(query), noSample)

/** The fields of a snippet that assumes nothing. */
const FIELDS = ['add', 'client', 'content', 'env', 'fileName', 'files', 'install', 'language', 'manifest', 'run']

describe('readPlainPath', () => {
  it('takes the last ending only', () => {
    expect(readPlainPath('owner/Llama-3.1-8B.py')).toEqual({ id: 'owner/Llama-3.1-8B', form: 'py' })
    expect(readPlainPath('owner/Llama-3.1-8B')).toBeUndefined()
    expect(readPlainPath('owner/name.constructor')).toBeUndefined()
    expect(readPlainPath('.py')).toBeUndefined()
  })
})

describe('a plain example', () => {
  it.each([
    ['py', 'import os', 'text/x-python'],
    ['mjs', 'import', 'text/plain'],
    ['sh', 'curl', 'text/x-shellscript'],
  ] as const)('as .%s is the code alone', (form, part, type) => {
    const answer = ask(form)
    expect(answer).toMatchObject({ status: 200, type })
    expect(answer.text).toContain(part)
  })

  it('as .ps1 and .cmd is for the shells of Windows', () => {
    expect(ask('ps1').text).toContain('$env:HF_TOKEN')
    expect(ask('cmd').text).toContain('%HF_TOKEN%')
    expect(ask('md', 'platform=powershell&language=sh').text).toContain('example.ps1')
  })

  it('is of the client that was asked for', () => {
    expect(ask('py', 'client=requests').text).toContain('import requests')
    expect(ask('mjs', 'client=fetch').text).toContain('fetch(')
  })

  it('as .json is the array of examples that the library gives', () => {
    const examples = JSON.parse(ask('json').text) as InferenceSnippet[]
    expect(examples.length).toBeGreaterThanOrEqual(7)
    for (const example of examples) {
      expect(Object.keys(example).toSorted()).toEqual(
        [...FIELDS, ...(example.framework ? ['framework'] : [])].toSorted(),
      )
    }
    expect((JSON.parse(ask('json', 'language=js').text) as InferenceSnippet[]).map(({ client }) => client)).toEqual([
      'openai',
      'huggingface.js',
      'fetch',
      'ai-sdk',
      'openai-agents',
      'langchain',
      'mastra',
    ])
  })

  it('as .md cannot be broken out of', () => {
    const messages = JSON.stringify([{ role: 'user', content: '``` end\n````\n# not a heading' }])
    const { text } = answerPlainly(model, 'md', new URLSearchParams({ messages }), noSample)
    const outside = text.replace(/^(`{3,})\w*\n[\s\S]*?^\1$/gm, '')
    expect(outside).not.toContain('not a heading')
    expect(text).toContain('## Shell, curl')
  })

  it.each([
    ['py', 'temprature=1', 400, 'temprature'],
    ['py', 'provider=nobody', 400, 'nobody'],
    ['py', 'temperature=hot', 400, 'temperature'],
    ['py', 'extra={', 400, 'JSON'],
    ['py', 'endpointUrl=ftp://x', 400, 'endpointUrl'],
    ['py', 'messages=[1]', 400, 'messages'],
    ['json', 'language=cobol', 400, 'cobol'],
    ['py', 'top_k=3', 400, 'top_k'],
    ['sh', 'platform=cmd', 400, 'platform posix'],
    ['ipynb', 'client=fetch', 404, 'openai'],
    ['py', 'client=fetch', 404, 'openai'],
    ['py', 'provider=openai', 404, 'OpenAI'],
  ] as const)('as .%s refuses %s', (form, query, status, part) => {
    const answer = ask(form, query)
    expect(answer).toMatchObject({ status, type: 'text/plain' })
    expect(answer.text).toContain(part)
    expect(answer.text.endsWith('\n')).toBe(true)
  })

  it('answers any parameters without failing', () => {
    const name = fc.constantFrom(
      'provider',
      'client',
      'language',
      'messages',
      'extra',
      'endpointUrl',
      'billTo',
      'temperature',
      'stream',
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', 'constructor', '[]', '{}', 'http://[', '"; id #'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 4 }), (pairs) => {
        expect([200, 400, 404]).toContain(answerPlainly(model, 'json', new URLSearchParams(pairs), noSample).status)
      }),
      { numRuns: 500 },
    )
  })
})
