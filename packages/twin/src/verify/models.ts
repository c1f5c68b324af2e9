import { runModelCampaign, type SchemaTime } from '../models/model-campaign.ts'
import { say, seedOf } from './say.ts'

/** Compiles the models of hostile schemas. @returns whether there were no errors */
export async function showModels(count: number, given: string | undefined, isCompiled: boolean): Promise<boolean> {
  const seed = seedOf(given)
  const { accepted, refused, compiled, times, problems } = await runModelCampaign(count, seed, { isCompiled })
  for (const problem of problems) say(problem)
  for (const [words, number] of refused) say(`refused ${number} times: ${words}`)
  for (const [language, number] of compiled) say(`${language}: ${number} programs compiled`)
  say(`models: ${count} schemas, ${accepted} accepted, ${problems.length} problems`)
  return (isCompiled || showTimes(times)) && problems.length === 0
}

/** The longest CPU time in milliseconds for a schema's examples with all clients. */
const LONGEST_SCHEMA = 50

/** @returns whether all schemas stayed below the time limit */
function showTimes(times: readonly SchemaTime[]): boolean {
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
