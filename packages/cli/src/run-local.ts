import { ignoredIn, type SnippetOptions, setLogger } from '@model-snippets/core'
import {
  explainLocalApps,
  type LocalAppExplanation,
  type LocalAppSnippet,
  localAppScript,
} from '@model-snippets/core/local-apps'
import { type OptionName, type OptionRecord, OPTIONS as TABLE } from '@model-snippets/core/options'
import { type Arguments, asWritten } from './arguments.ts'
import { explain } from './check.ts'
import { onOneLine } from './for-terminal.ts'
import { readModel } from './model.ts'
import { type Names, OPTION_ROWS, readOptions } from './options.ts'
import { printCode, printIgnored, printSetup } from './print.ts'
import type { Streams } from './streams.ts'
import { THIS_SYSTEM } from './this-system.ts'
import { UsageError } from './usage-error.ts'

/** Options that set where a request goes; with `--local`, it goes to the app’s server. */
const ELSEWHERE: readonly OptionName[] = [
  'provider',
  'platform',
  'directRequest',
  'endpointUrl',
  'billTo',
  'providerId',
]

const flagsOf = (rows: readonly OptionRecord[]) =>
  rows.flatMap(({ flags }) => flags.map(({ name }) => name as keyof Arguments & string))
const isElsewhere = ({ name }: OptionRecord): boolean => (ELSEWHERE as readonly string[]).includes(name)

const FLAGS_ELSEWHERE = flagsOf((TABLE as readonly OptionRecord[]).filter(isElsewhere))

/** Options that change how the server is started. */
const OF_SERVERS: readonly string[] = ['recipe', 'tools', 'showReasoning'] satisfies readonly OptionName[]

/** Flags that shape only a request. */
const OF_REQUESTS = flagsOf(OPTION_ROWS.filter((row) => !isElsewhere(row) && !OF_SERVERS.includes(row.name)))

/**
 * Prints commands that run the model on this machine or, with a language or a client, programs that call the app's
 * server.
 *
 * @returns the exit code: 0 printed, 1 no app runs the model
 * @throws UsageError for errors that the caller can fix
 */
export async function runLocal(args: Arguments, names: Names, streams: Streams): Promise<number> {
  const other = FLAGS_ELSEWHERE.find((name) => args[name] !== undefined)
  if (other !== undefined)
    throw new UsageError(`${asWritten(args, other)} doesn’t apply to a model on this machine; remove it`)
  const model = await readModel(args, streams)
  const options = { ...(await readOptions(args, streams)), typescript: names.typescript }
  setLogger({ error: () => undefined })
  const explained = explain(args, () =>
    explainLocalApps(model, {
      ...options,
      app: names.app,
      quantization: args.quantization,
      contextLength: names.contextLength,
      system: names.system ?? THIS_SYSTEM,
    }),
  )
  return args.language === undefined && args.client === undefined
    ? printApps(explained, args, streams)
    : printPrograms(explained, args, names, options, streams)
}

function printApps({ apps, skipped }: LocalAppExplanation, args: Arguments, streams: Streams): number {
  if (args.json) streams.out(`${JSON.stringify(apps, undefined, 2)}\n`)
  else {
    streams.out(apps.map(localAppScript).join('\n'))
    // Only programs send requests; with --json, they’re part of the output.
    const unused = OF_REQUESTS.filter((name) => args[name] !== undefined)
    const reason = 'commands don’t send requests; use --language or --client to get a program that does'
    streams.err(unused.map((name) => `ignored: ${asWritten(args, name)}: ${reason}\n`).join(''))
  }
  if (args.explain || apps.length === 0) streams.err(printSkippedApps(skipped))
  streams.err(printUnasked(apps))
  return apps.length > 0 ? 0 : 1
}

/**
 * Programs of one app: those of several differ in nothing but address and name. Each app that is passed over because its
 * server does not do what is asked is named.
 */
function printPrograms(
  explained: LocalAppExplanation,
  args: Arguments,
  { language, client }: Names,
  options: SnippetOptions,
  streams: Streams,
): number {
  const app: LocalAppSnippet | undefined = explained.apps.find(({ examples }) => examples.length > 0)
  const snippets = (app?.examples ?? []).filter(
    (snippet) =>
      (language === undefined || snippet.language === language) && (client === undefined || snippet.client === client),
  )
  if (args.json) streams.out(`${JSON.stringify(snippets, undefined, 2)}\n`)
  else streams.out(printCode(snippets))
  const languages = snippets.map((snippet) => snippet.language)
  streams.err(printIgnored(args, ignoredIn(languages, app?.ignored ?? [], options)))
  const unasked = printUnasked(explained.apps)
  if (args.explain || snippets.length === 0) streams.err(printSkippedApps(explained.skipped))
  streams.err(unasked)
  if (snippets.length > 0) {
    if (!args.json && streams.errorIsTerminal)
      streams.err(`Calls    ${app?.label} at ${app?.server?.address}\n${printSetup(snippets)}`)
    return 0
  }
  if (explained.apps.length > 0 && (app !== undefined || unasked === '')) {
    streams.err(
      'not available: no program that calls the server matches your choice, or the app has none for this model\n',
    )
  }
  return 1
}

const printSkippedApps = (skipped: LocalAppExplanation['skipped']): string =>
  skipped.map(({ app, reason }) => `not available: ${app}: ${onOneLine(reason)}\n`).join('')

/** Lists the apps that run the model but whose servers don’t support this request. */
const printUnasked = (apps: LocalAppExplanation['apps']): string =>
  apps
    .map(({ app, withoutExamples: reason }) =>
      reason === undefined ? '' : `not available: ${app}: ${onOneLine(reason)}\n`,
    )
    .join('')
