import { classOf } from '../../names.ts'

export { URI } from '../../names.ts'

const CHAT = 'com.openai.models.chat.completions'
const CORE = 'com.openai.core'
const ERRORS = 'com.openai.errors'
const ANNOTATION = 'com.fasterxml.jackson.annotation'
const DATABIND = 'com.fasterxml.jackson.databind'

export const ASSISTANT_MESSAGE = /* @__PURE__ */ classOf(CHAT, 'ChatCompletionAssistantMessageParam')
export const CHAT_COMPLETION = /* @__PURE__ */ classOf(CHAT, 'ChatCompletion')
export const CHAT_PARAMS = /* @__PURE__ */ classOf(CHAT, 'ChatCompletionCreateParams')
export const CHUNK = /* @__PURE__ */ classOf(CHAT, 'ChatCompletionChunk')
export const COMPLETION_PARAMS = /* @__PURE__ */ classOf('com.openai.models.completions', 'CompletionCreateParams')
export const FUNCTION_CALL = /* @__PURE__ */ classOf(CHAT, 'ChatCompletionMessageFunctionToolCall')
export const FINISH_REASON = /* @__PURE__ */ classOf(`${CHAT}.ChatCompletion.Choice`, 'FinishReason')
export const FINISH_REASON_OF_STREAM = /* @__PURE__ */ classOf(`${CHAT}.ChatCompletionChunk.Choice`, 'FinishReason')
export const ARRAY_NODE = /* @__PURE__ */ classOf(`${DATABIND}.node`, 'ArrayNode')
export const OBJECT_NODE = /* @__PURE__ */ classOf(`${DATABIND}.node`, 'ObjectNode')
export const MESSAGE = /* @__PURE__ */ classOf(CHAT, 'ChatCompletionMessageParam')
export const TOOL_MESSAGE = /* @__PURE__ */ classOf(CHAT, 'ChatCompletionToolMessageParam')

const RESPONSES = 'com.openai.models.responses'

export const RESPONSE_ACCUMULATOR = /* @__PURE__ */ classOf('com.openai.helpers', 'ResponseAccumulator')
export const RESPONSE_EVENT = /* @__PURE__ */ classOf(RESPONSES, 'ResponseStreamEvent')
export const RESPONSE_PARAMS = /* @__PURE__ */ classOf(RESPONSES, 'ResponseCreateParams')
export const RESPONSE_STATUS = /* @__PURE__ */ classOf(RESPONSES, 'ResponseStatus')

const AUDIO = 'com.openai.models.audio'

export const AUDIO_FORMAT = /* @__PURE__ */ classOf(AUDIO, 'AudioResponseFormat')
export const EMBEDDING_PARAMS = /* @__PURE__ */ classOf('com.openai.models.embeddings', 'EmbeddingCreateParams')
export const IMAGE_PARAMS = /* @__PURE__ */ classOf('com.openai.models.images', 'ImageGenerateParams')
export const MULTIPART_FIELD = /* @__PURE__ */ classOf(CORE, 'MultipartField')
export const SPEECH_PARAMS = /* @__PURE__ */ classOf(`${AUDIO}.speech`, 'SpeechCreateParams')
export const TRANSCRIPTION_PARAMS = /* @__PURE__ */ classOf(`${AUDIO}.transcriptions`, 'TranscriptionCreateParams')

export const CLIENT = /* @__PURE__ */ classOf('com.openai.client', 'OpenAIClient')
export const IO_FAILURE = /* @__PURE__ */ classOf(ERRORS, 'OpenAIIoException')
export const JSON_VALUE = /* @__PURE__ */ classOf(CORE, 'JsonValue')
export const OBJECT_MAPPERS = /* @__PURE__ */ classOf(CORE, 'ObjectMappers')
export const OK_HTTP_CLIENT = /* @__PURE__ */ classOf('com.openai.client.okhttp', 'OpenAIOkHttpClient')
export const REASONING_EFFORT = /* @__PURE__ */ classOf('com.openai.models', 'ReasoningEffort')
export const SERVICE_FAILURE = /* @__PURE__ */ classOf(ERRORS, 'OpenAIServiceException')
export const STREAM_RESPONSE = /* @__PURE__ */ classOf(`${CORE}.http`, 'StreamResponse')
export const TIMEOUT = /* @__PURE__ */ classOf(CORE, 'Timeout')
export const USAGE = /* @__PURE__ */ classOf('com.openai.models.completions', 'CompletionUsage')

/* From Jackson, a dependency of the client. */

export const CLASS_DESCRIPTION = /* @__PURE__ */ classOf(ANNOTATION, 'JsonClassDescription')
export const PROPERTY_DESCRIPTION = /* @__PURE__ */ classOf(ANNOTATION, 'JsonPropertyDescription')
export const TYPE_NAME = /* @__PURE__ */ classOf(ANNOTATION, 'JsonTypeName')
export const DESERIALIZATION_FEATURE = /* @__PURE__ */ classOf(DATABIND, 'DeserializationFeature')
export const JDK8_MODULE = /* @__PURE__ */ classOf('com.fasterxml.jackson.datatype.jdk8', 'Jdk8Module')
export const JSON_MAPPER = /* @__PURE__ */ classOf(`${DATABIND}.json`, 'JsonMapper')
export const MAPPER_FEATURE = /* @__PURE__ */ classOf(DATABIND, 'MapperFeature')
export const TYPE_REFERENCE = /* @__PURE__ */ classOf('com.fasterxml.jackson.core.type', 'TypeReference')

/* From Java. */

export const COPY_OPTION = /* @__PURE__ */ classOf('java.nio.file', 'StandardCopyOption')
export const INPUT_STREAM = /* @__PURE__ */ classOf('java.io', 'InputStream')
export const FUNCTION = /* @__PURE__ */ classOf('java.util.function', 'Function')
