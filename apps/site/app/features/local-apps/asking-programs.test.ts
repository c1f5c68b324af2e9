import type { ModelRecord } from '@model-snippets/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Configuration, DEFAULT_CONFIGURATION } from '../../domain/configuration/configuration.ts'
import { texts } from '../../ui/texts/en/problems.ts'
import { askingPrograms } from './asking-programs.ts'

const model: ModelRecord = {
  id: 'acme/model-GGUF',
  pipeline_tag: 'text-generation',
  tags: ['gguf', 'conversational'],
  siblings: [{ rfilename: 'model-Q4_K_M.gguf' }],
}
const machine = { quantization: undefined, isWindows: false }
const ask = (changes: Partial<Configuration>, language?: 'python' | 'sh', client?: string) =>
  askingPrograms(model, machine, { configuration: { ...DEFAULT_CONFIGURATION, ...changes }, language, client }, texts)

describe('the programs that ask a server of one’s own', () => {
  it('ask what the form asks, in the language that is shown', () => {
    const messages = [{ role: 'user', content: 'Where is Lyon?' }]
    const { 'llama-cpp': asking } = ask({ messages, temperature: '0.3', extra: '{"seed": 7}' }, 'sh', 'curl')
    expect(asking?.program).toMatchObject({ language: 'sh', client: 'curl' })
    for (const part of ['Where is Lyon?', '0.3', '"seed": 7', 'http://localhost']) {
      expect(asking?.program?.content).toContain(part)
    }
    expect(asking?.ignored).toBeUndefined()
  })

  it('are given the commands that start the server for it', () => {
    const { 'llama-cpp': plain } = ask({})
    expect(plain?.commands.steps[0]?.command).not.toContain('--ctx-size')
    const asked = { configuration: DEFAULT_CONFIGURATION, language: undefined, client: undefined }
    const { 'llama-cpp': long } = askingPrograms(model, { ...machine, contextLength: 32_768 }, asked, texts)
    expect(long?.commands.steps[0]?.command).toContain('--ctx-size 32768')
    expect(long?.run).toBeUndefined()
    const { vllm } = ask({ recipe: 'tool-loop' })
    expect(vllm?.without).toContain('parser')
  })

  it('leave out what says where a request goes, and what is wrong', () => {
    const asking = ask({ provider: 'groq', endpointUrl: 'ftp://x', billTo: 'acme', directRequest: true, tools: '[' })
    expect(asking).toEqual(ask({}))
  })

  it('take any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (content) => {
        const { 'llama-cpp': asking } = ask({ messages: [{ role: 'user', content }], extra: content }, 'python')
        expect(asking?.program?.language).toBe('python')
      }),
      { numRuns: 10 },
    )
  })

  it('say why a server is not asked', () => {
    const withReasons = Object.values(ask({ api: 'messages', recipe: 'structured-output' })).filter(
      ({ without }) => without !== undefined,
    )
    expect(withReasons.length).toBeGreaterThan(0)
    for (const { program } of withReasons) expect(program).toBeUndefined()
  })
})
