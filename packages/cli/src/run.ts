import { explainInferenceSnippets, SnippetInputError, setLogger } from '@model-snippets/core'
import type { Arguments } from './arguments.ts'
import { mappingFor, readModel } from './model.ts'
import { checkChoices, readOptions } from './options.ts'
import { printCode, printSetup, printSkipped } from './print.ts'
import type { Streams } from './streams.ts'
import { UsageError } from './usage-error.ts'

/**
 * Prints what the command line asks for.
 *
 * @returns the exit code: 0 printed, 1 nothing is offered
 * @throws UsageError for what the caller can put right
 */
export async function run(args: Arguments, streams: Streams): Promise<number> {
  checkChoices(args)
  const model = await readModel(args, streams)
  const options = await readOptions(args, streams)
  const provider = args.provider ?? 'auto'
  // Every report also stands in the reasons that are printed below.
  setLogger({ error: () => undefined })
  const explained = explain(() => explainInferenceSnippets(model, provider, mappingFor(model, provider), options))
  const isChosen = (entry: { language: string; client: string }): boolean =>
    (args.language === undefined || entry.language === args.language) &&
    (args.client === undefined || entry.client === args.client)
  const snippets = explained.snippets.filter(isChosen)
  const skipped = explained.skipped.filter(isChosen)

  if (args.json) streams.out(`${JSON.stringify(snippets, undefined, 2)}\n`)
  else if (snippets.length > 0) streams.out(printCode(snippets))
  if (args.explain || snippets.length === 0) streams.err(printSkipped(skipped))
  if (!args.json && streams.errorIsTerminal) streams.err(printSetup(snippets))
  return snippets.length > 0 ? 0 : 1
}

/** The generator's refusal of an option is the caller's to put right. */
function explain<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof SnippetInputError) throw new UsageError(error.message.replace(/^\[[^\]]*\] /, ''))
    throw error
  }
}
