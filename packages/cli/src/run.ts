import {
  explainInferenceSnippets,
  holdsProviderId,
  ignoredIn,
  type ModelRecord,
  mappingOf,
  type SnippetOptions,
  setLogger,
} from '@model-snippets/core'
import { type Arguments, asWritten } from './arguments.ts'
import { checkCall, explain } from './check.ts'
import { readModel } from './model.ts'
import { checkNames, readOptions } from './options.ts'
import { printAssumptions, printCode, printIgnored, printNotes, printSetup, printSkipped } from './print.ts'
import type { Streams } from './streams.ts'
import { UsageError } from './usage-error.ts'

/**
 * Prints the examples that the command line asks for.
 *
 * @returns the exit code: 0 printed, 1 no example for this choice
 * @throws UsageError for errors that the caller can fix
 */
export async function run(args: Arguments, streams: Streams): Promise<number> {
  const names = checkNames(args)
  if (asksForLocalApps(args)) {
    const { runLocal } = await import('./run-local.ts')
    return runLocal(args, names, streams)
  }
  if (args.system !== undefined) {
    throw new UsageError(`${asWritten(args, 'system')} works only with --local; for hosted examples, use --platform`)
  }
  const found = await readModel(args, streams)
  const { provider = 'auto', language, client, typescript } = names
  const options = { ...(await readOptions(args, streams)), typescript }
  checkCall(args, found, provider)
  // Don’t look up a record that the caller passed, or a request that needs no guess.
  const asksHub =
    args.record === undefined &&
    options.providerId === undefined &&
    explain(args, () => holdsProviderId(found, provider, options))
  const { model: served, trouble } = asksHub ? await completed(found) : { model: found }
  const model = await withTools(served, provider, options)
  // The reasons printed below contain all that the generator logs.
  setLogger({ error: () => undefined })
  const { snippets, ...explained } = explain(args, () =>
    explainInferenceSnippets(model, provider, mappingOf(model, provider), options, { language, client }),
  )
  const isChosen = (entry: { language: string; client: string }): boolean =>
    (language === undefined || entry.language === language) && (client === undefined || entry.client === client)
  const skipped = explained.skipped.filter(isChosen)
  const ignored = ignoredIn(
    snippets.map((snippet) => snippet.language),
    explained.ignored,
    options,
  )

  if (args.json) streams.out(`${JSON.stringify(snippets, undefined, 2)}\n`)
  else if (snippets.length > 0) streams.out(printCode(snippets))
  streams.err(printAssumptions(snippets, trouble))
  streams.err(printIgnored(args, ignored))
  if (args.explain || snippets.length === 0) streams.err(printSkipped(skipped))
  if (!args.json && streams.errorIsTerminal) streams.err(printSetup(snippets) + printNotes(snippets))
  return snippets.length > 0 ? 0 : 1
}

/** For a tool loop, adds the providers that don’t support tools to the record. */
async function withTools(model: ModelRecord, provider: string, options: SnippetOptions): Promise<ModelRecord> {
  if (options.recipe !== 'tool-loop') return model
  const [{ createRouter, withToolFactsOf }, { routerSettings }] = await Promise.all([
    import('@model-snippets/hub'),
    import('./find-on-hub.ts'),
  ])
  return withToolFactsOf(model, provider, options, createRouter(routerSettings(process.env)).facts)
}

/** Adds the providers that serve the model, according to the hub, to the record. */
async function completed(model: ModelRecord): Promise<{ readonly model: ModelRecord; readonly trouble?: string }> {
  const { addServingFromHub } = await import('./find-on-hub.ts')
  return addServingFromHub(model, process.env)
}

const asksForLocalApps = ({ local, app, quantization, 'context-length': length }: Arguments): boolean =>
  local === true || [app, quantization, length].some((value) => value !== undefined)
