import { DEFAULT_MEMORY_OPTIONS, type HardwareSpec, SKUS } from './skus.ts'

/** The share of memory that model files may use; the rest is for the context and other programs. */
export const SHARE_OF_MEMORY = 0.75

const GIBIBYTE = 2 ** 30
/** How many cards to list for each maker. */
const MOST_OF_MAKER = 3

const holds = (gigabytes: number, bytes: number): boolean => bytes <= gigabytes * SHARE_OF_MEMORY * GIBIBYTE

/**
 * Returns the smallest common memory size that fits a model's files.
 *
 * @param bytes the files' total size
 * @returns the size in gigabytes; `undefined` if no common size is large enough
 * @example
 * leastMemoryFor(4_900_000_000) // 8
 */
export const leastMemoryFor = (bytes: number): number | undefined =>
  DEFAULT_MEMORY_OPTIONS.find((gigabytes) => holds(gigabytes, bytes))

/** A GPU that fits a model, with the smallest sufficient memory size. */
export interface FittingCard {
  /** As in the table, such as `NVIDIA`. */
  readonly maker: string
  /** Such as `RTX 4090`. */
  readonly name: string
  /** In gigabytes. */
  readonly memory: number
}

/**
 * Returns examples of GPUs that fit a model's files: for each maker, the newest GPUs with the least
 * sufficient memory.
 *
 * @param bytes the files' total size
 * @returns the cards; empty if no single card is large enough
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
