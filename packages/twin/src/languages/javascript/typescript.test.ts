import { transform } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TypedExample, typedExamples } from '../../cases/typed-examples.ts'
import { itFindsNothingInExamples, itSees } from '../../testing/linters.ts'
import { javascript } from './language.ts'
import { typeScriptLinter } from './linter.ts'

/** A program as TypeScript runners execute it: without types, and reformatted, because types change line breaks. */
const withoutTypes = async (program: string): Promise<string> =>
  (await transform(program, { loader: 'ts', format: 'esm', target: 'node22', minifyWhitespace: true })).code

describe('JavaScript examples as TypeScript', () => {
  let examples: readonly TypedExample[] = []
  beforeAll(() => {
    examples = typedExamples()
  })

  it('include some for each client', () => {
    expect(examples.length).toBeGreaterThan(500)
    for (const { key, typescript } of examples) expect(typescript, key).not.toBe('')
  })

  it('are the JavaScript that ran, plus types', async () => {
    const differing: string[] = []
    for (const { key, javascript, typescript } of examples) {
      if ((await withoutTypes(typescript)) !== (await withoutTypes(javascript))) differing.push(key)
    }
    expect(differing).toEqual([])
  })

  itFindsNothingInExamples(javascript)
})

itSees(typeScriptLinter, [['const number: string = 1;\nconsole.log(number);\n', 'TS2322']])

it('a program that does something else is detected', async () => {
  expect(await withoutTypes('const n = (1 as any) + 1;')).toBe(await withoutTypes('const n = 1 + 1;'))
  expect(await withoutTypes('const n = (1 as any) + 2;')).not.toBe(await withoutTypes('const n = 1 + 1;'))
})
