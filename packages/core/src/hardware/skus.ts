import recorded from './skus.json' with { type: 'json' }

/** A processor or GPU. */
export interface HardwareSpec {
  /** Approximate performance in TFLOPS: half precision for GPUs, single precision for processors. */
  readonly tflops: number
  /** Available memory sizes in gigabytes. */
  readonly memory?: readonly number[]
  /** Approximate launch price in US dollars, with the most memory. */
  readonly msrp: number
  /** Approximate maximum sustained power in watts. */
  readonly power: number
  readonly releaseYear: number
  /** Other names, such as the name of the machine that it's sold in. */
  readonly aliases?: readonly string[]
  /** CUDA compute capability (NVIDIA only). */
  readonly computeCapability?: number
  /** GFX version (AMD only). */
  readonly gfxVersion?: string
}

/** Processors and GPUs by kind, maker, and name. */
export const SKUS: {
  readonly [kind in keyof typeof recorded]: { readonly [maker: string]: { readonly [name: string]: HardwareSpec } }
} = recorded

/** Common memory sizes in gigabytes, in ascending order. */
export const DEFAULT_MEMORY_OPTIONS: readonly number[] = [
  8, 16, 24, 32, 40, 48, 64, 80, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048,
]
