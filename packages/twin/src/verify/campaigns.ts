import { setLogger } from '@model-snippets/core'
import { type Campaign, type CampaignResult, runCampaign } from '../campaigns/campaign.ts'
import { CaptureCampaign } from '../campaigns/capture-campaign.ts'
import { FUZZING } from '../campaigns/fuzz-campaign.ts'
import {
  hostileCampaign,
  hostileChats,
  hostileTasks,
  hostileTools,
  toFrameworks,
} from '../campaigns/hostile-campaign.ts'
import { modelCampaign, type SchemaTime } from '../campaigns/model-campaign.ts'
import { schemaCampaign } from '../campaigns/schema-campaign.ts'
import { wholeNumber } from '../command-line.ts'
import type { Harness } from '../trials/harness.ts'
import { counted, say, secondsSince, seedOf } from './say.ts'

/** Which campaign to run, and how. */
export interface CampaignOptions {
  readonly hostile?: string | undefined
  readonly tools?: string | undefined
  readonly schemas?: string | undefined
  readonly models?: string | undefined
  readonly fuzz?: string | undefined
  readonly capture?: string | undefined
  readonly seed?: string | undefined
  readonly frameworks: boolean
  readonly uncompiled: boolean
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

/** Reasons that say nothing about the question. */
const EXPECTED = /no method for the task|has no argument/

/** Runs a campaign, and prints each problem when it's found. @returns whether there were none */
async function show<Result extends CampaignResult>(
  name: keyof CampaignOptions,
  campaign: Campaign<Result>,
  given: CampaignOptions,
  summary: (results: readonly Result[]) => string,
): Promise<boolean> {
  const count = wholeNumber(`--${name}`, String(given[name]))
  const first = seedOf(given.seed)
  const started = performance.now()
  let done = 0
  const results = await runCampaign(campaign, count, first, ({ seed, what, problems }) => {
    done++
    if (problems.length > 0) {
      say([`seed ${seed}${what === undefined ? '' : `, ${what}`}`, ...problems.map((text) => `  ${text}`)].join('\n'))
    }
    if (done % (campaign.size ?? 100) === 0) say(`${done} of ${count}, ${secondsSince(started)} s`)
  })
  const wrong = results.filter(({ problems }) => problems.length > 0).length
  say(`${name}: ${count}, ${summary(results)}, ${wrong} with problems, ${secondsSince(started)} s`)
  for (const [reason, times] of counted(results.flatMap(({ reasons }) => reasons))) {
    if (!EXPECTED.test(reason)) say(`not offered, ${times} times: ${reason}`)
  }
  return wrong === 0
}

/** Runs the requested campaign, if it runs no examples. */
export function showCampaignAlone(given: CampaignOptions): Promise<boolean> | undefined {
  if (given.models !== undefined) return showModels(given)
  if (given.capture !== undefined) return showCapture(given)
  if (given.fuzz === undefined) return undefined
  // Questions without an answer are expected.
  setLogger({ error: () => undefined })
  return show('fuzz', FUZZING, given, (results) => `${sumOf(results, ({ parsed }) => parsed)} examples parsed`)
}

/** Runs the requested campaign, if it runs examples. */
export function showCampaign(harness: Harness, given: CampaignOptions): Promise<boolean> | undefined {
  const { frameworks } = given
  const tasks = frameworks ? toFrameworks(hostileChats) : hostileTasks
  const loops = frameworks ? toFrameworks(hostileTools) : hostileTools
  const ran = (results: readonly CampaignResult[]): string =>
    `${results.filter(({ what }) => what !== undefined).length} with an example that ran`
  if (given.hostile !== undefined) return show('hostile', hostileCampaign(harness, tasks), given, ran)
  if (given.tools !== undefined) return show('tools', hostileCampaign(harness, loops), given, ran)
  if (given.schemas === undefined) return undefined
  return show(
    'schemas',
    schemaCampaign(harness),
    given,
    (results) =>
      `${sumOf(results, ({ fitting }) => fitting)} valid and ${sumOf(results, ({ wrong }) => wrong)} invalid answers`,
  )
}

async function showCapture(given: CampaignOptions): Promise<boolean> {
  setLogger({ error: () => undefined })
  const campaign = await CaptureCampaign.start()
  try {
    return await show('capture', campaign, given, (results) => {
      const languages = counted(results.map(({ language }) => language))
      const published = results.filter(({ by }) => by === 'published').length
      return [
        `${published} by the published generator`,
        ...[...languages].map(([name, number]) => `${number} in ${name}`),
      ].join(', ')
    })
  } finally {
    await campaign.close()
  }
}

async function showModels(given: CampaignOptions): Promise<boolean> {
  const times: SchemaTime[] = []
  const isFine = await show('models', modelCampaign({ isCompiled: !given.uncompiled }), given, (results) => {
    times.push(...results.flatMap(({ time }) => time ?? []))
    const programs = counted(results.flatMap(({ compiled }) => compiled))
    const accepted = results.filter(({ isAccepted }) => isAccepted).length
    return [`${accepted} accepted`, ...[...programs].map(([language, number]) => `${number} in ${language}`)].join(', ')
  })
  return (!given.uncompiled || showTimes(times)) && isFine
}

/** The longest CPU time in milliseconds for a schema's examples with all clients. */
const LONGEST_SCHEMA = 50

/** @returns whether all schemas stayed below the time limit */
function showTimes(given: readonly SchemaTime[]): boolean {
  const times = given.toSorted((a, b) => a.allClients - b.allClients)
  const rounded = (milliseconds = 0): number => Math.round(milliseconds * 10) / 10
  const oneClient = times.map((each) => each.oneClient).sort((a, b) => a - b)
  const [middle, slowest] = [times[times.length >> 1], times.at(-1)]
  say(`ms a schema, one client: median ${rounded(oneClient[times.length >> 1])}, longest ${rounded(oneClient.at(-1))}`)
  say(
    `ms a schema, all clients: median ${rounded(middle?.allClients)}, longest ${rounded(slowest?.allClients)} (seed ${slowest?.seed})`,
  )
  const long = times.filter(({ allClients }) => allClients > LONGEST_SCHEMA)
  for (const { seed, allClients } of long) say(`seed ${seed}: ${rounded(allClients)} ms`)
  return long.length === 0
}
