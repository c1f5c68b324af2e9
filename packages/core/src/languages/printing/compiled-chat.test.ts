import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatCall } from '../../call/call.ts'
import { chatShapes } from '../../call/chat-shape.ts'
import { explainUnverified, registerTemplate, type SnippetOptions } from '../../index.ts'
import { env, type JsonValue, type Value } from '../../values/value.ts'
import { compiledChat } from '../python/compiled-chat.ts'
import { code, python } from '../python/writer.ts'
import { hostileJson, hostileText } from '../testing/hostile-texts.ts'
import { lines, literalPiece, type Piece, slot, when } from './code.ts'
import { MOST_PROGRAMS } from './compiled-chat.ts'
import { compile, fill, print } from './print-code.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** Returns the call for some options. */
function callOf(options: SnippetOptions): ChatCall {
  let found: ChatCall | undefined
  const remove = registerTemplate({
    language: 'sh',
    client: 'echo',
    task: 'conversational',
    template: (call) => {
      if (call.kind === 'chat') found = call
      return 'echo\n'
    },
  })
  explainUnverified(MODEL, 'auto', undefined, options)
  remove()
  if (found === undefined) throw new Error('no chat')
  return found
}

const CALL = callOf({})

describe('a program with slots', () => {
  const value = fc.oneof(hostileText, hostileJson).map((given) => given as JsonValue)

  /** A program with two values, each of them wherever a renderer may have one. */
  const write = (one: Value | Piece, other: Value | Piece): Piece => code`
    ask(${one})
        found = ask(first=${one}, second=[${other}, ${[1, 2]}], third=${{ limit: 1024, stop: ['a', 'b'] }})
        ${lines(code`print(${other})`, undefined, code`print(${one})`)}
        ${when(false, code`nothing`)}
    print("${code`${python.arguments({ seed: 1 })}`}")${other}
  `

  it('is the same when it’s filled as when it’s printed with the values', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const program = compile(
          write(
            slot(() => one),
            slot(() => other),
          ),
        )
        expect(fill(program, CALL).text).toBe(print(write(one, other)).text)
      }),
      { numRuns: 2000 },
    )
  })

  it('takes pieces of code, which are indented and bring their imports', () => {
    const program = compile(code`
      if True:
          ${slot(
            () => code`
              a = ${env('A')}
              b = 1
            `,
          )}
    `)
    const { text, imports } = fill(program, CALL)
    expect(text).toBe('if True:\n    a = os.environ["A"]\n    b = 1')
    expect(imports.map(({ module }) => module)).toEqual(['os'])
  })

  it('can have a slot inside a value, which is then laid out when it’s filled', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const inValue = (held: Value | Piece): Piece => code`
          a(${[1, { first: code`ask(${held})`, second: [env('B')] }]})
          b(${other}, ${python.arguments({ third: code`${held}`, fourth: 'x' })})
        `
        const program = compile(inValue(slot(() => one)))
        const filled = fill(program, CALL)
        const printed = print(inValue(one))
        expect(filled.text).toBe(printed.text)
        expect(new Set([...program.imports, ...filled.imports])).toEqual(new Set(printed.imports))
      }),
      { numRuns: 500 },
    )
  })

  it('reports an error in a value', () => {
    const broken = literalPiece(1, () => {
      throw new TypeError('no value')
    })
    expect(() => compile(code`${broken}`)).toThrow('no value')
  })

  it('can’t have a slot for nothing, because the line is already there', () => {
    expect(() => fill(compile(code`a${slot(() => undefined)}`), CALL)).toThrow('a slot has printed nothing')
  })

  it('has no way to print a value where no template is around the slot', () => {
    expect(() =>
      fill(
        compile(
          lines(
            code`a`,
            slot(() => 'b'),
          ) as Piece,
        ),
        CALL,
      ),
    ).toThrow('must return a piece of code')
  })

  it('isn’t printed without a call', () => {
    expect(() => print(code`${slot(() => 'a')}`)).toThrow('a slot needs a call')
  })
})

describe('a renderer of chats', () => {
  /** Returns a renderer and the number of programs that it has written. */
  function counted() {
    const written = { programs: 0 }
    const render = compiledChat<{ count: number }>(
      ({ count, streaming }) => {
        written.programs++
        return code`${slot(({ requestModel }: ChatCall) => requestModel)}, ${count}, ${streaming}`
      },
      {
        count: {
          values: Array.from({ length: 2 * MOST_PROGRAMS }, (_, count) => count),
          of: ({ parameters }) => Number(parameters.seed ?? 0),
        },
      },
    )
    return { render, written }
  }

  it('writes one program for calls of the same shape, and fills it with the values of each', () => {
    const { render, written } = counted()
    const texts = ['a', 'b', 'it’s "c"'].map((id) => render({ ...CALL, requestModel: id }))
    expect(texts).toEqual(['"a", 0, False\n', '"b", 0, False\n', '"it’s \\"c\\"", 0, False\n'])
    expect(written.programs).toBe(1)
    expect(render(callOf({ streaming: true }))).toBe('"acme/lantern", 0, True\n')
    expect(written.programs).toBe(2)
  })

  it('keeps a limited number of programs', () => {
    const { render, written } = counted()
    const ask = (seed: number) => render({ ...CALL, parameters: { seed } })
    for (let seed = 0; seed < MOST_PROGRAMS; seed++) ask(seed)
    ask(0)
    expect(written.programs).toBe(MOST_PROGRAMS)
    ask(MOST_PROGRAMS)
    ask(0)
    expect(written.programs).toBe(MOST_PROGRAMS + 2)
  })

  it('rejects a fact that isn’t among the values', () => {
    const { render } = counted()
    expect(() => render({ ...CALL, parameters: { seed: -1 } })).toThrow('count has no value -1')
  })
})

describe('the shape of a chat', () => {
  const { keyOf, shapeOf } = chatShapes({})
  const option = fc.boolean()
  const question = fc.record({
    streaming: option,
    retries: option,
    async: option,
    typescript: option,
    showUsage: option,
    showReasoning: option,
    temperature: fc.constantFrom(undefined, 0.5),
    max_tokens: fc.constantFrom(undefined, 64),
    billTo: fc.constantFrom(undefined, 'acme'),
    accessToken: fc.constantFrom(undefined, 'hf_secret'),
    platform: fc.constantFrom('posix', 'powershell'),
    inputs: hostileText,
  })

  it('has the same key for two calls only if it’s the same, and nothing else of them', () => {
    const known = new Map<number, string>()
    fc.assert(
      fc.property(question, (options) => {
        const call = callOf(options as SnippetOptions)
        const shape = JSON.stringify(shapeOf(call))
        expect(known.get(keyOf(call)) ?? shape).toBe(shape)
        known.set(keyOf(call), shape)
        expect(
          Object.values(shapeOf(call)).every((fact) => ['boolean', 'string', 'object'].includes(typeof fact)),
        ).toBe(true)
        expect(shape).not.toContain('acme')
        expect(shape).not.toContain('secret')
      }),
      { numRuns: 500 },
    )
    expect(new Set(known.values()).size).toBe(known.size)
    expect(known.size).toBeGreaterThan(100)
  })
})
