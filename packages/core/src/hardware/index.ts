export { cardsFor, type FittingCard, leastMemoryFor, SHARE_OF_MEMORY } from './fit.ts'
export { DEFAULT_MEMORY_OPTIONS, type HardwareSpec, SKUS } from './skus.ts'
