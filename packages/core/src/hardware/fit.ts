import { DEFAULT_MEMORY_OPTIONS, type HardwareSpec, SKUS } from './skus.ts'

/** How much of a memory the files of a model may take: the rest is for the conversation, and for what else runs. */
export const SHARE_OF_MEMORY = 0.75

const GIBIBYTE = 2 ** 30
/** How many cards of a maker are named. */
const MOST_OF_MAKER = 3

const holds = (gigabytes: number, bytes: number): boolean => bytes <= gigabytes * SHARE_OF_MEMORY * GIBIBYTE

/**
 * The least memory, of those that machines usually have, that holds the files of a model.
 *
 * @param bytes their size
 * @returns gigabytes; undefined where no usual memory is large enough
 * @example
 * leastMemoryFor(4_900_000_000) // 8
 */
export const leastMemoryFor = (bytes: number): number | undefined =>
  DEFAULT_MEMORY_OPTIONS.find((gigabytes) => holds(gigabytes, bytes))

/** A graphics card, by the smallest of its sizes that holds a model. */
export interface FittingCard {
  /** `NVIDIA`, as the table has it. */
  readonly maker: string
  /** `RTX 4090` */
  readonly name: string
  /** Gigabytes. */
  readonly memory: number
}

/**
 * Graphics cards that hold the files of a model, for an example: of each maker those with the least memory that is
 * enough, and of these the newest.
 *
 * @param bytes their size
 * @returns empty where no single card is large enough
 * @example
 * cardsFor(20_000_000_000)[0] // { maker: 'NVIDIA', name: 'RTX 5090', memory: 32 }
 */
export const cardsFor = (bytes: number): readonly FittingCard[] =>
  Object.entries(SKUS.GPU).flatMap(([maker, cards]) => {
    const fitting = Object.entries(cards).flatMap(([name, spec]) => {
      const memory = leastOf(spec, bytes)
      return memory === undefined ? [] : [{ maker, name, memory, year: spec.releaseYear }]
    })
    return fitting
      .sort((one, other) => one.memory - other.memory || other.year - one.year)
      .slice(0, MOST_OF_MAKER)
      .map(({ year: _, ...card }) => card)
  })

const leastOf = ({ memory = [] }: HardwareSpec, bytes: number): number | undefined =>
  [...memory].sort((one, other) => one - other).find((gigabytes) => holds(gigabytes, bytes))
