import { describe, expect, it } from 'vitest'
import { SnippetInputError } from '../../values/errors.ts'
import { env, type JsonObject } from '../../values/value.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { type CmdState, readCmdLine, splitArguments } from '../testing/windows-shells.ts'
import { cmd } from './cmd.ts'

const environment = { HF_TOKEN: 'hf_x', A: '" & del', PATH: 'C:\\', HOME: '^', x: '|' }
const STATES: readonly CmdState[] = [false, true].flatMap((batch) =>
  [false, true].map((delayed) => ({ batch, delayed, environment })),
)

/** Returns the arguments of the only program that a line starts, as either runtime splits them. */
function argumentsOf(line: string, state: CmdState): string[] {
  const commands = readCmdLine(line, state)
  expect(commands.length, line).toBe(1)
  const command = commands[0]?.command as string
  const words = splitArguments(command)
  expect(splitArguments(command, 'closed')).toEqual(words)
  return words
}

const asciiOf = (text: string): string =>
  text.replace(/[^ -~]/g, (unit) => String.fromCharCode(32 + (unit.charCodeAt(0) % 95)))

// Four ways of running with 2,500 texts each add up to the 10,000 of every writer.
describe.each(STATES)('cmd.exe, batch file: $batch, delayed expansion: $delayed', (state) => {
  it('2,500 hostile texts as JSON', () => {
    const { seed, values } = sample(hostileText, 2500)
    for (const [index, text] of values.entries()) {
      const value = { text, [text]: [text] }
      const [program, option, json, ...more] = argumentsOf(`curl -d ${cmd.json(value)}\n`, state)
      expect([program, option, more]).toEqual(['curl', '-d', []])
      expect(readJson(json as string), `seed ${seed}, text ${index}`).toEqual(value)
    }
  })

  it('300 JSON bodies', () => {
    const { seed, values } = sample(hostileJson, 300)
    for (const [index, value] of values.entries()) {
      const words = argumentsOf(`curl -d ${cmd.json({ value } as JsonObject)} end\n`, state)
      expect(words.length).toBe(4)
      expect(JSON.stringify(readJson(words[2] as string)), `seed ${seed}, value ${index}`).toBe(
        JSON.stringify({ value }),
      )
    }
  })

  it('2,500 hostile texts as a word, each passed on or rejected', () => {
    const { seed, values } = sample(hostileText, 1250)
    let carried = 0
    for (const [index, text] of [...values, ...values.map(asciiOf)].entries()) {
      let word: string
      try {
        word = cmd.word(text)
      } catch (error) {
        expect(error, `seed ${seed}, text ${index}`).toBeInstanceOf(SnippetInputError)
        continue
      }
      carried += 1
      expect(argumentsOf(`curl ${word} end\n`, state), `seed ${seed}, text ${index}`).toEqual(['curl', text, 'end'])
    }
    expect(carried).toBeGreaterThan(500)
  })

  it('inserts a variable’s value', () => {
    const word = cmd.word(env('HF_TOKEN', 'Authorization: Bearer '))
    expect(argumentsOf(`curl -H ${word} end\n`, state)).toEqual(['curl', '-H', 'Authorization: Bearer hf_x', 'end'])
  })
})

describe('cmd.exe lines', () => {
  it('write JSON without any character that cmd.exe interprets', () => {
    expect(cmd.json({ a: '"50%" & <b> ^ | ! \\ (caf\u00e9)\n', b: [1, true, null] })).toBe(
      String.raw`"{\"a\":\"\u002250\u0025\u0022 \u0026 \u003cb\u003e \u005e \u007c \u0021 \u005c \u0028caf\u00e9\u0029\n\",\"b\":[1,true,null]}"`,
    )
  })

  it('quote a word only if necessary', () => {
    expect(cmd.word('https://a.b/c-d_e')).toBe('https://a.b/c-d_e')
    expect(cmd.word('C:\\a b\\')).toBe('"C:\\a b\\\\"')
    expect(cmd.word('')).toBe('""')
    expect(cmd.word(env('HF_TOKEN', 'Key '))).toBe('"Key %HF_TOKEN%"')
  })

  it('reject words that the prompt and a batch file read differently', () => {
    for (const text of ['a"b', 'a%20b', 'a!b', 'caf\u00e9', 'a\nb', '\0']) {
      expect(() => cmd.word(text, 'field'), text).toThrow(/^\[model-snippets\] field: /)
    }
    expect(() => cmd.word(env('A', '%'))).toThrow(SnippetInputError)
  })

  it('end at cmd.exe’s limit, with room for a variable’s value', () => {
    expect(cmd.line('x'.repeat(8191), 0).length).toBe(8192)
    expect(() => cmd.line('x'.repeat(8192), 0)).toThrow('8191')
    expect(cmd.line(`%A%${'x'.repeat(7676)}`, 1)).toContain('%A%')
    expect(() => cmd.line(`%A%${'x'.repeat(7677)}`, 1)).toThrow('8191')
    expect(() => cmd.line(`curl -d ${cmd.json({ LONG_TEXT })}`, 0)).toThrow(SnippetInputError)
  })
})

describe('the model of cmd.exe', () => {
  const [prompt, , batch] = STATES as readonly [CmdState, CmdState, CmdState]
  const delayed = { ...prompt, delayed: true }

  it('knows how to leave a quoted text', () => {
    expect(readCmdLine('a "x\\" & b" c', prompt).length).toBe(2)
    expect(readCmdLine('a "%A%"', prompt).length).toBe(2)
    expect(readCmdLine('a ^& b && c || d', prompt).map(({ operator }) => operator)).toEqual(['', '&&', '||'])
    expect(readCmdLine('a > b', prompt).length).toBe(2)
  })

  it('knows what the prompt, a batch file, and delayed expansion do with percent signs and exclamation marks', () => {
    const command = (line: string, state: CmdState) => readCmdLine(line, state)[0]?.command
    expect(command('a%20b%20c %NONE%', prompt)).toBe('a%20b%20c %NONE%')
    expect(command('a%20b%20c %NONE% %%', batch)).toBe('a0b0c  %')
    expect(command('%none%PATH%', prompt)).toBe('%noneC:\\')
    expect(command('"!HF_TOKEN! ^^"', delayed)).toBe('"hf_x ^"')
  })

  it('splits arguments as the runtime documents', () => {
    expect(splitArguments('"a b c" d e')).toEqual(['a b c', 'd', 'e'])
    expect(splitArguments(String.raw`"ab\"c" "\\" d`)).toEqual(['ab"c', '\\', 'd'])
    expect(splitArguments(String.raw`a\\\b d"e f"g h`)).toEqual([String.raw`a\\\b`, 'de fg', 'h'])
    expect(splitArguments(String.raw`a\\\"b c d`)).toEqual([String.raw`a\"b`, 'c', 'd'])
    expect(splitArguments(String.raw`a\\\\"b c" d e`)).toEqual([String.raw`a\\b c`, 'd', 'e'])
    expect(splitArguments('a"b"" c d')).toEqual(['ab" c d'])
    expect(splitArguments('a"b"" c d', 'closed')).toEqual(['ab"', 'c', 'd'])
  })
})
