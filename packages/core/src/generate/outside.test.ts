import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Call,
  explainInferenceSnippets,
  type ModelRecord,
  PROVIDERS,
  type Provider,
  registerProvider,
  registerTask,
  registerTemplate,
  type SnippetOptions,
  TASKS,
  type Task,
} from '../index.ts'
import { ValueNode } from '../values/value.ts'

const CHAT: ModelRecord = {
  id: 'acme/talk',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
  config: { architectures: ['Talker'] },
}
const tools = [{ type: 'function', function: { name: 'weather' } }]

/** One request for every kind of call. */
const QUESTIONS: readonly (readonly [what: string, ModelRecord, provider: string, SnippetOptions])[] = [
  ['chat', CHAT, 'together', { messages: [{ role: 'user', content: 'Hello' }], tools }],
  ['chat called directly', CHAT, 'zai-org', { directRequest: true }],
  ['a task', { id: 'acme/draw', pipeline_tag: 'text-to-image', tags: ['x'] }, 'fal-ai', { parameters: { seed: [1] } }],
  ['a task with a file', { id: 'acme/see', pipeline_tag: 'image-to-image' }, 'hf-inference', {}],
  ['a table', { id: 'acme/table', pipeline_tag: 'table-question-answering' }, 'hf-inference', {}],
  ['a task with auto', { id: 'acme/draw', pipeline_tag: 'text-to-image', tags: ['x'] }, 'auto', {}],
]

/** Yields all objects inside a value, with their paths. */
function* objectsIn(value: unknown, path = 'call'): Generator<readonly [path: string, object]> {
  if (typeof value !== 'object' || value === null) return
  yield [path, value]
  for (const [name, item] of Object.entries(value)) yield* objectsIn(item, `${path}.${name}`)
}

describe('a registered template', () => {
  it.each(QUESTIONS)('gets a call of %s that is plain data and deeply frozen', (_, model, provider, options) => {
    const task = model === CHAT ? 'conversational' : (model.pipeline_tag as string)
    const seen: Call[] = []
    const look = (call: Call): undefined => void seen.push(call)
    // With auto, only the Hugging Face clients get calls; they have their own reasons.
    const isAuto = provider === 'auto'
    const [language, client] = isAuto ? (['js', 'huggingface.js'] as const) : (['sh', 'spy'] as const)
    const remove = registerTemplate({
      language,
      client,
      task,
      unsupported: look,
      template: (call) => {
        look(call)
        return 'true\n'
      },
    })
    const { snippets } = explainInferenceSnippets(model, provider, undefined, options)
    remove()
    expect(snippets.map((snippet) => snippet.client)).toContain(client)
    expect(seen).toHaveLength(isAuto ? 1 : 2)
    for (const call of seen) {
      for (const [path, object] of objectsIn(call)) {
        expect(Object.isFrozen(object), path).toBe(true)
        const isData = Array.isArray(object) || object instanceof ValueNode || isPlain(object)
        expect(isData, `${path} is no data`).toBe(true)
      }
    }
    // The caller's own objects stay unfrozen.
    expect(Object.isFrozen(model)).toBe(false)
  })

  it.each(QUESTIONS)('can’t change other examples of %s, whatever it writes to', (_, model, provider, options) => {
    const task = model === CHAT ? 'conversational' : (model.pipeline_tag as string)
    const ask = () => JSON.stringify(explainInferenceSnippets(model, provider, undefined, options))
    const before = ask()
    const remove = registerTemplate({
      language: 'python',
      client: 'openai',
      task,
      template: (call) => {
        for (const [, object] of objectsIn(call)) {
          for (const name of [...Object.keys(object), 'added']) Reflect.set(object, name, 'poison')
          if (object instanceof Map) object.clear()
        }
        return 'pass\n'
      },
    })
    const during = explainInferenceSnippets(model, provider, undefined, options)
    remove()
    expect(ask()).toBe(before)
    for (const { content } of during.snippets) expect(content).not.toContain('poison')
  })
})

const isPlain = (object: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(object)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** A kind of registration: registers one with a number, and returns the number in force. */
interface Kind {
  readonly register: (number: number) => () => void
  readonly inForce: () => number | undefined
}

const image: ModelRecord = { id: 'acme/draw', pipeline_tag: 'text-to-image' }
const curl = (model: ModelRecord, provider: string): string =>
  explainInferenceSnippets(model, provider, undefined, { directRequest: true }).snippets.find(
    ({ client }) => client === 'curl',
  )?.content ?? ''
const numberIn = (text: string): number | undefined => {
  const [, number] = /number-(\d+)/.exec(text) ?? []
  return number === undefined ? undefined : Number(number)
}

const KINDS: readonly (readonly [string, Kind])[] = [
  [
    'providers',
    {
      register: (number) =>
        registerProvider({ ...(PROVIDERS['nscale'] as Provider), baseUrl: `https://number-${number}.example` }),
      inForce: () => numberIn(curl(image, 'nscale')),
    },
  ],
  [
    'tasks',
    {
      register: (number) =>
        registerTask({ ...(TASKS['text-to-image'] as Task), exampleInput: () => `number-${number}` }),
      inForce: () => numberIn(curl(image, 'nscale')),
    },
  ],
  [
    'templates of a known client',
    {
      register: (number) =>
        registerTemplate({
          language: 'sh',
          client: 'curl',
          task: 'text-to-image',
          template: () => `number-${number}`,
        }),
      inForce: () => numberIn(curl(image, 'nscale')),
    },
  ],
  [
    'templates of a new client',
    {
      register: (number) =>
        registerTemplate({
          language: 'js',
          client: 'ours',
          task: 'text-to-image',
          template: () => `number-${number}`,
        }),
      inForce: () =>
        numberIn(
          explainInferenceSnippets(image, 'nscale').snippets.find(({ client }) => client === 'ours')?.content ?? '',
        ),
    },
  ],
]

describe.each(KINDS)('registered %s', (_, { register, inForce }) => {
  it('are removed by identity: removing one leaves the others, in any order', () => {
    const removeA = register(1)
    const removeB = register(2)
    expect(inForce()).toBe(2)
    removeA()
    expect(inForce()).toBe(2)
    removeB()
    expect(inForce()).toBe(undefined)
    removeA()
    removeB()
    expect(inForce()).toBe(undefined)
  })

  it('are those that were added and not removed, and the latest is in force', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant('add' as const), fc.nat({ max: 20 })), { maxLength: 15 }), (steps) => {
        const added: { readonly number: number; readonly remove: () => void }[] = []
        let left: readonly number[] = []
        for (const [number, step] of steps.entries()) {
          if (step === 'add') {
            added.push({ number, remove: register(number) })
            left = [...left, number]
          } else {
            const removed = added[step % Math.max(1, added.length)]
            removed?.remove()
            left = left.filter((other) => other !== removed?.number)
          }
          expect(inForce()).toBe(left.at(-1))
        }
        for (const { remove } of added) remove()
        expect(inForce()).toBe(undefined)
      }),
      { numRuns: 60 },
    )
  })
})
