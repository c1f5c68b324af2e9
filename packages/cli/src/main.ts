import { isUtf8 } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import manifest from '../package.json' with { type: 'json' }
import { type Arguments, readArguments } from './arguments.ts'
import { forTerminal } from './for-terminal.ts'
import { standardInput, standardOutput } from './standard-streams.ts'
import type { Streams } from './streams.ts'
import { NotWrittenError, quoted, reasonOf, UsageError, unreadableInput } from './usage-error.ts'

/** A pipe that’s closed early, as by `| head -1`, isn’t an error. */
standardOutput.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return
  streams.err(`model-snippets: can’t write to standard output: ${reasonOf(error)}\n`)
  process.exit(NOT_WRITTEN)
})
const NOT_WRITTEN = 3
/** An internal error: EX_SOFTWARE in `sysexits.h`. */
const DEFECT = 70

/** Messages may get lost; the code on standard output is what counts. */
process.stderr.on('error', () => undefined)

const streams: Streams = {
  // Files and pipes get the bytes as they are.
  out: (content) => standardOutput.write(process.stdout.isTTY ? forTerminal(content) : content),
  // Messages are read on a terminal, now or later from a log.
  err: (content) => process.stderr.write(forTerminal(content)),
  readInput: async (may) => {
    const bytes = await buffer(standardInput).catch((error) => {
      throw unreadableInput(error)
    })
    if (may === undefined && !isUtf8(bytes))
      throw new UsageError('standard input isn’t valid UTF-8; convert it to UTF-8')
    return bytes.toString('utf8')
  },
  interactive: process.stdin.isTTY && process.stderr.isTTY,
  errorIsTerminal: process.stderr.isTTY,
}

function main(argv: readonly string[]): Promise<number> {
  const [first, ...rest] = argv
  if (first === 'mcp') return mcp(rest)
  if (first === 'batch') return batch(rest)
  if (first === 'explain-error') return explainError(rest)
  if (first === 'agents') return agents(rest)
  if (first === 'check') return check(rest)
  if (first === 'twin') return twin(rest)
  if (first === 'capture') return capture(rest)
  return examples(readArguments(argv))
}

/** `model-snippets mcp`: a server for agents, over standard input and output. */
async function mcp(argv: readonly string[]): Promise<number> {
  if (argv.length === 1 && ['--help', '-h'].includes(argv[0] ?? '')) {
    const { MCP_HELP } = await import('./help.ts')
    streams.out(MCP_HELP)
    return 0
  }
  if (argv.length > 0) throw new UsageError(`mcp takes no arguments except --help; got ${quoted(argv.join(' '))}`)
  const { serveStdio } = await import('./mcp/stdio.ts')
  await serveStdio()
  return 0
}

/** `model-snippets batch`: records in, examples out. */
async function batch(argv: readonly string[]): Promise<number> {
  const command = await import('./batch/command.ts')
  return command.batch(argv)
}

/** `model-snippets explain-error`: what a message means. */
async function explainError(argv: readonly string[]): Promise<number> {
  const command = await import('./explain-error/command.ts')
  return command.explainErrorCommand(argv, streams)
}

/** `model-snippets agents`: how coding agents are set up. */
async function agents(argv: readonly string[]): Promise<number> {
  const command = await import('./agents/command.ts')
  return command.agentsCommand(argv, streams)
}

/** `model-snippets check`: runs the programs in documentation. */
async function check(argv: readonly string[]): Promise<number> {
  const command = await import('./check-docs/command.ts')
  return command.checkCommand(argv, streams)
}

/** `model-snippets twin`: a mock server for Hugging Face and the providers. */
async function twin(argv: readonly string[]): Promise<number> {
  const command = await import('./twin/command.ts')
  return command.twinCommand(argv, streams)
}

/** `model-snippets capture`: what a program asks of models, and the same in another client. */
async function capture(argv: readonly string[]): Promise<number> {
  const command = await import('./capture/command.ts')
  return command.captureCommand(argv, streams)
}

async function examples(args: Arguments): Promise<number> {
  // Load each part only when needed, so that the help doesn’t wait for the generator.
  if (args.help) {
    const { helpText } = await import('./help.ts')
    streams.out(helpText())
    return 0
  }
  if (args.version) {
    streams.out(`${manifest.version}\n`)
    return 0
  }
  const { run } = await import('./run.ts')
  return run(args, streams)
}

/** Whether the output couldn’t be written, for example because the disk is full. */
const isWriteError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall === 'write'

try {
  process.exitCode = await main(process.argv.slice(2))
  if (standardOutput !== process.stdout) standardOutput.end()
} catch (error) {
  if (error instanceof UsageError) {
    streams.err(`model-snippets: ${error.message}\n`)
    process.exitCode = 2
  } else if (error instanceof NotWrittenError) {
    streams.err(`model-snippets: ${error.message}\n`)
    process.exitCode = NOT_WRITTEN
  } else if (isWriteError(error)) {
    streams.err(`model-snippets: can’t write the output: ${reasonOf(error)}\n`)
    process.exitCode = NOT_WRITTEN
  } else {
    // Not 1, which means that there is no example.
    process.exitCode = DEFECT
    console.error(error)
  }
}
