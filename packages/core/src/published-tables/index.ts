// Imported from the defining files: a module shared by two entries becomes a build file named after it, and one named
// `index` would replace the package's own types.
export { getModelInputSnippet } from '../generate/model-input.ts'
export { DEFAULT_MEMORY_OPTIONS, type HardwareSpec, SKUS } from '../hardware/skus.ts'
export { LANGUAGES as inferenceSnippetLanguages } from '../languages/languages.ts'
export { type LibraryUiElement, MODEL_LIBRARIES_UI_ELEMENTS } from '../libraries/ui-elements.ts'
export { GGMLFileQuantizationType, GGUF_QUANT_ORDER } from '../model/quantization/file-types.ts'
export { parseQuantizationLabel as parseGGUFQuantLabel } from '../model/quantization/label.ts'
export { findNearestQuantization as findNearestQuantType } from '../model/quantization/nearest.ts'
export { GGMLQuantizationType } from '../model/quantization/tensor-types.ts'
export { TASKS_DATA } from '../tasks/pages/entries.generated.ts'
export { MODALITIES, MODALITY_LABELS, type Modality, type PipelineData } from '../tasks/pages/pipeline.ts'
export { PIPELINE_DATA, type PipelineType } from '../tasks/pages/pipelines.ts'
export { AGENT_HARNESSES, type AgentHarness, STANDARD_AGENT_ENV_VARS } from './agent-harnesses.ts'
export { HF_HUB_INFERENCE_PROXY_TEMPLATE, SPECIAL_TOKENS_ATTRIBUTES } from './constants.ts'
export { DATASET_LIBRARIES_UI_ELEMENTS, type DatasetLibraryUiElement } from './dataset-libraries.ts'
export { EVALUATION_FRAMEWORKS, type EvaluationFramework } from './evaluation-frameworks.ts'
export {
  GGUF_QUANT_RE,
  GGUF_QUANT_RE_GLOBAL,
  openAIbaseUrl,
  type StringifyGenerationConfigOptions,
  type StringifyMessagesOptions,
  stringifyGenerationConfig,
  stringifyMessages,
} from './helpers.ts'
export { KERNEL_LIBRARIES_UI_ELEMENTS, type KernelLibraryUiElement } from './kernel-libraries.ts'
export {
  ALL_DISPLAY_MODEL_LIBRARY_KEYS,
  ALL_MODEL_LIBRARY_KEYS,
  PIPELINE_TYPES,
  PIPELINE_TYPES_SET,
  SUBTASK_TYPES,
  TASKS_MODEL_LIBRARIES,
} from './keys.ts'
export { LIBRARY_TASK_MAPPING } from './library-tasks.ts'
export { LOCAL_APPS, type PublishedLocalApp, type PublishedLocalAppSnippet } from './local-apps.ts'
export { MAPPING_DEFAULT_WIDGET, type WidgetInput } from './widget-inputs.ts'
