import type { InferenceSnippet, SnippetOptions } from '@model-snippets/core'
import type { Finding } from '../judge/finding.ts'
import { differences } from '../judge/request.ts'
import { type ChatCase, chatCase, enumerateChatCases, offersFor, RICH_OPTIONS } from './cases.ts'
import { inParallel } from './in-parallel.ts'
import type { Laboratory } from './laboratory.ts'
import { failurePlays, type Play, plainPlay, streamPlays } from './scenes.ts'
import { readTrial, runTrial } from './trial.ts'

/** What became of one cell. */
export interface CellResult {
  readonly key: string
  readonly client: string
  readonly runs: number
  /** Empty when it passed. */
  readonly problems: readonly string[]
}

/**
 * What decides how a cell's run goes: the example with its set-up, and the call it is held to. An endpoint of the
 * reader's own is called in the same words whoever the provider is; such twins of a cell are run once.
 */
function identity(one: ChatCase, snippet: InferenceSnippet): string {
  const { token: _token, provider, mappings, ...call } = one.call
  const plays = one.provider === REPRESENTATIVE[one.mode] ? 'all' : 'plain'
  return JSON.stringify([snippet, call, plays, ...(one.mode === 'endpoint' ? [] : [provider, mappings])])
}

export interface MatrixResult {
  readonly cells: readonly CellResult[]
  readonly skipped: readonly { readonly key: string; readonly reason: string }[]
  /** Where the two published clients do not send the same; what an example is held to comes from huggingface.js. */
  readonly disagreements: readonly string[]
}

export interface MatrixOptions {
  /** Only cells whose name this accepts. */
  readonly wants?: (key: string) => boolean
  readonly onCell?: (result: CellResult, done: number) => void
}

/** Chosen options of the second run of each cell: every field of the body, and who pays. */
const RICH: SnippetOptions = { ...RICH_OPTIONS, billTo: 'acme-labs' }

/**
 * The provider whose cells play the errors and the odd streams, for each mode. How a client takes them does not
 * depend on the provider: request and answer have the same shape everywhere.
 */
const REPRESENTATIVE: Readonly<Record<ChatCase['mode'], string>> = {
  routed: 'together',
  direct: 'together',
  endpoint: 'auto',
}

interface Job {
  readonly one: ChatCase
  readonly snippet: InferenceSnippet
  readonly plays: readonly Play[]
  readonly shell: 'bash' | 'sh'
}

const problem = (where: string, each: Finding): string => `rule ${each.rule}, ${where}: ${each.text}`

async function runJob(lab: Laboratory, job: Job, where: string): Promise<string[]> {
  const problems = (await readTrial(lab, job.one, job.snippet)).map((each) => problem(where, each))
  for (const play of job.plays) {
    const trial = await runTrial(lab, job.one, job.snippet, play, { shell: job.shell })
    problems.push(...trial.findings.map((each) => problem(`${where}, ${play.name}`, each)))
  }
  return problems
}

/** Plays of a cell's first run, on the example as the page shows it. */
function playsFor(one: ChatCase, snippet: InferenceSnippet): Play[] {
  const plays = [plainPlay(one, 'answer')]
  if (one.provider === REPRESENTATIVE[one.mode]) {
    plays.push(...failurePlays(one))
    if (one.streaming) plays.push(...streamPlays(one, snippet.language, snippet.client))
  }
  return plays
}

/** Routed bodies differ between providers in the model's name alone, so two of them stand for all. */
const worthRichRun = ({ mode, provider }: ChatCase): boolean =>
  mode !== 'routed' || provider === 'auto' || provider === REPRESENTATIVE.routed

async function verifyCell(lab: Laboratory, one: ChatCase, key: string, snippet: InferenceSnippet): Promise<CellResult> {
  const plays = playsFor(one, snippet)
  const problems = await runJob(lab, { one, snippet, plays, shell: 'bash' }, 'example')
  let runs = plays.length

  if (!worthRichRun(one)) return { key, client: `${snippet.language}/${snippet.client}`, runs, problems }
  const rich = chatCase(one.provider, one.mode, one.streaming, RICH, one.model)
  const richSnippet = offersFor(rich).offered.find((cell) => cell.key === key)?.snippet
  if (richSnippet === undefined) {
    problems.push('rule 3, with options: the example is not offered with ordinary options')
  } else {
    const richPlays = [plainPlay(rich, 'answer', one.streaming ? 'mixed' : 'plain')]
    problems.push(
      ...(await runJob(lab, { one: rich, snippet: richSnippet, plays: richPlays, shell: 'sh' }, 'with options')),
    )
    runs += richPlays.length
  }
  return { key, client: `${snippet.language}/${snippet.client}`, runs, problems }
}

async function compareOracles(lab: Laboratory, one: ChatCase): Promise<string[]> {
  const first = await lab.expectation(one.call)
  const second = await lab.secondOpinion(one.call)
  const name = `${one.provider} ${one.mode}${one.streaming ? ' stream' : ''}`
  if (second === undefined) return [`${name}: huggingface_hub cannot make this call`]
  return differences(second, first.request).map((text) => `${name}: huggingface_hub sends ${text} of ${first.oracle}`)
}

/** Runs every chat cell, and compares what the published clients send. */
export async function verifyChat(lab: Laboratory, options: MatrixOptions = {}): Promise<MatrixResult> {
  const wants = options.wants ?? (() => true)
  const cells: CellResult[] = []
  const skipped: { key: string; reason: string }[] = []
  const disagreements: string[] = []
  const work: (() => Promise<void>)[] = []
  const known = new Map<string, Promise<CellResult>>()
  for (const one of enumerateChatCases()) {
    const offers = offersFor(one)
    skipped.push(...offers.skipped.filter((each) => wants(each.key)))
    const wanted = offers.offered.filter((cell) => wants(cell.key))
    if (wanted.length > 0) {
      work.push(async () => {
        disagreements.push(...(await compareOracles(lab, one)))
      })
    }
    for (const cell of wanted) {
      work.push(async () => {
        const name = identity(one, cell.snippet)
        const earlier = known.get(name)
        const running = earlier ?? verifyCell(lab, one, cell.key, cell.snippet)
        known.set(name, running)
        const result = earlier === undefined ? await running : { ...(await earlier), key: cell.key, runs: 0 }
        cells.push(result)
        options.onCell?.(result, cells.length)
      })
    }
  }
  await inParallel(work, (job) => job())
  return {
    cells: cells.sort((a, b) => (a.key < b.key ? -1 : 1)),
    skipped,
    disagreements: disagreements.sort(),
  }
}
