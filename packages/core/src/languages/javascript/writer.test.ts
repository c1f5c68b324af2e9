import { describe, expect, it } from 'vitest'
import { env, type JsonValue } from '../../values/value.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { runProgram } from '../testing/run-program.ts'
import { javascript } from './writer.ts'

function readBack(literals: readonly string[]): unknown[] {
  const program = `const values = [\n${literals.map((literal) => `${literal},\n`).join('')}];\nfor (const value of values) console.log(JSON.stringify(value));\n`
  return runProgram(process.execPath, 'literals.mjs', program)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('JavaScript literals read back by node', () => {
  it('10,000 hostile texts', () => {
    const { seed, values } = sample(hostileText, 10_000)
    const back = readBack(values.map(javascript.string))
    expect(back.length).toBe(values.length)
    for (let index = 0; index < values.length; index++)
      expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
  })

  it('3,000 hostile values at any column, with __proto__ as a field', () => {
    const { seed, values } = sample(hostileJson, 3000)
    const back = readBack(values.map((value, index) => javascript.literal(value as JsonValue, (index % 5) * 2)))
    for (let index = 0; index < values.length; index++) {
      expect(JSON.stringify(back[index]), `seed ${seed}, value ${index}`).toBe(JSON.stringify(values[index]))
    }
  })

  it('a text of 100 kB', () => {
    expect(readBack([javascript.string(LONG_TEXT)])).toEqual([LONG_TEXT])
  })

  it('a comment holds whatever it is given', () => {
    const { values } = sample(hostileText, 2000)
    const program = `${values.map((text) => `${javascript.comment(text)}\n`).join('')}console.log("end")\n`
    expect(runProgram(process.execPath, 'comments.mjs', program).toString()).toBe('end\n')
  })
})

describe('JavaScript code', () => {
  it('reads a variable alone and after a prefix', () => {
    expect(javascript.literal(env('HF_TOKEN'))).toBe('process.env.HF_TOKEN')
    expect(javascript.literal(env('HF_TOKEN', 'a`${'))).toBe('`a\\`\\${${process.env.HF_TOKEN}`')
  })

  it('quotes keys only where it must', () => {
    expect(javascript.literal({ a: 1, 'b-c': 2, ['__proto__']: 3 })).toBe('{ a: 1, "b-c": 2, ["__proto__"]: 3 }')
  })
})
