import { isObject, withMeaningOfSchema, withMeaningOfTools, withoutEmptyParameters } from './json-schema.ts'

/** A chat request's body. */
export type ChatBody = Readonly<Record<string, unknown>>

/** A way in which a framework may word a request differently, without asking for anything else. */
export interface MeaningRule {
  readonly id: string
  /** Why both forms mean the same: the page that says so. */
  readonly source: string
  /** The only client that the rule is for; all frameworks if absent. */
  readonly client?: string
  /** Rewrites a body so that both forms read alike. */
  readonly read: (body: ChatBody) => ChatBody
}

const CHAT_COMPLETIONS = 'https://platform.openai.com/docs/api-reference/chat/create'

const mapMessages = (body: ChatBody, read: (message: ChatBody) => ChatBody): ChatBody => {
  const { messages } = body
  return Array.isArray(messages)
    ? { ...body, messages: messages.map((each: unknown) => (isObject(each) ? read(each) : each)) }
    : body
}

const mapParts = (body: ChatBody, read: (part: ChatBody) => ChatBody): ChatBody =>
  mapMessages(body, ({ content, ...others }) => ({
    ...others,
    ...(content === undefined
      ? {}
      : { content: Array.isArray(content) ? content.map((part) => (isObject(part) ? read(part) : part)) : content }),
  }))

const mapFunctions = (body: ChatBody, read: (declared: ChatBody) => ChatBody): ChatBody => {
  const { tools } = body
  const readTool = (tool: unknown): unknown =>
    isObject(tool) && isObject(tool['function']) ? { ...tool, function: read(tool['function']) } : tool
  return Array.isArray(tools) ? { ...body, tools: tools.map(readTool) } : body
}

/** `get_weather(city: str) -> str`, a line break, and the docstring. */
function withoutSignature(declared: ChatBody): ChatBody {
  const { name, description } = declared
  if (typeof name !== 'string' || typeof description !== 'string') return declared
  const end = description.indexOf('\n')
  const isSigned = end !== -1 && description.startsWith(`${name}(`)
  return isSigned ? { ...declared, description: description.slice(end + 1) } : declared
}

const isTextPart = (part: unknown): part is { readonly type: 'text'; readonly text: string } =>
  isObject(part) && part['type'] === 'text' && typeof part['text'] === 'string' && Object.keys(part).length === 2

/**
 * What a framework's request may word differently from the published clients' requests. Everything else has to be equal:
 * the model, the messages and their order, each tool, and each parameter with its value.
 */
export const MEANING_RULES: readonly MeaningRule[] = [
  {
    id: 'a list with one text part is that text',
    source: CHAT_COMPLETIONS,
    read: (body) =>
      mapMessages(body, (message) => {
        const { content } = message
        const [only] = Array.isArray(content) ? (content as unknown[]) : []
        return Array.isArray(content) && content.length === 1 && isTextPart(only)
          ? { ...message, content: only.text }
          : message
      }),
  },
  {
    id: 'a developer message is a system message',
    source: CHAT_COMPLETIONS,
    read: (body) =>
      mapMessages(body, (message) => (message['role'] === 'developer' ? { ...message, role: 'system' } : message)),
  },
  {
    id: 'an image without a detail has the detail auto',
    source: CHAT_COMPLETIONS,
    read: (body) =>
      mapParts(body, (part) => {
        const image = part['image_url']
        return isObject(image) ? { ...part, image_url: { detail: 'auto', ...image } } : part
      }),
  },
  {
    id: 'a tool’s schema counts by what it allows',
    source: 'https://json-schema.org/understanding-json-schema',
    read: (body) => withMeaningOfTools(body) as ChatBody,
  },
  {
    id: 'a tool without parameters may have an empty schema, or none',
    source: CHAT_COMPLETIONS,
    read: (body) => withoutEmptyParameters(body) as ChatBody,
  },
  {
    id: 'the schema of an answer counts by what it allows',
    source: 'https://json-schema.org/understanding-json-schema',
    read: (body) => withMeaningOfSchema(body) as ChatBody,
  },
  {
    id: 'a description beside an answer’s schema describes the schema',
    source: CHAT_COMPLETIONS,
    read: (body) => {
      const format = body['response_format']
      const named = isObject(format) ? format['json_schema'] : undefined
      if (!isObject(format) || !isObject(named) || !isObject(named['schema'])) return body
      const { description, schema, ...others } = named
      const described = description === undefined ? schema : { description, ...schema }
      return { ...body, response_format: { ...format, json_schema: { ...others, schema: described } } }
    },
  },
  {
    id: 'the name of an answer’s schema is the framework’s',
    source: 'https://platform.openai.com/docs/guides/structured-outputs',
    read: (body) => {
      const format = body['response_format']
      const named = isObject(format) ? format['json_schema'] : undefined
      if (!isObject(format) || !isObject(named)) return body
      const { name: _name, ...others } = named
      return { ...body, response_format: { ...format, json_schema: others } }
    },
  },
  {
    id: 'a stream may ask for the number of tokens',
    source: CHAT_COMPLETIONS,
    read: (body) => (body['stream'] === true ? { stream_options: { include_usage: true }, ...body } : body),
  },
  {
    id: 'calling several tools at once is the default',
    source: CHAT_COMPLETIONS,
    read: (body) => ('tools' in body ? { parallel_tool_calls: true, ...body } : body),
  },
  {
    id: 'LlamaIndex’s default temperature is 0.1',
    source: 'llama_index/llms/openai_like/base.py of llama-index-llms-openai-like 0.8.1: “Default is 0.1.”',
    client: 'llamaindex',
    read: (body) => ({ temperature: 0.1, ...body }),
  },
  {
    id: 'a tool’s description may begin with the function’s signature',
    source: 'from_defaults in llama_index/core/tools/function_tool.py of llama-index-core 0.14.25',
    client: 'llamaindex',
    read: (body) => mapFunctions(body, withoutSignature),
  },
  {
    id: 'the order of tools says nothing',
    client: 'langchain4j',
    // Java lists the methods of a class, of which LangChain4j makes tools, in no particular order.
    source: CHAT_COMPLETIONS,
    read: (body) => {
      const { tools } = body
      return Array.isArray(tools) ? { ...body, tools: [...(tools as unknown[])].sort(byText) } : body
    },
  },
]

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

const EMBEDDINGS = 'https://platform.openai.com/docs/api-reference/embeddings/create'

/** What a framework's request for embeddings may word differently. */
export const EMBEDDING_RULES: readonly MeaningRule[] = [
  {
    id: 'a list with one text is that text, for which one embedding comes back either way',
    source: EMBEDDINGS,
    read: (body) => {
      const { input } = body
      const [only, ...more] = Array.isArray(input) ? (input as unknown[]) : []
      return typeof only === 'string' && more.length === 0 ? { ...body, input: only } : body
    },
  },
  {
    id: 'embeddings are numbers where no format is chosen',
    source: EMBEDDINGS,
    read: (body) => ({ encoding_format: 'float', ...body }),
  },
]

const IMAGES = 'https://platform.openai.com/docs/api-reference/images/create'

/** What a framework's request for images may word differently. */
export const IMAGE_RULES: readonly MeaningRule[] = [
  {
    id: 'one image is the default',
    source: IMAGES,
    read: (body) => ({ n: 1, ...body }),
  },
]

const TRANSCRIPTIONS = 'https://platform.openai.com/docs/api-reference/audio/createTranscription'

/** What a framework's request for a transcription, which is a form, may word differently. */
export const TRANSCRIPTION_RULES: readonly MeaningRule[] = [
  {
    id: 'a transcription is JSON where no format is chosen',
    source: TRANSCRIPTIONS,
    read: (body) => {
      const parts = body['form'] as readonly ChatBody[]
      return parts.some(({ name }) => name === 'response_format')
        ? body
        : { ...body, form: [...parts, AS_JSON].sort(byName) }
    },
  },
]

/** The default as a part of a form, with its content in base64. */
const AS_JSON: ChatBody = { name: 'response_format', content: Buffer.from('json').toString('base64') }

const byName = (a: ChatBody, b: ChatBody): number => (String(a['name']) < String(b['name']) ? -1 : 1)

/** The rules for a client's body: of a chat, embeddings of a text or a list of texts, images, or a transcription. */
function rulesFor(body: ChatBody, client: string | undefined): readonly MeaningRule[] {
  const { form, input, messages, prompt } = body
  if (messages !== undefined) return MEANING_RULES.filter((rule) => rule.client === undefined || rule.client === client)
  if (typeof prompt === 'string') return IMAGE_RULES
  if (Array.isArray(form) && form.every(isObject)) return TRANSCRIPTION_RULES
  const isTexts = typeof input === 'string' || (Array.isArray(input) && input.every((each) => typeof each === 'string'))
  return isTexts ? EMBEDDING_RULES : []
}

/**
 * What a framework's request means, in one form for all that mean the same.
 *
 * @param readBody what of the body counts, for the call that is made
 * @param client the framework that sends the body
 */
export const meaningOfBody =
  (readBody: (body: unknown) => unknown = (body) => body, client?: string): ((body: unknown) => unknown) =>
  (body) => {
    const read = readBody(body)
    return isObject(read) ? rulesFor(read, client).reduce<ChatBody>((meant, rule) => rule.read(meant), read) : read
  }
