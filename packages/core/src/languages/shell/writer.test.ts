import { describe, expect, it } from 'vitest'
import { SnippetInputError } from '../../values/errors.ts'
import { env, FileNode, type JsonValue } from '../../values/value.ts'
import type { Piece } from '../printing/code.ts'
import { printJson } from '../printing/json-text.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { runProgram } from '../testing/run-program.ts'
import { code, shell } from './writer.ts'

/** Returns the arguments that a shell passes to a command, separated by NUL, which no argument can contain. */
function readBack(interpreter: string, words: readonly string[]): string[] {
  const script = words.map((word) => `printf '%s\\0' ${word}\n`).join('')
  return runProgram(interpreter, 'words.sh', script).toString().split('\0').slice(0, -1)
}

/** Prints what a here-document passes to a command, followed by NUL. */
const shown = (document: Piece): string =>
  shell.program(code`
    cat ${document}
    printf '\0'
  `)

const carriable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

describe.each(['bash', 'dash'])('shell words read back by %s', (interpreter) => {
  it('10,000 hostile texts, each passed on or rejected', () => {
    const { seed, values } = sample(hostileText, 14_000)
    const carried = values.filter(carriable)
    expect(carried.length).toBeGreaterThan(8000)
    const back = readBack(
      interpreter,
      carried.map((text) => shell.word(text)),
    )
    for (let index = 0; index < carried.length; index++)
      expect(back[index], `seed ${seed}, text ${index}`).toBe(carried[index])
    for (const text of values) {
      if (!carriable(text)) expect(() => shell.word(text)).toThrow(SnippetInputError)
    }
  })

  it('1,000 here-documents', () => {
    const { seed, values } = sample(hostileText, 1500)
    const carried = values.filter(carriable)
    const script = carried.map((text) => shown(shell.hereDocument(text))).join('')
    const back = runProgram(interpreter, 'documents.sh', script).toString().split('\0')
    for (let index = 0; index < carried.length; index++) {
      expect(back[index], `seed ${seed}, text ${index}`).toBe(`${carried[index]}\n`)
    }
  })

  it('JSON bodies, including lone surrogates and NUL, and one of 100 kB', () => {
    const { seed, values } = sample(hostileJson, 1000)
    const bodies = [...values, LONG_TEXT] as JsonValue[]
    const script = bodies.map((value) => shown(shell.hereDocument(printJson(value)))).join('')
    const back = runProgram(interpreter, 'bodies.sh', script).toString().split('\0')
    for (let index = 0; index < bodies.length; index++) {
      expect(JSON.stringify(readJson(back[index] as string)), `seed ${seed}, value ${index}`).toBe(
        JSON.stringify(bodies[index]),
      )
    }
  })
})

describe.each(['bash', 'dash'])('JSON with a file in it, expanded by %s', (interpreter) => {
  it('keeps 1,000 hostile values and reads the file from its variable', () => {
    const { seed, values } = sample(hostileJson, 1000)
    const image = new FileNode('cat.png', false, 'image/png', 'data-url', 'image')
    const script = values.map((value) => shown(shell.expandedJson({ image, value: value as JsonValue }))).join('')
    const back = runProgram(interpreter, 'filled.sh', `image=QUJD\n${script}`).toString().split('\0')
    for (let index = 0; index < values.length; index++) {
      expect(JSON.stringify(readJson(back[index] as string)), `seed ${seed}, value ${index}`).toBe(
        JSON.stringify({ image: 'data:image/png;base64,QUJD', value: values[index] }),
      )
    }
  })
})

describe('here-documents', () => {
  it('end with a delimiter whose first letter starts no line', () => {
    expect(shell.program(shell.hereDocument('x'))).toBe("<<'EOF'\nx\nEOF\n")
    expect(shell.program(shell.hereDocument('E\u0089\nJ'))).toBe("<<'TEXT'\nE\u0089\nJ\nTEXT\n")
  })

  it('are rejected if a text has lines that start with every letter', () => {
    const lines = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_'].join('\n')
    expect(() => shell.hereDocument(lines)).toThrow('every letter')
  })
})

describe('shell code', () => {
  it('reads a variable inside double quotes', () => {
    expect(shell.word(env('HF_TOKEN', 'Authorization: Bearer '))).toBe('"Authorization: Bearer ${HF_TOKEN:?}"')
  })

  it('a comment with any text', () => {
    const { values } = sample(hostileText, 2000)
    const script = `${values.map((text) => `${shell.comment(text)}\n`).join('')}echo end\n`
    expect(runProgram('bash', 'comments.sh', script).toString()).toBe('end\n')
  })
})
