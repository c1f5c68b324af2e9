import { classOf } from '../../names.ts'

const CHAT = 'dev.langchain4j.model.chat'
const MESSAGE = 'dev.langchain4j.data.message'
const OF_TOOL = 'dev.langchain4j.agent.tool'
const SERVICE = 'dev.langchain4j.service'

export const AI_MESSAGE = /* @__PURE__ */ classOf(MESSAGE, 'AiMessage')
export const AUDIO_CONTENT = /* @__PURE__ */ classOf(MESSAGE, 'AudioContent')
export const CHAT_MESSAGE = /* @__PURE__ */ classOf(MESSAGE, 'ChatMessage')
export const IMAGE_CONTENT = /* @__PURE__ */ classOf(MESSAGE, 'ImageContent')
export const SYSTEM_MESSAGE = /* @__PURE__ */ classOf(MESSAGE, 'SystemMessage')
export const TEXT_CONTENT = /* @__PURE__ */ classOf(MESSAGE, 'TextContent')
export const TOOL_RESULT = /* @__PURE__ */ classOf(MESSAGE, 'ToolExecutionResultMessage')
export const USER_MESSAGE = /* @__PURE__ */ classOf(MESSAGE, 'UserMessage')

export const CHAT_MODEL = /* @__PURE__ */ classOf('dev.langchain4j.model.openai', 'OpenAiChatModel')
export const EMBEDDING_MODEL = /* @__PURE__ */ classOf('dev.langchain4j.model.openai', 'OpenAiEmbeddingModel')
export const TEXT_SEGMENT = /* @__PURE__ */ classOf('dev.langchain4j.data.segment', 'TextSegment')
export const STREAMING_MODEL = /* @__PURE__ */ classOf('dev.langchain4j.model.openai', 'OpenAiStreamingChatModel')
export const CHAT_REQUEST = /* @__PURE__ */ classOf(`${CHAT}.request`, 'ChatRequest')
export const RESPONSE_FORMAT = /* @__PURE__ */ classOf(`${CHAT}.request`, 'ResponseFormat')
export const FINISH_REASON = /* @__PURE__ */ classOf('dev.langchain4j.model.output', 'FinishReason')
export const FORMAT_TYPE = /* @__PURE__ */ classOf(`${CHAT}.request`, 'ResponseFormatType')
export const JSON_SCHEMA = /* @__PURE__ */ classOf(`${CHAT}.request.json`, 'JsonSchema')
export const OBJECT_SCHEMA = /* @__PURE__ */ classOf(`${CHAT}.request.json`, 'JsonObjectSchema')
export const RAW_SCHEMA = /* @__PURE__ */ classOf(`${CHAT}.request.json`, 'JsonRawSchema')
export const CHAT_RESPONSE = /* @__PURE__ */ classOf(`${CHAT}.response`, 'ChatResponse')
export const PARTIAL_THINKING = /* @__PURE__ */ classOf(`${CHAT}.response`, 'PartialThinking')
export const HANDLER = /* @__PURE__ */ classOf(`${CHAT}.response`, 'StreamingChatResponseHandler')
export const TOOL_SPECIFICATION = /* @__PURE__ */ classOf(OF_TOOL, 'ToolSpecification')
export const TOOL = /* @__PURE__ */ classOf(OF_TOOL, 'Tool')
export const PARAMETER = /* @__PURE__ */ classOf(OF_TOOL, 'P')
export const AI_SERVICES = /* @__PURE__ */ classOf(SERVICE, 'AiServices')
export const RESULT = /* @__PURE__ */ classOf(SERVICE, 'Result')
export const PARSING_EXCEPTION = /* @__PURE__ */ classOf(`${SERVICE}.output`, 'OutputParsingException')
export const CAPABILITY = /* @__PURE__ */ classOf(CHAT, 'Capability')
export const DESCRIPTION = /* @__PURE__ */ classOf('dev.langchain4j.model.output.structured', 'Description')
export const JDK_HTTP_CLIENT = /* @__PURE__ */ classOf('dev.langchain4j.http.client.jdk', 'JdkHttpClient')
export const SENT_EVENT = /* @__PURE__ */ classOf('dev.langchain4j.http.client.sse', 'ServerSentEvent')

/* Of Jackson, which comes with it, and of Java. */

export const OBJECT_MAPPER = /* @__PURE__ */ classOf('com.fasterxml.jackson.databind', 'ObjectMapper')
export const TYPE_REFERENCE = /* @__PURE__ */ classOf('com.fasterxml.jackson.core.type', 'TypeReference')
export const ARRAY_LIST = /* @__PURE__ */ classOf('java.util', 'ArrayList')
export const COMPLETABLE_FUTURE = /* @__PURE__ */ classOf('java.util.concurrent', 'CompletableFuture')
export const HTTP_CLIENT = /* @__PURE__ */ classOf('java.net.http', 'HttpClient')
