import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaskCall } from '../../call/call.ts'
import { explainUnverified, PROVIDERS, registerProvider, registerTemplate, type SnippetOptions } from '../../index.ts'
import { hostileText } from '../testing/hostile-texts.ts'
import { MOST_SHAPES, taskShapeOf } from './task-shape.ts'

/** Returns the calls for some questions. */
function callsOf(task: string, ask: () => void): readonly TaskCall[] {
  const calls: TaskCall[] = []
  const remove = registerTemplate({
    language: 'sh',
    client: 'echo',
    task,
    template: (call) => {
      if (call.kind === 'task') calls.push(call)
      return 'echo\n'
    },
  })
  ask()
  remove()
  return calls
}

const callOf = (provider: string, task: string, options: SnippetOptions, id = 'acme/lantern') =>
  callsOf(task, () => explainUnverified({ id, pipeline_tag: task, tags: [] }, provider, undefined, options))[0]

const ROUTES = Object.entries(PROVIDERS).flatMap(([provider, { routes }]) =>
  Object.keys(routes)
    .filter((task) => task !== 'conversational')
    .map((task) => ({ provider, task })),
)

/** Parameters that decide how a response is read. */
const NAMES = ['n', 'num_images', 'num_outputs', 'max_images', 'output_format', 'response_format', 'encoding_format']

const question = fc.record({
  route: fc.constantFrom(...ROUTES),
  text: hostileText.map((text) => `lantern ${text} lantern`),
  name: fc.constantFrom(...NAMES),
  value: fc.constantFrom(1, 2, 'png', 'wav', 'srt', 'base64', undefined),
  options: fc.record({
    typescript: fc.boolean(),
    directRequest: fc.boolean(),
    accessToken: fc.constantFrom(undefined, 'lantern'),
  }),
})

describe('the shape of a task’s call', () => {
  it('holds no text of a user, and there are few', () => {
    const shapes = new Set<string>()
    fc.assert(
      fc.property(question, ({ route: { provider, task }, text, name, value, options }) => {
        const parameters = { [name]: value ?? text, lantern: text }
        const call = callOf(provider, task, { ...options, parameters, providerId: `lantern ${text.length}` })
        if (call === undefined) return
        const shape = JSON.stringify(taskShapeOf(call))
        shapes.add(shape)
        expect(shape).not.toContain('lantern')
      }),
      { numRuns: 800 },
    )
    expect(shapes.size).toBeGreaterThan(20)
    expect(shapes.size).toBeLessThan(MOST_SHAPES)
  })

  it('is the same object for calls that differ only in values', () => {
    const shapeOf = (seed: number, id: string) =>
      taskShapeOf(callOf('together', 'text-to-image', { parameters: { seed } }, id) as TaskCall)
    expect(shapeOf(1, 'acme/lantern')).toBe(shapeOf(2, 'acme/lamp'))
  })

  it('isn’t kept if a route is registered, because it may hold a value of the call', () => {
    const remove = registerProvider({
      ...(PROVIDERS['together'] as (typeof PROVIDERS)[string]),
      routes: {
        'text-to-image': {
          path: () => '/images',
          body: ({ inputs }) => ({ kind: 'json', value: { prompt: inputs.text ?? '' } }),
          result: ({ inputs }) => ({ kind: 'bytes', fileName: `${inputs.text}.png` }),
        },
      },
    })
    const ask = () => callOf('together', 'text-to-image', { inputs: 'lantern' }) as TaskCall
    const [one, other] = [taskShapeOf(ask()), taskShapeOf(ask())]
    remove()
    expect(one.result).toMatchObject({ fileName: 'lantern.png' })
    expect(one).not.toBe(other)
  })
})
