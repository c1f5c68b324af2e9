import { type GGMLFileQuantizationType } from './file-types.ts';
/**
 * The available file type that comes closest to the wanted one without being larger: that type itself, else the next
 * smaller one. When all are larger, the smallest of them.
 *
 * @param wanted code of the wanted file type
 * @param available codes to choose from, in any order; codes that the format does not know are passed over
 * @returns a code out of `available`, or undefined when none of them, or the wanted one, is known
 * @example
 * const { Q4_K_M, Q8_0, Q3_K_S } = GGMLFileQuantizationType
 * findNearestQuantization(Q4_K_M, [Q8_0, Q3_K_S]) // Q3_K_S
 */
export declare function findNearestQuantization(wanted: GGMLFileQuantizationType, available: readonly GGMLFileQuantizationType[]): GGMLFileQuantizationType | undefined;
