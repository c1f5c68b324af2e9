import { extendTailwindMerge } from 'tailwind-merge'

/** Joins Tailwind classes; the last of two that set the same property wins. */
export const mergeClasses = extendTailwindMerge({ cacheSize: 500 })
