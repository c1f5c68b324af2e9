import { describe, expect, it } from 'vitest'
import { env, type JsonValue } from '../../values/value.ts'
import type { Hole, Piece } from '../printing/code.ts'
import { print } from '../printing/print-code.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { runProgram } from '../testing/run-program.ts'
import { ruby as parser } from './testing/parser.ts'
import { code, ruby } from './writer.ts'

const textOf = (hole: Hole): string => print(code`${hole}`).text

/** Nests a piece in blocks, to indent it further. */
const within = (piece: Piece, blocks: number): Piece =>
  blocks === 0
    ? piece
    : within(
        code`
          begin
            ${piece}
          end
        `,
        blocks - 1,
      )

/** Returns Ruby's values of the literals, as JSON. */
function readBack(literals: readonly string[]): unknown[] {
  const program = `require "json"\nvalues = [\n${literals.map((literal) => `${literal},\n`).join('')}]\nvalues.each { |value| puts JSON.generate(value) }\n`
  return runProgram('ruby', 'literals.rb', program)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => readJson(line))
}

const hasForm = (value: unknown): boolean => JSON.stringify(value).search(/\\u[dD][89a-fA-F]/) === -1

/** Ruby strings are UTF-8; clients reject strings that UTF-8 can't encode. */
const text = hostileText.filter(hasForm)
const json = hostileJson.filter(hasForm)

describe('Ruby literals read back by Ruby', () => {
  it('10,000 hostile texts', () => {
    const { seed, values } = sample(text, 10_000)
    const back = readBack(values.map(ruby.string))
    expect(back.length).toBe(values.length)
    for (let index = 0; index < values.length; index++)
      expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
  })

  it('3,000 hostile values at any column, with symbols and strings as names', () => {
    const { seed, values } = sample(json, 3000)
    for (const write of [(value: JsonValue) => code`${value}`, ruby.texts]) {
      const back = readBack(values.map((value, index) => textOf(within(write(value as JsonValue), index % 5))))
      for (let index = 0; index < values.length; index++) {
        expect(back[index], `seed ${seed}, value ${index}`).toEqual(readJson(JSON.stringify(values[index])))
      }
    }
  })

  it('a text of 100 kB', () => {
    const long = LONG_TEXT.replaceAll('\ud800', '#{x}')
    expect(long.length).toBeGreaterThan(100_000)
    expect(readBack([ruby.string(long)])).toEqual([long])
  })

  it('a comment with any text', () => {
    const { values } = sample(hostileText, 2000)
    const program = `${values.map((each) => `${ruby.comment(each)}\n`).join('')}puts "end"\n`
    expect(runProgram('ruby', 'comments.rb', program).toString()).toBe('end\n')
  })
})

describe('Ruby code', () => {
  it('reads a variable alone and after a prefix', () => {
    expect(textOf(env('HF_TOKEN'))).toBe('ENV.fetch("HF_TOKEN")')
    expect(textOf(env('HF_TOKEN', 'Bearer #{'))).toBe('"Bearer \\#{#{ENV.fetch("HF_TOKEN")}"')
  })

  it('escapes a hash sign only where it would interpolate a value', () => {
    expect(ruby.string('#1 #{x} #$y #@z')).toBe('"#1 \\#{x} \\#$y \\#@z"')
    expect(textOf(ruby.format('mask-#{', code`number`, '.png'))).toBe('"mask-\\#{#{number}.png"')
  })

  it('has symbols or strings as names', () => {
    expect(textOf({ role: 'user', 'a b': 1 })).toBe('{ role: "user", "a b": 1 }')
    expect(textOf(ruby.texts({ Accept: 'a/b' }))).toBe('{ "Accept" => "a/b" }')
  })

  it('lists words without quotes, and other strings with them', () => {
    expect(textOf(ruby.words(['done', 'FAILED_2']))).toBe('%w[done FAILED_2]')
    expect(textOf(ruby.words(['done', 'not done']))).toBe('["done", "not done"]')
  })

  it('reads the first existing of two names', () => {
    expect(textOf(ruby.at(code`result`, [['urls', 'data'], 0]))).toBe(
      '(result.dig("urls", 0) || result.dig("data", 0))',
    )
    expect(textOf(ruby.at(code`result`, ['id']))).toBe('result["id"]')
  })
})

describe('the parser’s result', () => {
  it('is that of ruby -wc, including warnings', () => {
    const [good, unused, broken] = parser.parse(['puts 1\n', 'a = 1\n', 'puts(\n'])
    expect(good).toBeUndefined()
    expect(unused).toContain('assigned but unused variable - a')
    expect(broken).toContain('syntax error')
  })
})
