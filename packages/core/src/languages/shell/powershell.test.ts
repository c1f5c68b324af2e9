import { describe, expect, it } from 'vitest'
import { SnippetInputError } from '../../values/errors.ts'
import { env, FileNode, type JsonValue } from '../../values/value.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { type PowerShellState, readPowerShellString, runPowerShell } from '../testing/windows-shells.ts'
import { code, powershell } from './powershell.ts'

const environment = { HF_TOKEN: 'hf_x', IMAGE: 'no' }
const VERSIONS: readonly PowerShellState[] = (['5.1', '7.2', '7.5'] as const).map((version) => ({
  version,
  environment,
}))
const read = (input: Uint8Array | undefined): unknown =>
  readJson(new TextDecoder('utf-8', { fatal: true }).decode(input))

// Three releases with 3,500 texts each cover the 10,000 of every writer.

/** Returns a text's printable ASCII, which often contains what breaks quotes. */
const asciiOf = (text: string): string =>
  text.replace(/[^ -~]/g, (unit) => String.fromCharCode(32 + (unit.charCodeAt(0) % 95)))

describe.each(VERSIONS)('PowerShell $version', (state) => {
  const piped = (code: string): unknown => {
    const [started, ...more] = runPowerShell(`${code} | curl.exe --data-binary '@-'\n`, state)
    expect(more).toEqual([])
    expect(started?.argv).toEqual(['--data-binary', '@-'])
    return read(started?.input)
  }

  it('3,500 hostile texts as JSON in a here-string, with both kinds of line breaks', () => {
    const { seed, values } = sample(hostileText, 3500)
    for (const [index, text] of values.entries()) {
      const code = powershell.json({ text, [text]: [text] })
      expect(piped(code), `seed ${seed}, text ${index}`).toEqual({ text, [text]: [text] })
      expect(piped(code.replaceAll('\n', '\r\n')), `seed ${seed}, text ${index}`).toEqual({ text, [text]: [text] })
    }
  })

  it('3,500 hostile texts as an argument, each passed on or rejected', () => {
    const { seed, values } = sample(hostileText, 1750)
    let carried = 0
    for (const [index, text] of [...values, ...values.map(asciiOf)].entries()) {
      let word: string
      try {
        word = powershell.word(text)
      } catch (error) {
        expect(error, `seed ${seed}, text ${index}`).toBeInstanceOf(SnippetInputError)
        continue
      }
      carried += 1
      const started = runPowerShell(`curl.exe -H ${word} -d ${powershell.word('end')}\n`, state)
      expect(started, `seed ${seed}, text ${index}`).toEqual([{ argv: ['-H', text, '-d', 'end'] }])
    }
    expect(carried).toBeGreaterThan(1000)
  })

  it('3,500 hostile texts as a string for its own commands, none rejected', () => {
    const { seed, values } = sample(hostileText, 3500)
    for (const [index, text] of values.entries()) {
      expect(readPowerShellString(powershell.literal(text), state), `seed ${seed}, text ${index}`).toBe(text)
    }
  })

  it('1,000 JSON bodies with a file in them, and one of 100 kB', () => {
    const image = new FileNode('cat.png', false, 'image/png', 'data-url', 'image')
    const { seed, values } = sample(hostileJson, 1000)
    const read = `$image = [Convert]::ToBase64String([IO.File]::ReadAllBytes((Convert-Path -LiteralPath 'cat.png')))\n`
    for (const [index, value] of [...(values as JsonValue[]), LONG_TEXT].entries()) {
      const code = `${read}${powershell.expandedJson({ image, value })} | curl.exe ${powershell.word('x')}\n`
      const [started] = runPowerShell(code, { ...state, files: { 'cat.png': 'QUJD' } })
      const body = readJson(new TextDecoder().decode(started?.input))
      expect(JSON.stringify(body), `seed ${seed}, value ${index}`).toBe(
        JSON.stringify({ image: 'data:image/png;base64,QUJD', value }),
      )
    }
  })

  it('inserts a variable’s value', () => {
    const word = powershell.word(env('HF_TOKEN', 'Authorization: Bearer '))
    expect(runPowerShell(`curl.exe -H ${word}\n`, state)).toEqual([{ argv: ['-H', 'Authorization: Bearer hf_x'] }])
    expect(piped(powershell.expandedJson({ key: env('HF_TOKEN', 'a$b"`') }))).toEqual({ key: 'a$b"`hf_x' })
  })
})

describe('PowerShell code', () => {
  it('writes strings as readers expect', () => {
    expect(powershell.literal("it's $1")).toBe("'it''s $1'")
    expect(powershell.literal('caf\u00e9 $1 \u2019"')).toBe('"caf$([char]0x00e9) `$1 $([char]0x2019)`""')
    expect(powershell.word(env('HF_TOKEN', 'Authorization: Bearer '))).toBe('"Authorization: Bearer $env:HF_TOKEN"')
    expect(powershell.json({ a: 'caf\u00e9 \u2019' })).toBe('@\'\n{"a": "caf\\u00e9 \\u2019"}\n\'@')
  })

  it('rejects arguments that releases pass on differently', () => {
    for (const text of ['', 'a"b', 'a b\\', 'caf\u00e9', 'a\nb', '\uff02', '\0']) {
      expect(() => powershell.word(text, 'field'), text).toThrow(/^\[model-snippets\] field: /)
    }
  })

  it('contains only strings', () => {
    expect(() => powershell.program(code`${1}`)).toThrow(TypeError)
  })
})

describe('the model of PowerShell', () => {
  const state: PowerShellState = { version: '5.1', environment }

  it('knows how to leave a quoted text', () => {
    expect(readPowerShellString("'a\u2019\u2019b\u2018'b\u201b", state)).toBe("a\u2019b'b")
    expect(() => readPowerShellString("'a\u2019; rm'", state)).toThrow('expected')
    expect(() => readPowerShellString('"a$(rm)"', state)).toThrow('no expansion')
    expect(() => readPowerShellString('"a\u201d; rm"', state)).toThrow('expected')
    expect(() => runPowerShell("@'\na\n'@; rm\n'@ | curl.exe -d\n", state)).toThrow('expected')
    expect(readPowerShellString("@'\n '@\n'@", state)).toBe(" '@")
  })

  it('knows what 5.1 drops', () => {
    const [started] = runPowerShell("'\u00e9' | curl.exe 'a\"b' '' 'c d\\\\'\n", state)
    expect(new TextDecoder().decode(started?.input)).toBe('?\r\n')
    expect(started?.argv).toEqual(['ab c', 'd\\"'])
  })
})
