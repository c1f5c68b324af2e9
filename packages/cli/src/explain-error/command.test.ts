import { explainError, LONGEST_ERROR_TEXT } from '@model-snippets/core/errors'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { explainErrorCommand } from './command.ts'

/** Runs the command. */
async function run(argv: readonly string[], input = '', interactive = false) {
  let out = ''
  const code = await explainErrorCommand(argv, {
    out: (text) => {
      out += text
    },
    err: () => undefined,
    readInput: () => Promise.resolve(input),
    interactive,
    errorIsTerminal: false,
  })
  return { code, out }
}

const MESSAGE = 'openai.RateLimitError: Error code: 429'

describe('explain-error', () => {
  it('explains an argument, words, and standard input alike', async () => {
    const explained = await run([MESSAGE])
    expect(explained.code).toBe(0)
    expect(explained.out).toContain('429: too many requests (rate-limited)')
    expect(await run(MESSAGE.split(' '))).toEqual(explained)
    expect(await run([], `${MESSAGE}\n`)).toEqual(explained)
  })

  it('gives what the library gives, as JSON', async () => {
    const { out } = await run(['--json', MESSAGE])
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(explainError(MESSAGE))))
  })

  it('says that it does not know a message', async () => {
    const { code, out } = await run(['Hello'])
    expect(code).toBe(1)
    expect(out).toContain('don’t recognize')
  })

  it('takes a message that begins with a dash or holds options', async () => {
    expect(JSON.parse((await run(['--json', '--', '--json is no message'])).out)).toMatchObject({
      text: '--json is no message',
    })
    expect(JSON.parse((await run(['-j', 'HTTP', '429', '--json'])).out)).toMatchObject({ text: 'HTTP 429 --json' })
  })

  it('shows no token', async () => {
    const token = 'hf_abcdefghijklmnop'
    const { out } = await run(['--json', `401 Authorization: Bearer ${token}`])
    expect(out).not.toContain(token)
  })

  it('shows its help', async () => {
    expect((await run(['--help'])).out).toContain('Usage: model-snippets explain-error')
  })

  it.each([
    ['nothing', [], '', /^explain-error: message: expected the program’s output/],
    ['white space', [' '], '', /^explain-error: message: expected the program’s output/],
    [
      'too much',
      [],
      'x'.repeat(LONGEST_ERROR_TEXT + 1),
      /^explain-error: message: expected at most 50000 characters, got 50001/,
    ],
    ['an unknown option', ['--colour', MESSAGE], '', /^explain-error: unknown option "--colour"/],
  ] as const)('refuses %s', async (_, argv, input, message) => {
    await expect(run(argv, input)).rejects.toThrow(UsageError)
    await expect(run(argv, input)).rejects.toThrow(message)
  })

  it('waits for nobody at a terminal', async () => {
    await expect(run([], '', true)).rejects.toThrow(/pass the message/)
  })
})
