export { getModelInputSnippet } from '../generate/model-input.ts'
export { LANGUAGES as inferenceSnippetLanguages } from '../languages/languages.ts'
export { MODEL_LIBRARIES_UI_ELEMENTS } from '../libraries/ui-elements.ts'
export {
  findNearestQuantType,
  GGMLFileQuantizationType,
  GGMLQuantizationType,
  GGUF_QUANT_ORDER,
  parseGGUFQuantLabel,
} from '../model/quantization/index.ts'
export { MODALITIES, MODALITY_LABELS, PIPELINE_DATA, TASKS_DATA } from '../tasks/pages/index.ts'
export { HF_HUB_INFERENCE_PROXY_TEMPLATE, SPECIAL_TOKENS_ATTRIBUTES } from './constants.ts'
export {
  ALL_DISPLAY_MODEL_LIBRARY_KEYS,
  ALL_MODEL_LIBRARY_KEYS,
  PIPELINE_TYPES,
  PIPELINE_TYPES_SET,
  SUBTASK_TYPES,
  TASKS_MODEL_LIBRARIES,
} from './keys.ts'
