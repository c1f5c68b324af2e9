import recorded from './skus.json' with { type: 'json' }

/** What is known of one processor or graphics card. */
export interface HardwareSpec {
  /** Of half precision for graphics cards, of single precision for processors; roughly. */
  readonly tflops: number
  /** Gigabytes: the sizes in which it is sold. */
  readonly memory?: readonly number[]
  /** United States dollars when it came out, with the most memory; roughly. */
  readonly msrp: number
  /** Watts that it takes at most for long; roughly. */
  readonly power: number
  readonly releaseYear: number
  /** Other names, such as that of the machine that it is sold in. */
  readonly aliases?: readonly string[]
  /** Of cards of NVIDIA. */
  readonly computeCapability?: number
  /** Of cards of AMD. */
  readonly gfxVersion?: string
}

/** Processors and graphics cards: by kind, by maker, by name. */
export const SKUS: {
  readonly [kind in keyof typeof recorded]: { readonly [maker: string]: { readonly [name: string]: HardwareSpec } }
} = recorded

/** Gigabytes of memory that machines usually have, the least first. */
export const DEFAULT_MEMORY_OPTIONS: readonly number[] = [
  8, 16, 24, 32, 40, 48, 64, 80, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048,
]
