import { type ChatApi, type VariantOptions, variantOf } from '../call/chat-variant.ts'
import type { SnippetOptions } from '../call/options.ts'
import { targetOf } from '../call/target.ts'
import { LANGUAGES, type Language, languageRecord } from '../languages/languages.ts'
import { getOwn } from '../values/get-own.ts'
import { type Case, caseKey, readCaseKey } from './case.ts'
import sentOtherwise from './sent-otherwise.json' with { type: 'json' }
import textRecord from './texts.json' with { type: 'json' }
import caseRecord from './verification.json' with { type: 'json' }

/** The result of a case's last run. */
export interface Verification {
  /** Name of the client's package in its registry; `node` and `curl` for clients that come with the system. */
  readonly package: string
  /** Release of the package. */
  readonly release: string
  /** The runtime, such as `Python 3.11.7`. */
  readonly runtime: string
  /** Date of the run in UTC, `YYYY-MM-DD`. */
  readonly date: string
  readonly result: 'passed' | 'failed'
  /** Why it failed; only for `failed`. */
  readonly reason?: string
}

/** One client's run on one runtime and day. */
interface Run extends Pick<Verification, 'package' | 'release' | 'runtime' | 'date'> {
  /** The client's key, such as `python/openai`. */
  readonly client: string
}

/** The file with the results of cases whose example hasn't changed since its run. Written by `npm run generate`. */
interface CaseRecord {
  readonly runs: Readonly<Record<string, Run>>
  readonly cases: Readonly<Record<string, Pick<Verification, 'result' | 'reason'> & { readonly run: string }>>
}

/** The file with the results of all texts. Written by `npm run verify`. */
interface TextRecord {
  readonly runs: Readonly<Record<string, Run & { readonly twin: string }>>
  readonly texts: Readonly<
    Record<
      string,
      Pick<Verification, 'result' | 'reason'> &
        Pick<VerifiedText, 'cases' | 'model' | 'scenarios'> & { readonly run: string }
    >
  >
}

const { runs, cases } = caseRecord as CaseRecord

/** Cases that pass with a correct request that differs from that of `buildInferenceRequest`. */
const OTHERWISE: ReadonlySet<string> = new Set(sentOtherwise as string[])

/**
 * Looks up the last run of a case's example, with the inputs of that run. To look up a specific text, use `findText`.
 *
 * @param key the case's key, as returned by `caseKey`: `{language}/{client}/{task}/{provider}/{target}`, with `/stream`
 * for a streamed response
 * @returns `undefined` for a case that was never run, or whose example has changed since
 * @example
 * const found = findVerification('python/openai/conversational/together/routed')
 * if (found) console.log(`ran with ${found.package} ${found.release} on ${found.date}`)
 */
export const findVerification = (key: string): Verification | undefined => withRun(getOwn(cases, key), runs)

/** Replaces the run's name in a result with the run's packages and date. */
function withRun<Outcome extends { readonly run: string }, Ran extends Run>(
  found: Outcome | undefined,
  among: Readonly<Record<string, Ran>>,
): (Omit<Ran, 'client'> & Omit<Outcome, 'run'>) | undefined {
  const run = found && among[found.run]
  if (found === undefined || run === undefined) return undefined
  const { run: _, ...outcome } = found
  const { client: __, ...ranWith } = run
  return { ...ranWith, ...outcome }
}

/** An example that was run with exactly this text. */
export interface VerifiedText extends Verification {
  /** The cases that this is the example of; none if only a model's page shows it. */
  readonly cases: readonly string[]
  /** A built-in model whose page shows the text, such as `openai/gpt-oss-120b`; always set if `cases` is empty. */
  readonly model?: string
  /** The simulated scenarios, one per run: `answer`, `refused-401`, `job-failed with lora`. */
  readonly scenarios: readonly string[]
  /** SHA-256 of the source of the twin, the local mock that ran the example. */
  readonly twin: string
}

/**
 * Looks up the last run of an exact text.
 *
 * @param digest the text's digest, as returned by `exampleDigest`
 * @returns `undefined` for a text that was never run
 * @example
 * const [snippet] = getInferenceSnippets(model, 'auto')
 * if (snippet) console.log(findText(await exampleDigest(snippet))?.date ?? 'this text was never run')
 */
export function findText(digest: string): VerifiedText | undefined {
  const record = textRecord as TextRecord
  return withRun(getOwn(record.texts, digest), record.runs)
}

/** Returns all texts that were run, with their digests. */
export function listTexts(): (VerifiedText & { readonly digest: string })[] {
  return Object.keys((textRecord as TextRecord).texts).flatMap((digest) => {
    const found = findText(digest)
    return found === undefined ? [] : [{ digest, ...found }]
  })
}

/** The run that shows that an example works. */
export interface Proof extends Pick<Verification, 'package' | 'release' | 'date'> {
  /** True if the exact text ran, false if only an example of its form did; undefined if nobody looked up the text. */
  readonly isExact?: boolean
}

/** What an example was generated for. */
export interface AskedExample {
  /** The model's task, as `taskOf` returns it. */
  readonly task: string | undefined
  readonly provider: string
  readonly options: SnippetOptions
}

/**
 * Returns the last run of the form that an example has: the same client, task, provider, target, and variant, with any
 * inputs. An example with `assumptions` isn't called verified, whatever this returns.
 *
 * @param example one that the generator returned
 * @param asked what it was generated for
 * @returns `undefined` if no such example passed, or if it's the program of a platform on which none runs
 * @example
 * const [snippet] = getInferenceSnippets(model, 'together')
 * if (snippet) proofOf(snippet, { task: taskOf(model), provider: 'together', options: {} })?.release
 */
export function proofOf(
  { language, client, api }: { readonly language: Language; readonly client: string; readonly api?: ChatApi },
  { task = '', provider, options }: AskedExample,
): Proof | undefined {
  const { platform = 'posix', streaming = options.stream } = options
  const { program } = languageRecord(language)
  // What ran is the program for POSIX systems; shells of Windows have another.
  if (program[platform] !== undefined && program[platform].extension !== program.posix.extension) return undefined
  const key = caseKey({
    language,
    client,
    task,
    provider,
    target: targetOf(provider, options),
    streaming: streaming === true,
    variant: variantOf({ ...options, api }, language),
  })
  return passed(findVerification(key))
}

/**
 * Returns the proof of an exact text if it passed, and otherwise that of its form.
 *
 * @param text what `findText` returned for the example's digest
 * @param ofForm what `proofOf` returned
 */
export function exactProof(text: VerifiedText | undefined, ofForm: Proof | undefined): Proof | undefined {
  const exact = passed(text)
  if (exact !== undefined) return { ...exact, isExact: true }
  return ofForm && { ...ofForm, isExact: false }
}

const passed = (run: Verification | undefined): Proof | undefined =>
  run?.result === 'passed' ? { package: run.package, release: run.release, date: run.date } : undefined

/** A case that was run, and its result. */
export interface VerifiedCase extends Verification, Case {
  /** The case's key, as returned by `caseKey`. */
  readonly key: string
}

/**
 * Returns all cases that were run, sorted by key.
 *
 * @example
 * const passed = listVerifications().filter(({ result }) => result === 'passed').length
 */
export function listVerifications(): VerifiedCase[] {
  return Object.keys(cases).flatMap((key) => {
    const found = findVerification(key)
    return found === undefined ? [] : [{ key, ...readCaseKey(key), ...found }]
  })
}

/** The keys of all clients that were run, such as `python/openai`, sorted. */
const CLIENTS_RUN = [...new Set(Object.values(runs).map(({ client }) => client))].sort()

/** A client whose example sent the case's request when it was run. */
export interface SeenClient extends Pick<Case, 'language' | 'client'>, Omit<Verification, 'result' | 'reason'> {}

/** A task, provider, and target, for any client. */
export interface AskedCase extends Omit<Case, 'language' | 'client' | 'variant'> {
  /** The options that select a variant of chat. */
  readonly options?: VariantOptions
}

/**
 * Returns the clients that were seen sending the request of `buildInferenceRequest` for a task, provider, and target:
 * those whose example passed its last run, except the few that format the request differently.
 *
 * @param asked the task, provider, and target
 * @returns the clients by language, in display order; empty if nothing was run
 * @example
 * const seen = clientsSeenSending({ task: 'text-to-image', provider: 'together', target: 'routed', streaming: false })
 * console.log(seen.map((client) => `${client.package} ${client.release}`).join(', '))
 */
export function clientsSeenSending({ options = {}, ...asked }: AskedCase): SeenClient[] {
  return LANGUAGES.flatMap((language) =>
    CLIENTS_RUN.flatMap((name) => {
      const client = name.slice(name.indexOf('/') + 1)
      if (name !== `${language}/${client}`) return []
      const key = caseKey({ ...asked, language, client, variant: variantOf(options, language) })
      const found = findVerification(key)
      if (found?.result !== 'passed' || OTHERWISE.has(key)) return []
      const { result: _, reason: __, ...seen } = found
      return [{ language, client, ...seen }]
    }),
  )
}

export { clientKey, readCaseKey } from './case.ts'
export { digestedText, type ExampleText, exampleDigest } from './digest.ts'
export { WITHHELD } from './withheld.ts'
