import { transform } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TypedExample, typedExamples } from '../../cases/typed-examples.ts'
import { itFindsNothingInExamples, itSees } from '../../testing/linters.ts'
import { javascript } from './language.ts'
import { typeScriptLinter } from './linter.ts'

/** A program without its types, as what runs TypeScript leaves it, in one spelling: with a type, a line may be too long. */
const withoutTypes = async (program: string): Promise<string> =>
  (await transform(program, { loader: 'ts', format: 'esm', target: 'node22', minifyWhitespace: true })).code

describe('JavaScript examples as TypeScript', () => {
  let examples: readonly TypedExample[] = []
  beforeAll(() => {
    examples = typedExamples()
  })

  it('each client has some', () => {
    expect(examples.length).toBeGreaterThan(500)
    for (const { key, typescript } of examples) expect(typescript, key).not.toBe('')
  })

  it('are the JavaScript that ran, but for their types', async () => {
    const differing: string[] = []
    for (const { key, javascript, typescript } of examples) {
      if ((await withoutTypes(typescript)) !== (await withoutTypes(javascript))) differing.push(key)
    }
    expect(differing).toEqual([])
  })

  itFindsNothingInExamples(javascript)
})

itSees(typeScriptLinter, [['const number: string = 1;\nconsole.log(number);\n', 'TS2322']])

it('a program that does something else is seen', async () => {
  expect(await withoutTypes('const n = (1 as any) + 1;')).toBe(await withoutTypes('const n = 1 + 1;'))
  expect(await withoutTypes('const n = (1 as any) + 2;')).not.toBe(await withoutTypes('const n = 1 + 1;'))
})
