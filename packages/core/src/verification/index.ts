import { type Cell, cellKey } from '../cells.ts'
import { LANGUAGES } from '../types.ts'
import sentOtherwise from './sent-otherwise.json' with { type: 'json' }
import record from './verification.json' with { type: 'json' }

/** What became of one cell when its example was last run. */
export interface Verification {
  /** The client's package as its registry calls it; `node` and `curl` for clients that come with the machine. */
  readonly package: string
  /** The release of that package that ran. */
  readonly release: string
  /** The interpreter that it ran on, `Python 3.11.7`. */
  readonly runtime: string
  /** Day of the run, `YYYY-MM-DD`, in UTC. */
  readonly date: string
  readonly result: 'passed' | 'failed'
  /** What was wrong; only for `failed`. */
  readonly reason?: string
}

interface VerificationRecord {
  readonly clients: Readonly<Record<string, Pick<Verification, 'package' | 'release' | 'runtime'>>>
  readonly cells: Readonly<Record<string, Pick<Verification, 'date' | 'result' | 'reason'>>>
}

const { clients, cells } = record as VerificationRecord

/** Cells that pass with a request that is right and not the one that `buildInferenceRequest` gives. */
const OTHERWISE: ReadonlySet<string> = new Set(sentOtherwise as string[])

/**
 * Looks up when and with what the example of a cell was last run.
 *
 * @param cell the cell's name, as `cellKey` gives it: `{language}/{client}/{task}/{provider}/{mode}`, and `/stream` for
 *   a streamed answer
 * @returns undefined for a cell that was never run
 * @example
 * const found = findVerification('python/openai/conversational/together/routed')
 * if (found) console.log(`ran with ${found.package} ${found.release} on ${found.date}`)
 */
export function findVerification(cell: string): Verification | undefined {
  const run = Object.hasOwn(cells, cell) ? cells[cell] : undefined
  const [language, client] = cell.split('/')
  const name = `${language}/${client}`
  const release = Object.hasOwn(clients, name) ? clients[name] : undefined
  return run === undefined || release === undefined ? undefined : { ...release, ...run }
}

/** A cell that was run, and what became of it. */
export interface VerifiedCell extends Verification, Cell {
  /** The cell's name, as `cellKey` gives it. */
  readonly cell: string
}

/**
 * Every cell that was run, sorted by name.
 *
 * @example
 * const passed = listVerifications().filter(({ result }) => result === 'passed').length
 */
export function listVerifications(): VerifiedCell[] {
  return Object.keys(cells).flatMap((cell) => {
    const [language, client, task, provider, mode, stream] = cell.split('/')
    const found = findVerification(cell)
    if (found === undefined) return []
    const named = { language, client, task, provider, mode, streaming: stream === 'stream' } as Cell
    return [{ cell, ...named, ...found }]
  })
}

/** A client whose example was run, and seen to send the cell's request. */
export interface SeenClient extends Pick<Cell, 'language' | 'client'>, Omit<Verification, 'result' | 'reason'> {}

/**
 * Which clients were seen on the wire to send the request that `buildInferenceRequest` gives for one task, provider and
 * mode: those whose example passed when it was last run, but for the few that word the request in a way of their own.
 *
 * @param cell what is called, and how; whatever client calls it
 * @returns by language, in the order in which readers see them; empty where nothing was run
 * @example
 * const seen = clientsSeenSending({ task: 'text-to-image', provider: 'together', mode: 'routed', streaming: false })
 * console.log(seen.map((client) => `${client.package} ${client.release}`).join(', '))
 */
export function clientsSeenSending(cell: Omit<Cell, 'language' | 'client'>): SeenClient[] {
  return LANGUAGES.flatMap((language) =>
    Object.keys(clients).flatMap((name) => {
      const client = name.slice(name.indexOf('/') + 1)
      if (name !== `${language}/${client}`) return []
      const key = cellKey({ ...cell, language, client })
      const found = findVerification(key)
      if (found?.result !== 'passed' || OTHERWISE.has(key)) return []
      const { result: _, reason: __, ...seen } = found
      return [{ language, client, ...seen }]
    }),
  )
}

export { WITHHELD } from './withheld.ts'
