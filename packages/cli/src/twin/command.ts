import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { optionRows } from '../help.ts'
import type { Streams } from '../streams.ts'
import { reasonOf, UsageError } from '../usage-error.ts'
import { OPTIONS, readTwinArguments, type TwinArguments } from './arguments.ts'

/** The package with the mock server. The command line works without it, so it isn’t a dependency. */
const PACKAGE = '@model-snippets/twin'

export type TwinPackage = typeof import('@model-snippets/twin')

const HELP = `Starts a mock server for Hugging Face, its router, and 19 inference providers, to test code that calls models.

Usage: model-snippets twin [options]                serves until you stop it
       model-snippets twin [options] -- COMMAND …   runs a program behind it, and exits with the program’s code

  This command needs the package ${PACKAGE}. The server listens on 127.0.0.1 only, and forwards nothing.

Options:
${optionRows(OPTIONS)}

To redirect unchanged programs to the server, set the variables that it prints: they name the server as a proxy. Clients
with a base URL can use http://127.0.0.1:4010/router.huggingface.co/v1. For another service, put its host first in the
path. A request chooses a scenario with the header x-model-snippets-scenario.

  GET, DELETE /__requests         the recorded requests
  GET, POST, DELETE /__answers    the answers that you set
  GET /__scenarios                the scenarios

Examples:
  model-snippets twin --scenario 429-twice -- python chat.py
  model-snippets twin -- pytest

Exit codes: 0 stopped, 2 invalid command line, 3 output could not be written; with a command, the command’s own code.
`

/** The signals that stop the mock server. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What the command gets from its surroundings; tests give their own. */
export interface TwinSurroundings {
  readonly load: () => Promise<TwinPackage>
  /** Settles when the mock server should stop. */
  readonly stopped: () => Promise<void>
}

const SURROUNDINGS: TwinSurroundings = { load: () => loadTwin('twin'), stopped: untilSignal }

/**
 * Runs `model-snippets twin`.
 *
 * @param argv the arguments after `twin`
 * @returns the exit code
 * @throws UsageError for errors that the caller can fix
 */
export async function twinCommand(
  argv: readonly string[],
  streams: Streams,
  surroundings: TwinSurroundings = SURROUNDINGS,
): Promise<number> {
  const given = readTwinArguments(argv)
  if (given.help) {
    streams.out(HELP)
    return 0
  }
  const { startTwin, SCENARIOS, SCENARIO_PATTERNS } = await surroundings.load()
  if (given.scenarios) {
    const all = [...SCENARIO_PATTERNS, ...SCENARIOS]
    streams.out(given.json ? `${JSON.stringify(all, undefined, 2)}\n` : scenarioRows(SCENARIOS, SCENARIO_PATTERNS))
    return 0
  }
  const stopped = given.command.length === 0 ? surroundings.stopped() : undefined
  const twin = await startTwin(optionsFor(given)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`twin: ${startProblem(error, given.port)}`)
  })
  try {
    if (stopped === undefined) return await runBehind(given.command, twin.env, 'twin')
    const { url, caFile, bundleFile, env } = twin
    streams.out(given.json ? `${JSON.stringify({ url, caFile, bundleFile, env })}\n` : introduction(url, env))
    await stopped
    return 0
  } finally {
    await twin.close()
  }
}

const optionsFor = ({ port, scenario, models, lenient, keep }: TwinArguments) => ({
  port,
  models,
  strict: !lenient,
  ...(scenario === undefined ? {} : { scenario }),
  ...(keep === undefined ? {} : { keep }),
})

const startProblem = (error: NodeJS.ErrnoException, port: number): string =>
  error.code === 'EADDRINUSE'
    ? `port ${port} is in use; choose another with --port, or any free one with --port 0`
    : reasonOf(error)

function scenarioRows(scenarios: TwinPackage['SCENARIOS'], patterns: TwinPackage['SCENARIO_PATTERNS']): string {
  const groups = new Map<string, readonly { readonly name: string; readonly does: string }[]>([
    ['with a number of your choice', patterns],
  ])
  for (const scenario of scenarios) groups.set(scenario.group, [...(groups.get(scenario.group) ?? []), scenario])
  const width = Math.max(...[...groups.values()].flat().map(({ name }) => name.length)) + 2
  return [...groups]
    .map(([group, each]) => `${group}\n${each.map(({ name, does }) => `  ${name.padEnd(width)}${does}\n`).join('')}`)
    .join('\n')
}

/** A value for a shell; only those with spaces or quotes are quoted. */
export const inShell = (value: string): string =>
  /^[\w.,:/@%+=-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`

const introduction = (url: string, env: Readonly<Record<string, string>>): string =>
  `The mock server is ready at ${url}. To stop it, press Ctrl+C.

For unchanged programs, set these variables:
${Object.entries(env)
  .map(([name, value]) => `  export ${name}=${inShell(value)}`)
  .join('\n')}

For clients with a base URL:
  ${url}/router.huggingface.co/v1

Recorded requests: ${url}/__requests
`

/**
 * Finds the package next to the command line, or in the project that it’s run in.
 *
 * @param command the command that needs it, for the message
 * @throws UsageError if it isn’t installed
 */
export async function loadTwin(command: string): Promise<TwinPackage> {
  // A name that bundlers don’t follow.
  const name: string = PACKAGE
  try {
    return (await import(name)) as TwinPackage
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
  }
  try {
    const manifest = createRequire(join(process.cwd(), 'package.json')).resolve(`${name}/package.json`)
    return (await import(new URL('dist/index.js', pathToFileURL(manifest)).href)) as TwinPackage
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new UsageError(`${command}: the package ${PACKAGE} isn’t installed; run npm install --save-dev ${PACKAGE}`)
  }
}

/** Settles at the first signal to stop. A second one ends the program at once. */
function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
  })
}

/**
 * Runs a program with additional variables, and returns its exit code. Signals reach the program first.
 *
 * @param command the command that runs it, for messages
 * @param output where its standard output goes; our own by default
 * @throws UsageError if it can’t be run
 */
export function runBehind(
  [program = '', ...parameters]: readonly string[],
  env: Readonly<Record<string, string>>,
  command: string,
  output: 'inherit' | 2 = 'inherit',
): Promise<number> {
  const child = spawn(program, parameters, {
    stdio: ['inherit', output, 'inherit'],
    env: { ...process.env, ...env },
  })
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, pass)
  return new Promise<number>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      const problem = error.code === 'ENOENT' ? 'command not found' : reasonOf(error)
      reject(new UsageError(`${command}: can’t run ${program}: ${problem}`))
    })
    child.on('close', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
  }).finally(() => {
    for (const signal of SIGNALS) process.off(signal, pass)
  })
}
