import { describe, expect, it } from 'vitest'
import { env, type JsonValue, raw } from '../../values/value.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { runProgram } from '../testing/run-program.ts'
import { python } from './writer.ts'

/** What Python makes of the literals, as JSON that keeps lone surrogates. */
function readBack(literals: readonly string[]): unknown[] {
  const program = `import json\nvalues = [\n${literals.map((literal) => `${literal},\n`).join('')}]\nfor value in values:\n    print(json.dumps(value))\n`
  return runProgram('python3', 'literals.py', program)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('Python literals read back by python3', () => {
  it('10,000 hostile texts', () => {
    const { seed, values } = sample(hostileText, 10_000)
    const back = readBack(values.map(python.string))
    expect(back.length).toBe(values.length)
    for (let index = 0; index < values.length; index++)
      expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
  })

  it('3,000 hostile values at any column', () => {
    const { seed, values } = sample(hostileJson, 3000)
    const back = readBack(values.map((value, index) => python.literal(value as JsonValue, (index % 5) * 4)))
    for (let index = 0; index < values.length; index++) {
      expect(back[index], `seed ${seed}, value ${index}`).toEqual(JSON.parse(JSON.stringify(values[index])))
    }
  })

  it('a text of 100 kB', () => {
    expect(LONG_TEXT.length).toBeGreaterThan(100_000)
    expect(readBack([python.string(LONG_TEXT)])).toEqual([LONG_TEXT])
  })

  it('a comment holds whatever it is given', () => {
    const { values } = sample(hostileText, 2000)
    const program = `${values.map((text) => `${python.comment(text)}\n`).join('')}print("end")\n`
    expect(runProgram('python3', 'comments.py', program).toString()).toBe('end\n')
  })
})

describe('Python code', () => {
  it('reads a variable alone and after a prefix', () => {
    expect(python.literal(env('HF_TOKEN'))).toBe('os.environ["HF_TOKEN"]')
    expect(python.literal(env('HF_TOKEN', 'Bearer {'))).toBe(`f"Bearer {{{os.environ['HF_TOKEN']}"`)
  })

  it('keeps a short value on its line and breaks a long one', () => {
    expect(python.literal({ a: [1, true, null] })).toBe('{"a": [1, True, None]}')
    expect(python.literal({ text: 'x'.repeat(90) })).toBe(`{\n    "text": "${'x'.repeat(90)}",\n}`)
  })

  it('prints interpolated values as literals and raw nodes as code', () => {
    expect(python.code`
load(${"it's"}, ${raw('cls')})
`).toBe('load("it\'s", cls)\n')
  })

  it('puts the standard library first', () => {
    expect(python.program([{ module: 'requests' }, { module: 'os', standard: true }], 'x\n')).toBe(
      'import os\n\nimport requests\n\nx\n',
    )
  })

  it('has each import once, and those of a group as isort orders them', () => {
    const path = { module: 'pathlib', name: 'Path', standard: true } as const
    const os = { module: 'os', standard: true } as const
    const time = { module: 'time', standard: true } as const
    expect(python.program([path, time, os, { ...path }], 'x\n')).toBe(
      'import os\nimport time\nfrom pathlib import Path\n\nx\n',
    )
  })

  it('escapes what cannot be seen or reorders the line', () => {
    expect(python.string('a\u202eb\u200bc\u0085')).toBe('"a\\u202eb\\u200bc\\u0085"')
  })
})
