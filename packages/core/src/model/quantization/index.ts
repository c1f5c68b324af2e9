export { GGMLFileQuantizationType, GGUF_QUANT_ORDER } from './file-types.ts'
export { fileTypeOfLabel, parseQuantizationLabel, parseQuantizationLabel as parseGGUFQuantLabel } from './label.ts'
export { findNearestQuantization, findNearestQuantization as findNearestQuantType } from './nearest.ts'
export { GGMLQuantizationType } from './tensor-types.ts'
