export {
  type Call,
  type ChatCall,
  DIRECT_TOKEN_PLACEHOLDER,
  type HttpRequest,
  type Mode,
  ROUTED_TOKEN_PLACEHOLDER,
  ROUTER_CHAT_BASE_URL,
  type TaskCall,
  taskOf,
} from './call.ts'
export { type Cell, cellKey } from './cells.ts'
export type { Client, Template } from './clients/client.ts'
export { CLIENTS } from './clients/index.ts'
export { SnippetInputError, TemplateNotFoundError, UnsupportedFormatError } from './errors.ts'
export { formatInputs, INPUT_FORMATS, type InputFormat } from './formats.ts'
export { cmd } from './languages/cmd.ts'
export { javascript } from './languages/javascript.ts'
export { powershell } from './languages/powershell.ts'
export { python } from './languages/python.ts'
export { shell } from './languages/shell.ts'
export type { JsonObject, JsonValue, Value } from './languages/value.ts'
export { type Logger, setLogger } from './logger.ts'
export { getModelInputSnippet } from './model-input.ts'
export { PROVIDERS } from './providers/index.ts'
export type { Answer, Body, Provider, Queue, Route, RouteInput } from './providers/provider.ts'
export { registerTemplate, type TemplateRegistration } from './registrations.ts'
export { registerProvider, registerTask } from './registries.ts'
export { buildInferenceRequest, explainInferenceSnippets, explainUnverified, getInferenceSnippets } from './snippets.ts'
export { TASKS } from './tasks/index.ts'
export type { InputFile, TaskInputs } from './tasks/inputs.ts'
export type { HubMethods, InputShape, TaskInference } from './tasks/task.ts'
export { getTemplate } from './templates.ts'
export {
  type ChatMessage,
  type EnvironmentVariable,
  type InferenceExplanation,
  type InferenceRequest,
  type InferenceSnippet,
  LANGUAGES,
  type Language,
  type ModelRecord,
  PLATFORMS,
  type Platform,
  type ProviderMapping,
  type SkippedClient,
  type SnippetFile,
  type SnippetOptions,
} from './types.ts'
