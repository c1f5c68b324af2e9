import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { SnippetOptions } from '../../index.ts'
import type { Piece } from '../printing/code.ts'
import { hostileText } from '../testing/hostile-texts.ts'

/** Loads the generator, either as it is or without compiled programs: each is then printed with the call's values. */
async function load(compiles: boolean) {
  vi.resetModules()
  vi.doMock(import('../printing/print-code.ts'), async (original) => {
    const actual = await original()
    if (compiles) return actual
    return {
      ...actual,
      compile: (piece: Piece) => ({ above: '', line: '', slots: [], imports: [], piece }),
      fill: (program, call) => actual.print((program as unknown as { piece: Piece }).piece, call),
    }
  })
  return await import('../../index.ts')
}

const FILE = { type: 'image_url', image_url: { url: 'my cat.png' } }
const content = fc.oneof(
  hostileText,
  hostileText.map((text) => [{ type: 'text', text }]),
  hostileText.map((text) => [{ type: 'text', text }, FILE]),
)
const question = fc.record({
  messages: fc.array(fc.record({ role: fc.constantFrom('user', 'system'), content }), { minLength: 1, maxLength: 3 }),
  streaming: fc.boolean(),
  async: fc.boolean(),
  typescript: fc.boolean(),
  showUsage: fc.boolean(),
  showReasoning: fc.boolean(),
  platform: fc.constantFrom('posix', 'posix', 'powershell'),
  temperature: fc.constantFrom(undefined, 0.5),
  stop: fc.constantFrom(undefined, ['"', "'", '`', '${a}']),
  x_list: fc.constantFrom(
    undefined,
    Array.from({ length: 40 }, (_, place) => ({ place, text: 'ü\n' })),
  ),
  max_tokens: fc.constantFrom(undefined, 64),
  tools: fc.constantFrom(undefined, undefined, [{ type: 'function', function: { name: 'ping' } }]),
  billTo: fc.constantFrom(undefined, 'acme'),
  accessToken: fc.constantFrom(undefined, 'hf_"\\'),
})
const retrying = fc.constantFrom<SnippetOptions>(
  {},
  {},
  { retries: true },
  { retries: true, fallbacks: ['groq', 'novita'] },
)
const model = fc.constantFrom('acme/lantern', 'openai/gpt-oss-120b', 'mistralai/Magistral-Small-2509')
const target = fc.constantFrom<[provider: string, options: SnippetOptions]>(
  ['auto', {}],
  ['together', {}],
  ['together', { directRequest: true }],
  ['openai', { directRequest: true }],
  ['groq', { directRequest: true }],
  ['auto', { endpointUrl: 'http://localhost:8080/a[1]' }],
)

it('a compiled program is the same as one that is printed with the values', async () => {
  const compiled = await load(true)
  const printed = await load(false)
  let examples = 0
  fc.assert(
    fc.property(question, retrying, model, target, (options, more, id, [provider, where]) => {
      const asked = { ...options, ...more, ...where } as SnippetOptions
      const chat = { id, pipeline_tag: 'text-generation', tags: ['conversational'] }
      const ask = (from: typeof compiled) => {
        try {
          return from.explainUnverified(chat, provider, undefined, asked).snippets
        } catch (error) {
          return String(error)
        }
      }
      const snippets = ask(compiled)
      expect(snippets).toEqual(ask(printed))
      examples += snippets.length
    }),
    { numRuns: 600 },
  )
  expect(examples).toBeGreaterThan(4000)
})
