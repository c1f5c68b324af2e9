export { holdsProviderId } from './call/assumptions.ts'
export { DIRECT_TOKEN_PLACEHOLDER, ROUTED_TOKEN_PLACEHOLDER } from './call/base.ts'
export type { AutoTaskCall, Call, ChatCall, HttpRequest, TaskCall, TemplateCall } from './call/call.ts'
export { type ChatApi, type Recipe, variantOf } from './call/chat-variant.ts'
export { ENGLISH_IGNORED_WORDS, type IgnoredWords } from './call/dropped-option-words.ts'
export { type IgnoredOption, ignoredIn } from './call/dropped-options.ts'
export { inferSchema } from './call/infer-schema.ts'
export { isOutputSchema } from './call/is-output-schema.ts'
export { type Logger, setLogger } from './call/logger.ts'
export type { LanguageOption, SteeringOptions } from './call/option-facts.generated.ts'
export type { ChatBodyFields, SnippetOptions } from './call/options.ts'
export { PLATFORMS, type Platform } from './call/platform.ts'
export type { EnvironmentVariable, SetUp, SnippetFile } from './call/set-up.ts'
export { type Target, targetOf } from './call/target.ts'
export { formatInputs, INPUT_FORMATS, type InputFormat } from './generate/format-inputs.ts'
export { getModelInputSnippet } from './generate/model-input.ts'
export type { ClientName, ProviderName, TaskName } from './generate/names.ts'
export {
  registerProvider,
  registerTask,
  registerTemplate,
  type Template,
  type TemplateRegistration,
} from './generate/registry.ts'
export type {
  ExplainOptions,
  InferenceExplanation,
  InferenceRequest,
  InferenceSnippet,
  RequestFile,
  SkippedClient,
} from './generate/snippet.ts'
export {
  buildInferenceRequest,
  explainInferenceSnippets,
  explainUnverified,
  getInferenceSnippets,
  snippets,
} from './generate/snippets.ts'
export { getTemplate } from './generate/templates.ts'
export type { Client, ModelReading, Renderer } from './languages/clients/client.ts'
export { CLIENTS, type ClientId } from './languages/clients.generated.ts'
export { LANGUAGE_RECORDS } from './languages/index.generated.ts'
export { javascript } from './languages/javascript/writer.ts'
export {
  type LanguageRecord,
  type Manifest,
  type NotebookKernel,
  type ProgramFile,
  programFileOf,
} from './languages/language.ts'
export { LANGUAGES, type Language, languageRecord } from './languages/languages.ts'
export { python } from './languages/python/writer.ts'
export { cmd } from './languages/shell/cmd.ts'
export { jq } from './languages/shell/jq.ts'
export { powershell } from './languages/shell/powershell.ts'
export { shell } from './languages/shell/writer.ts'
export { isServing, mappingOf } from './model/mapping-of.ts'
export type { ModelRecord, ProviderMapping } from './model/model-record.ts'
export { taskOf, taskWith } from './model/task-of.ts'
export { REASONING_LEVELS, type ReasoningLevel } from './model/thinking.ts'
export type { Assumption } from './providers/assumption.ts'
export type { ProviderId } from './providers/index.generated.ts'
export { PROVIDERS } from './providers/index.ts'
export { isPolicy, POLICIES, type Policy, policiesOf } from './providers/policies.ts'
export type {
  Body,
  FileInBase64,
  Provider,
  Queue,
  ResponseResult,
  ResponseUrl,
  Route,
  RouteInput,
} from './providers/provider.ts'
export { ROUTER_CHAT_BASE_URL } from './providers/router.ts'
export type { ChatMessage } from './tasks/chat-message.ts'
export type { TaskId } from './tasks/index.generated.ts'
export { TASKS } from './tasks/index.ts'
export type { InputFile, TaskInputs } from './tasks/inputs.ts'
export type { HubMethods, InputShape, Task } from './tasks/task.ts'
export { SnippetInputError, TemplateNotFoundError, UnsupportedFormatError } from './values/errors.ts'
export { type FilePlace, placeOfFile } from './values/file-place.ts'
export type { ValuePath } from './values/path.ts'
export type { JsonObject, JsonValue, Value } from './values/value.ts'
export { type Case, caseKey } from './verification/case.ts'
