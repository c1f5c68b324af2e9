/** Readers who ask for one thing after another, as people and their tools do. None of them may be refused. */
import { MODELS } from './addresses.ts'
import { exchange } from './faults.ts'

/** What one reader asks for: each address differs from all others, so that no answer is kept from before. */
const KINDS: readonly ((model: string, turn: number) => string)[] = [
  (model, turn) => `/models/${model}?billTo=team-${turn}`,
  (model, turn) => `/api/models/${model}/snippets?billTo=team-${turn}`,
  (model, turn) => `/models/${model}.md?billTo=team-${turn}`,
  (_, turn) => `/?q=llama+${turn}`,
  (model, turn) => `/api/models/${model}/snippets?language=python&billTo=team-${turn}`,
]

export interface Served {
  /** How many answers had each status; 0 counts connections without an answer. */
  readonly statuses: ReadonlyMap<number, number>
  /** What was not answered with 200, the first few. */
  readonly refused: readonly string[]
  /** Milliseconds of each answer, the shortest first. */
  readonly durations: readonly number[]
}

/** An address of the loopback network for each reader; limits hold by address. */
const addressOf = (reader: number): string => `127.0.2.${reader + 1}`

/**
 * Has readers ask a site at the same time, each one thing after another.
 *
 * @param origin of a site without a hub
 * @param requests of all readers together
 */
export async function askHonestly(origin: URL, readers: number, requests: number): Promise<Served> {
  const statuses = new Map<number, number>()
  const refused: string[] = []
  const durations: number[] = []
  let turn = 0
  const read = async (reader: number): Promise<void> => {
    while (turn < requests) {
      const own = turn++
      const model = MODELS[own % MODELS.length] as string
      // Each kind meets each model.
      const kind = KINDS[Math.floor(own / MODELS.length) % KINDS.length] as (typeof KINDS)[number]
      const path = kind(model, own)
      const began = performance.now()
      const bytes = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n`
      const answer = await exchange(origin, bytes, addressOf(reader))
      durations.push(performance.now() - began)
      const status = answer?.status ?? 0
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status !== 200 && refused.length < 10)
        refused.push(`${status} ${path}: ${answer?.body.toString().slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))
  return { statuses, refused, durations: durations.sort((a, b) => a - b) }
}
