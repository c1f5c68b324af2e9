import type { InferenceSnippet } from '@model-snippets/core'
import type { Case, Question } from '../cases/case.ts'
import { ask } from '../cases/cases.ts'
import { knowSample } from '../cases/chat-variants/structured-output.ts'
import type { Harness } from '../trials/harness.ts'
import { forSeeds } from '../trials/in-parallel.ts'
import { readTrial, runTrial } from '../trials/trial.ts'
import { seeded } from './hostile-texts.ts'
import { randomSchema } from './random-schemas.ts'

/** What became of one random schema. */
export interface SchemaResult {
  /** Repeats this schema alone, as `--schemas 1 --seed …`. */
  readonly seed: number
  /** Runs with an answer that fits, and with one that does not. */
  readonly fitting: number
  readonly wrong: number
  /** Examples that are spared the one which does not: their client takes it. */
  readonly spared: number
  readonly problems: readonly string[]
  /** Why clients are not offered for it. */
  readonly reasons: readonly string[]
}

/** Clients that are given a model, and look at every value. */
const WITH_MODELS: ReadonlySet<string> = new Set(['openai', 'huggingface_hub', 'huggingface.js'])

/** Clients whose plain examples take an answer in which a field is missing: they leave that to the service. */
const READS_PARTS: ReadonlySet<string> = new Set([
  'curl',
  'fetch',
  'requests',
  'httpx',
  'openai-go',
  'openai-java',
  'openai-agents',
  'langchain4j',
])

/** Clients that read null where a field is missing that may be null, as an Option of serde does. */
const READS_NULL: ReadonlySet<string> = new Set(['async-openai'])

/**
 * One schema of a seed with every client that is meant: what it sends, what it makes of an answer that fits, and what of one that does
 * not. The raw clients look for the required fields alone, and are answered without one of them.
 */
async function runSchema(
  harness: Harness,
  seed: number,
  isMeant: (snippet: InferenceSnippet) => boolean,
): Promise<SchemaResult> {
  const random = seeded(seed)
  const sample = knowSample(randomSchema(random))
  const question: Question = {
    task: 'conversational',
    provider: 'together',
    target: 'routed',
    streaming: random(2) === 0,
    variant: 'structured-output',
  }
  const asked = ask(question, { options: sample.given === undefined ? {} : { schema: sample.given } })
  const problems: string[] = []
  let wrong = 0
  let spared = 0
  const note = (what: string, { key }: Case, findings: readonly { readonly rule: number; readonly text: string }[]) => {
    for (const { rule, text } of findings) problems.push(`${key}, ${what}: rule ${rule}: ${text}`)
  }
  const some = asked.offered.filter(({ snippet }) => isMeant(snippet))
  for (const offered of some) {
    const { snippet } = offered
    // The text holds what the caller wrote, stand-ins of tokens included.
    const read = (await readTrial(harness, asked, snippet)).filter(({ rule }) => rule !== 6)
    note('its text', offered, read)
    const { findings } = await runTrial(harness, asked, snippet, { scenario: { kind: 'chat' } })
    note('an answer that fits', offered, findings)
    if (READS_PARTS.has(snippet.client)) {
      spared++
      continue
    }
    const able = sample.wrong.filter(
      ({ isPartial, mayBeNull }) =>
        (isPartial || WITH_MODELS.has(snippet.client)) && !(mayBeNull && READS_NULL.has(snippet.client)),
    )
    const one = able[random(Math.max(1, able.length))]
    if (one === undefined) {
      spared++
      continue
    }
    wrong++
    const scenario = { kind: 'chat', wrongAnswer: JSON.stringify(one.value) } as const
    note(one.name, offered, (await runTrial(harness, asked, snippet, { scenario })).findings)
  }
  return {
    seed,
    fitting: some.length,
    wrong,
    spared,
    problems,
    reasons: asked.skipped.filter(({ reason }) => !reason.startsWith('fal_client')).map(({ reason }) => reason),
  }
}

/**
 * Runs many random schemas, whose seeds follow one another.
 *
 * @param isMeant whose examples are run; all without it
 */
export async function runSchemaCampaign(
  harness: Harness,
  count: number,
  seed: number,
  onResult: (result: SchemaResult) => void,
  isMeant: (snippet: InferenceSnippet) => boolean = () => true,
): Promise<void> {
  await forSeeds(count, seed, (each) => runSchema(harness, each, isMeant), onResult)
}
