import type { InferenceSnippet } from '@model-snippets/core'
import type { Case, Question } from '../cases/case.ts'
import { ask } from '../cases/cases.ts'
import { knowSample } from '../cases/chat-variants/structured-output.ts'
import type { Harness } from '../trials/harness.ts'
import { readTrial, runTrial } from '../trials/trial.ts'
import { type Campaign, type CampaignResult, eachSeed } from './campaign.ts'
import { seeded } from './hostile-texts.ts'
import { randomSchema } from './random-schemas.ts'

/** The result of one random schema. */
export interface SchemaResult extends CampaignResult {
  /** The numbers of runs with a valid answer, and with an invalid one. */
  readonly fitting: number
  readonly wrong: number
  /** The number of examples without an invalid answer, because their client accepts it. */
  readonly spared: number
}

/** Clients with a model that checks every value. */
const WITH_MODELS: ReadonlySet<string> = new Set(['openai', 'huggingface_hub', 'huggingface.js'])

/** Clients whose plain examples accept an answer with a missing field, because they rely on the service. */
const READS_PARTS: ReadonlySet<string> = new Set([
  'curl',
  'fetch',
  'requests',
  'httpx',
  'net/http',
  'java.net.http',
  'openai-go',
  'openai-java',
  'openai-agents',
  'langchain4j',
])

/** Clients that read a missing field as null if it may be null, like serde's Option. */
const READS_NULL: ReadonlySet<string> = new Set(['async-openai', 'reqwest'])

/** reqwest's examples have a type for the answer, unless Rust's types can't describe it. */
const isUntyped = ({ client, content }: InferenceSnippet): boolean =>
  client === 'reqwest' && content.includes('let answer: Value')

/**
 * Runs one schema of a seed with every selected client: its request, a valid answer, and an invalid one. The raw
 * clients only check required fields, so one of those is missing in their answer.
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
    // The text contains the caller's input, including placeholders of tokens.
    const read = (await readTrial(harness, asked, snippet)).filter(({ rule }) => rule !== 6)
    note('its text', offered, read)
    const { findings } = await runTrial(harness, asked, snippet, { scenario: { kind: 'chat' } })
    note('an answer that fits', offered, findings)
    if (READS_PARTS.has(snippet.client) || isUntyped(snippet)) {
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
 * Runs random schemas.
 *
 * @param isMeant selects the examples to run; all by default
 */
export const schemaCampaign = (
  harness: Harness,
  isMeant: (snippet: InferenceSnippet) => boolean = () => true,
): Campaign<SchemaResult> => eachSeed((seed) => runSchema(harness, seed, isMeant))
