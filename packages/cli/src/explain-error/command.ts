import { parseArgs } from 'node:util'
import { SnippetInputError } from '@model-snippets/core'
import { explainError, readErrorMessage } from '@model-snippets/core/errors'
import { unknownFlag } from '../arguments.ts'
import { optionRows } from '../help.ts'
import type { Streams } from '../streams.ts'
import { UsageError } from '../usage-error.ts'
import { explanationText } from './text.ts'

const OPTIONS = {
  json: { type: 'boolean', short: 'j', help: 'print JSON with the cause and the message, in which secrets are masked' },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
} as const

const HELP = `Explains why a call to a model failed, based on the program’s output.

Usage: model-snippets explain-error [options] [message]
       python chat.py 2>&1 | model-snippets explain-error

  Pass the message as an argument or on standard input. It isn’t sent or stored anywhere, and tokens in it are masked.

Options:
${optionRows(OPTIONS)}

Exit codes: 0 cause found, 1 unknown message, 2 invalid command line, 3 output could not be written.
`

/**
 * Runs `model-snippets explain-error`: prints the cause of a message and what to do next.
 *
 * @param argv the arguments after `explain-error`
 * @returns the exit code
 * @throws UsageError for errors that the caller can fix
 */
export async function explainErrorCommand(argv: readonly string[], streams: Streams): Promise<number> {
  const { json, help, words } = readWords(argv)
  if (help) {
    streams.out(HELP)
    return 0
  }
  if (words.length === 0 && streams.interactive) {
    throw new UsageError('explain-error: pass the message as an argument or on standard input')
  }
  // A program’s output can contain any bytes that it received.
  const message = words.length === 0 ? await streams.readInput({ holdAnyBytes: true }) : words.join(' ')
  const explained = explainError(readMessage(message))
  streams.out(json ? `${JSON.stringify(explained, undefined, 2)}\n` : explanationText(explained))
  return explained.cause === null ? 1 : 0
}

function readMessage(given: string): string {
  try {
    return readErrorMessage(given)
  } catch (error) {
    throw error instanceof SnippetInputError ? new UsageError(`explain-error: ${error.field}: ${error.problem}`) : error
  }
}

/** Options come before the message, because a message can contain words that start with a dash. */
function readWords(argv: readonly string[]) {
  const { tokens } = parseArgs({
    args: [...argv],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const first = tokens.find(({ kind }) => kind !== 'option')
  const options = tokens.flatMap((token) =>
    token.kind === 'option' && token.index < (first?.index ?? argv.length) ? [token] : [],
  )
  const unknown = options.find(({ name }) => !Object.hasOwn(OPTIONS, name))
  if (unknown !== undefined) throw new UsageError(`explain-error: ${unknownFlag(unknown.rawName, OPTIONS)}`)
  const words = first === undefined ? [] : argv.slice(first.index)
  return {
    json: options.some(({ name }) => name === 'json'),
    help: options.some(({ name }) => name === 'help'),
    words: words[0] === '--' ? words.slice(1) : words,
  }
}
