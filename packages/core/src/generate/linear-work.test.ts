import { afterEach, expect, it, vi } from 'vitest'
import type { SnippetOptions } from '../call/options.ts'
import type { JsonValue } from '../values/value.ts'
import { getInferenceSnippets } from './snippets.ts'

/* Twice as much input takes about twice the work. We count what searches look at instead of measuring time. */

const CHAT = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] } as const
const count = <Item>(length: number, make: (place: number) => Item): Item[] =>
  Array.from({ length }, (_, place) => make(place))
const fields = (length: number, value: JsonValue): { [name: string]: JsonValue } =>
  Object.fromEntries(count(length, (place) => [`key${place}`, value]))
const tool = (name: string, parameters: JsonValue = { type: 'object', properties: { a: {} } }): JsonValue => ({
  type: 'function',
  function: { name, parameters },
})
function nested(text: string, levels = 190): JsonValue {
  let value: JsonValue = text
  for (let level = 0; level < levels; level++) value = { a: value }
  return value
}

interface LookedAt {
  /** Characters of the texts that were searched. */
  characters: number
  /** Searches in texts, list items, and entries of sets, maps, and objects. */
  entries: number
}

/** Counts what the searching methods look at. */
function lookedAtFor(options: SnippetOptions): LookedAt {
  const sum: LookedAt = { characters: 0, entries: 0 }
  for (const [prototype, names] of [
    [String.prototype, ['includes', 'indexOf', 'replace']],
    [Array.prototype, ['includes', 'indexOf', 'find', 'findIndex', 'filter', 'some', 'every']],
    [Set.prototype, ['has']],
    [Map.prototype, ['get', 'has']],
    [Object, ['hasOwn']],
  ] as const) {
    for (const name of names) {
      const methods = prototype as unknown as { [name: string]: (...given: unknown[]) => unknown }
      const original = methods[name] as (...given: unknown[]) => unknown
      vi.spyOn(methods, name).mockImplementation(function (this: { readonly length: number }, ...given) {
        if (prototype === String.prototype) sum.characters += this.length
        sum.entries += prototype === Array.prototype ? this.length : 1
        return original.apply(this, given)
      })
    }
  }
  getInferenceSnippets(CHAT, 'groq', undefined, options)
  vi.restoreAllMocks()
  return sum
}

afterEach(() => void vi.restoreAllMocks())

it.each<[string, (size: number) => SnippetOptions]>([
  ['fields of the body', (size) => fields(size, 1)],
  ['parameters', (size) => ({ parameters: fields(size, 1) })],
  ['messages', (size) => ({ messages: count(size, (place) => ({ role: 'user', content: `m${place}` })) })],
  [
    'files in messages',
    (size) => ({
      messages: [
        {
          role: 'user',
          content: count(size, (place) => ({ type: 'image_url', image_url: { url: `photo${place}.png` } })),
        },
      ],
    }),
  ],
  [
    'objects of a sample, each with a field of its own',
    (size) => ({
      recipe: 'structured-output',
      schema: { items: count(size / 2, (place) => ({ [`key${place}`]: 1 })) },
    }),
  ],
  [
    'parameters of a tool, all required',
    (size) => ({
      recipe: 'tool-loop',
      tools: [
        tool('find', {
          type: 'object',
          properties: fields(size, { type: 'string' }),
          required: count(size, (place) => `key${place}`),
        }),
      ],
    }),
  ],
  [
    'tools whose names become the same',
    (size) => ({ recipe: 'tool-loop', tools: count(size / 4, (place) => tool('!'.repeat(place + 1))) }),
  ],
])('%s: twice as many take about twice the work', (_, make) => {
  expect(lookedAtFor(make(1200)).entries).toBeLessThan(2.4 * lookedAtFor(make(600)).entries)
})

it('a text 160 levels deep is searched as often as one 10 levels deep', () => {
  const sumOf = (levels: number) =>
    lookedAtFor({ parameters: { deep: nested('y'.repeat(100_000), levels) } }).characters
  expect(sumOf(160)).toBeLessThan(1.5 * sumOf(10))
})
