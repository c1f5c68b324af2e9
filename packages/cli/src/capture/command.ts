import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  explainInferenceSnippets,
  type InferenceSnippet,
  languageRecord,
  mappingOf,
  SnippetInputError,
  setLogger,
} from '@model-snippets/core'
import type { CapturedCall, Question, UnreadRequest } from '@model-snippets/twin'
import { optionRows } from '../help.ts'
import type { Streams } from '../streams.ts'
import { loadTwin, runBehind, type TwinPackage } from '../twin/command.ts'
import { UsageError } from '../usage-error.ts'
import { type CaptureArguments, type Destination, OPTIONS, readCaptureArguments } from './arguments.ts'
import { commandLine } from './command-line.ts'

const HELP = `Runs a program against a mock server and prints the model calls that it makes.

Usage: model-snippets capture [options] -- COMMAND …
       model-snippets capture -- python my.py                     prints the calls as model-snippets commands
       model-snippets capture --to go/openai-go -- python my.py   writes the same calls for another client

  This command needs the package @model-snippets/twin. Your program runs unchanged and with your rights. It needs a
  token, but any text works. The program's output goes to standard error.

Options:
${optionRows(OPTIONS)}

Exit codes: 0 printed, 1 no call, or no example for a call, 2 invalid command line, 3 output could not be written. If
the program fails without making a call, the command exits with the program's code.
`

/**
 * Runs `model-snippets capture`.
 *
 * @param argv the arguments after `capture`
 * @returns the exit code
 * @throws UsageError for errors that the caller can fix
 */
export async function captureCommand(
  argv: readonly string[],
  streams: Streams,
  load: () => Promise<TwinPackage> = () => loadTwin('capture'),
): Promise<number> {
  const args = readCaptureArguments(argv)
  if (args.help) {
    streams.out(HELP)
    return 0
  }
  const { startTwin, callsIn, recordFor } = await load()
  const twin = await startTwin({ models: args.models, strict: false })
  const { code, capture } = await (async () => {
    try {
      const code = await runBehind(args.command, twin.env, 'capture', 2)
      const requests = twin.requests()
      const names = await filesHere(process.cwd())
      return { code, capture: callsIn(requests, (bytes) => names.get(bytes.toString('base64'))) }
    } finally {
      await twin.close()
    }
  })()
  const { calls, unread } = capture
  streams.err(unread.map(unreadNote).join(''))
  if (calls.length === 0) {
    streams.err(noCallNote(code, unread))
    if (args.json) streams.out(`${JSON.stringify({ calls: [], unread }, undefined, 2)}\n`)
    return code === 0 ? 1 : code
  }
  if (code !== 0) streams.err(`note: the program failed with exit code ${code}; these are the calls that it made\n`)
  const chosen = chosenCalls(calls, args)
  const results = chosen.map(({ call, number }) => resultOf(call, number, args, recordFor))
  streams.err(results.map((result) => notesOf(result, calls.length > 1)).join(''))
  streams.out(args.json ? `${JSON.stringify({ calls: results, unread }, undefined, 2)}\n` : textOf(results, args))
  return results.some(({ reason }) => reason !== undefined) ? 1 : 0
}

/** A call with its number, and its example if one was asked for. */
interface Result extends CapturedCall {
  readonly number: number
  readonly command: string
  readonly example?: InferenceSnippet
  /** Why there’s no example. */
  readonly reason?: string
}

function chosenCalls(calls: readonly CapturedCall[], { call: wanted }: CaptureArguments) {
  const numbered = calls.map((call, place) => ({ call, number: place + 1 }))
  if (wanted === undefined) return numbered
  const chosen = numbered.filter(({ number }) => number === wanted)
  if (chosen.length > 0) return chosen
  throw new UsageError(
    `capture: there’s no call ${wanted}; the program made ${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`,
  )
}

function resultOf(
  call: CapturedCall,
  number: number,
  { to, provider }: CaptureArguments,
  recordFor: TwinPackage['recordFor'],
): Result {
  const plain = { number, ...call, command: commandLine(call.question) }
  if (to === undefined) return plain
  const question = provider === undefined ? call.question : movedTo(provider, call.question)
  const direct = exampleOf(question, to, recordFor)
  const completions = 'reason' in direct ? asCompletions(question) : undefined
  const moved = completions && exampleOf(completions, to, recordFor)
  if ('reason' in direct && (moved === undefined || 'reason' in moved)) return { ...plain, reason: direct.reason }
  const written = moved === undefined || 'reason' in moved ? (direct as Written) : moved
  const { example, ignored } = written
  const api = 'reason' in direct ? [`the example uses chat completions: ${direct.reason}`] : []
  return { ...plain, notes: [...call.notes, ...api, ...ignored], example }
}

/** Another provider has its own id for the model, and is reached by the router unless the program called one itself. */
function movedTo(provider: string, question: Question): Question {
  const { providerId: _id, endpointUrl: _url, ...options } = question.options
  return { ...question, provider, options }
}

/** The limit that the Messages API requires, and our examples set, where a question has none. */
const LIMIT_OF_MESSAGES = 1024

/** Returns the same question with chat completions, which more clients speak; undefined if it has them already. */
function asCompletions({ options, ...question }: Question): Question | undefined {
  const { api, messages = [], parameters = {}, ...others } = options
  if (api === undefined) return undefined
  const { instructions, ...kept } = parameters
  const said = typeof instructions === 'string' ? [{ role: 'system', content: instructions }] : []
  const limit = api === 'messages' ? { max_tokens: LIMIT_OF_MESSAGES } : {}
  return { ...question, options: { ...limit, ...others, messages: [...said, ...messages], parameters: kept } }
}

/** An example, and which options have no effect in it. */
interface Written {
  readonly example: InferenceSnippet
  readonly ignored: readonly string[]
}

/** Writes a question for a client. */
function exampleOf(
  question: Question,
  { language, client, typescript }: Destination,
  recordFor: TwinPackage['recordFor'],
): Written | { readonly reason: string } {
  const record = recordFor(question)
  const { provider, options } = question
  setLogger({ error: () => undefined })
  try {
    const { snippets, skipped, ignored } = explainInferenceSnippets(
      record,
      provider,
      mappingOf(record, provider),
      { ...options, ...(typescript ? { typescript } : {}) },
      { language, client },
    )
    const [example] = snippets
    const notes = ignored.map(({ option, reason }) => `${option} has no effect in the example: ${reason}`)
    if (example !== undefined) return { example, ignored: notes }
    const found = skipped.find((each) => each.language === language && each.client === client)
    return { reason: found?.reason ?? `we have no ${language}/${client} example for this call` }
  } catch (error) {
    if (!(error instanceof SnippetInputError)) throw error
    return { reason: `${error.field.replace(/^options\./, '')}: ${error.problem}` }
  }
}

function textOf(results: readonly Result[], { to, call }: CaptureArguments): string {
  const isAlone = results.length === 1
  if (to === undefined) {
    return results
      .map(({ number, command }) => `${isAlone && call === undefined ? '' : `# call ${number}\n`}${command}\n`)
      .join('\n')
  }
  const { comment } = languageRecord(to.language)
  return results
    .filter(({ example }) => example !== undefined)
    .map(({ number, example }) => {
      const { content = '', install = null } = example ?? {}
      const code = content.endsWith('\n') ? content : `${content}\n`
      return isAlone ? code : `${comment(`call ${number}${install === null ? '' : `: ${install}`}`)}\n${code}`
    })
    .join('\n')
}

function notesOf({ number, notes, reason }: Result, isOneOfMany: boolean): string {
  const which = isOneOfMany ? `call ${number}: ` : ''
  const all = notes.map((note) => `note: ${which}${note}\n`).join('')
  return reason === undefined ? all : `${all}not available: ${which}${reason}\n`
}

const unreadNote = ({ method, url, reason }: UnreadRequest): string => `not a call: ${method} ${url}: ${reason}\n`

function noCallNote(code: number, unread: readonly UnreadRequest[]): string {
  const ended = code === 0 ? '' : ` and failed with exit code ${code}`
  const hint =
    unread.length > 0
      ? ''
      : ' If you expected a call, the client may ignore the proxy in HTTPS_PROXY; docs/twin.md lists the variables for each language.'
  return `model-snippets: capture: the program made no model calls${ended}.${hint}\n`
}

/** Folders whose files a program may send, besides its own. */
const FOLDERS = ['.', 'assets', 'data', 'images', 'samples']
const MOST_FILES = 1000
const MOST_BYTES = 20 * 1024 * 1024
const MEDIA = /\.(?:png|jpe?g|gif|webp|bmp|tiff|wav|mp3|flac|m4a|ogg|webm|pdf)$/i

/** Returns the names of pictures, sounds, and documents near the program, by their content in base64. */
async function filesHere(root: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const folder of FOLDERS) {
    const entries = await readdir(join(root, folder)).catch(() => [])
    for (const entry of entries.filter((name) => MEDIA.test(name)).slice(0, MOST_FILES)) {
      const path = join(root, folder, entry)
      const { size } = await stat(path).catch(() => ({ size: MOST_BYTES }))
      if (size >= MOST_BYTES) continue
      const bytes = await readFile(path).catch(() => undefined)
      if (bytes !== undefined) names.set(bytes.toString('base64'), folder === '.' ? entry : `${folder}/${entry}`)
    }
  }
  return names
}
