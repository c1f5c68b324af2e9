import { describe, expect, it } from 'vitest'
import { env, type JsonValue } from '../../values/value.ts'
import { name, type Piece } from '../printing/code.ts'
import { print } from '../printing/print-code.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { runProgram } from '../testing/run-program.ts'
import { OPENAI, READ_FILE, SLEEP, WRITE_FILE, Z } from './names.ts'
import { code, javascript } from './writer.ts'

const textOf = (piece: Piece): string => print(piece).text

function readBack(literals: readonly string[]): unknown[] {
  const program = `const values = [\n${literals.map((literal) => `${literal},\n`).join('')}];\nfor (const value of values) console.log(JSON.stringify(value));\n`
  return runProgram(process.execPath, 'literals.mjs', program)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => readJson(line))
}

describe('JavaScript literals read back by Node.js', () => {
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

  it('a comment with any text', () => {
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

  it('quotes keys only if necessary', () => {
    expect(javascript.literal({ a: 1, 'b-c': 2, ['__proto__']: 3 })).toBe('{ a: 1, "b-c": 2, ["__proto__"]: 3 }')
  })

  it('writes a variable as shorthand if the property has the same name', () => {
    const tools = name('tools')
    expect(textOf(code`${{ tools, other: tools, 'b-c': name('c') }}`)).toBe('{ tools, other: tools, "b-c": c }')
    expect(textOf(code`${javascript.properties({ tools, stream: true })}`)).toBe('tools,\nstream: true,')
  })

  it('inserts pieces between texts, in which nothing else is interpolated', () => {
    expect(textOf(javascript.format('mask-${`', code`number`, '.png'))).toBe('`mask-\\${\\`${number}.png`')
  })

  it('breaks a value by its position, as if alone, or not at all', () => {
    const long = { text: 'x'.repeat(82) }
    expect(textOf(code`${name('ask')}(1, 2, 3, 4, 5, 6, ${long})`)).toContain('{\n')
    expect(textOf(code`${name('ask')}(1, 2, 3, 4, 5, 6, ${javascript.alone(long)})`)).not.toContain('\n')
    expect(textOf(javascript.alone({ ...long, more: 'more than fits' }))).toContain('{\n')
    const filling = ['x'.repeat(82)]
    expect(textOf(code`const tools = ${filling};`)).toContain('\n')
    expect(textOf(code`const tools = ${javascript.toEdge(filling)};`)).not.toContain('\n')
    const returning = (length: number) => textOf(code`f: () => ${javascript.returned({ x: 'x'.repeat(length) })},`)
    expect(returning(79)).toHaveLength(100)
    expect(returning(80)).toContain('({\n')
    expect(textOf(javascript.returned('one'))).toBe('"one"')
    expect(textOf(javascript.inline({ ...long, more: 'more than fits' }))).not.toContain('\n')
  })

  it('imports what is used, each module once and in a fixed order', () => {
    expect(
      javascript.program(code`
        ${Z}.string();
        ${WRITE_FILE}(${READ_FILE}(new ${OPENAI}(), ${SLEEP}, ${READ_FILE}));
      `),
    ).toBe(`import { readFile, writeFile } from "node:fs/promises";
import OpenAI from "openai";
import { z } from "zod";
import { setTimeout as sleep } from "node:timers/promises";

z.string();
writeFile(readFile(new OpenAI(), sleep, readFile));
`)
    expect(javascript.program(code`console.log(1);`)).toBe('console.log(1);\n')
  })
})
