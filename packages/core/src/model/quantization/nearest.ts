import { type GGMLFileQuantizationType, GGUF_QUANT_ORDER } from './file-types.ts'

/**
 * Finds the available file type closest to the requested one, but not larger: the same type, or the next smaller one.
 * If all are larger, it returns the smallest.
 *
 * @param wanted the code of the requested file type
 * @param available the codes to choose from, in any order; unknown codes are ignored
 * @returns a code from `available`, or `undefined` if none of them is known, or `wanted` isn't
 * @example
 * const { Q4_K_M, Q8_0, Q3_K_S } = GGMLFileQuantizationType
 * findNearestQuantization(Q4_K_M, [Q8_0, Q3_K_S]) // Q3_K_S
 */
export function findNearestQuantization(
  wanted: GGMLFileQuantizationType,
  available: readonly GGMLFileQuantizationType[],
): GGMLFileQuantizationType | undefined {
  const target = GGUF_QUANT_ORDER.indexOf(wanted)
  if (target === -1) return undefined
  const offered = new Set(available)
  const known = GGUF_QUANT_ORDER.filter((type) => offered.has(type))
  return known.find((type) => GGUF_QUANT_ORDER.indexOf(type) >= target) ?? known.at(-1)
}
