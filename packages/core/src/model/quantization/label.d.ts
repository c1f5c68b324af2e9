import { GGMLFileQuantizationType } from './file-types.ts';
/**
 * The quantization that a file name tells, in upper case.
 *
 * Reads names as publishers write them: any case, folders, shards (`-00001-of-00003`), the `UD-` prefix, which stays
 * part of the label, and sizes that the format does not know (`Q6_K_L`). Of several labels the last counts, because
 * the model's own name comes first.
 *
 * @param fileName name or path of a GGUF file
 * @returns the label, or undefined when the name has none
 * @example
 * parseQuantizationLabel('Q4_K_M/llama-3-8b-ud-q4_k_xl-00001-of-00002.gguf') // 'UD-Q4_K_XL'
 */
export declare function parseQuantizationLabel(fileName: string): string | undefined;
/**
 * The file type that a label stands for.
 *
 * @param label as `parseQuantizationLabel` returns it
 * @returns the code, or undefined for a label that the format has no file type for, such as `Q6_K_L`
 * @example
 * fileTypeOfLabel('UD-Q4_K_XL') // GGMLFileQuantizationType.Q4_K_XL, 1002
 */
export declare function fileTypeOfLabel(label: string): GGMLFileQuantizationType | undefined;
