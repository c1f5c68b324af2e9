import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ValuePath } from '../values/path.ts'
import { code, javascript } from './javascript/writer.ts'
import { printJson } from './printing/json-text.ts'
import { print } from './printing/print-code.ts'
import { python, code as pythonCode } from './python/writer.ts'
import { jq } from './shell/jq.ts'
import { shell, code as shellCode } from './shell/writer.ts'
import { hostileText } from './testing/hostile-texts.ts'
import { runProgram } from './testing/run-program.ts'

const pythonAt = (path: ValuePath): string => print(python.at(pythonCode`result`, path)).text

/** Names that no language allows after a dot, or that mean something else there. */
const NAMES = [
  'image-url',
  'and',
  'class',
  'if',
  '__proto__',
  'a b',
  '',
  '0',
  '$x',
  'x"y',
  "x'y",
  '\\(1)',
  'größe',
  '\u2028',
]

/** Paths, each with an object that has a unique value only there. */
const PATHS: readonly { readonly path: ValuePath; readonly value: string; readonly response: object }[] = fc
  .sample(
    fc.array(
      fc.oneof(
        fc.constantFrom(...NAMES),
        hostileText.filter((text) => text.isWellFormed() && !text.includes('\0')),
        fc.nat({ max: 3 }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    { numRuns: 300, seed: 7 },
  )
  .map((steps, index) => {
    // A response is an object.
    const path = typeof steps[0] === 'number' ? ['data', ...steps] : steps
    const value = `value ${index}`
    const response = path.reduceRight<unknown>(
      (inner, step) =>
        typeof step === 'number'
          ? Object.assign(Array.from({ length: step + 1 }).fill(null), { [step]: inner })
          : Object.fromEntries([[step, inner]]),
      value,
    )
    return { path, value, response: response as object }
  })

const inJavaScript = (path: ValuePath, isThere?: boolean): string =>
  print(javascript.at(code`result`, path, isThere)).text

describe('the path to a value in a response, read by the language itself', () => {
  it('JavaScript', () => {
    for (const { path, value, response } of PATHS) {
      for (const isThere of [true, false]) {
        const read = new Function('result', `return ${inJavaScript(path, isThere)}`)
        expect(read(response), JSON.stringify(path)).toBe(value)
        // Every object has a prototype.
        if (!isThere && !path.includes('__proto__')) expect(read({})).toBe(undefined)
      }
    }
  })

  it('Python', () => {
    const lines = PATHS.map(
      ({ path, response }) =>
        `result = json.loads(${python.string(JSON.stringify(response))})\nprint(${pythonAt(path)})\n`,
    )
    const printed = runProgram('python3', 'paths.py', `import json\n${lines.join('')}`)
      .toString()
      .split('\n')
    expect(printed.slice(0, -1)).toEqual(PATHS.map(({ value }) => value))
  })

  it('jq', () => {
    const paths = PATHS.slice(0, 80)
    const lines = paths.map(({ path, response }) =>
      shell.program(shellCode`jq -er ${jq.at(path)} ${shell.json(response as never)}`),
    )
    const printed = runProgram('sh', 'paths.sh', lines.join('')).toString().split('\n')
    expect(printed.slice(0, -1)).toEqual(paths.map(({ value }) => value))
  })

  it.each([
    [[['audio_file', 'audio'], 'url'] as ValuePath, { audio: { url: 'x' } }],
    [[['audio_file', 'audio'], 'url'] as ValuePath, { audio_file: { url: 'x' }, audio: { url: 'y' } }],
    [['output', ['a-b', 'c']] as ValuePath, { output: { c: 'x' } }],
  ])('uses the first existing of two names: %j of %j', (path, response) => {
    const read = new Function('result', `return ${inJavaScript(path)}`)
    expect(read(response)).toBe('x')
    const code = `result = ${python.literal(response)}\nprint(${pythonAt(path)})\n`
    expect(runProgram('python3', 'path.py', code).toString()).toBe('x\n')
    const command = shell.program(shellCode`jq -er ${jq.at(path)} ${shell.json(response)}`)
    expect(runProgram('sh', 'path.sh', command).toString()).toBe('x\n')
  })

  it('leaves plain names unquoted', () => {
    const path: ValuePath = ['data', 0, 'b64_json']
    expect(inJavaScript(path)).toBe('result.data?.[0]?.b64_json')
    expect(inJavaScript(path, true)).toBe('result.data[0].b64_json')
    expect(pythonAt(path)).toBe('result["data"][0]["b64_json"]')
    expect(jq.at(path)).toBe('.data[0].b64_json')
    expect(jq.at([0, 'blob'])).toBe('.[0].blob')
    expect(printJson({ path: jq.at(['image-url']) })).toBe('{"path": ".[\\"image-url\\"]"}')
  })
})
