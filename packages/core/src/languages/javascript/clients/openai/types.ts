import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import {
  ANY,
  as,
  castTo,
  type Fit,
  fitOf,
  isEither,
  isListOf,
  isNumber,
  isObject,
  isObjectOf,
  isOneOf,
  isSwitch,
  isText,
  isTextOrFile,
  type KnownFields,
  type Typed,
  typed,
} from '../../types.ts'
import { code } from '../../writer.ts'
import type { LoopTypes } from '../tools.ts'

/* What the types of openai 7 accept unchanged. They have only OpenAI's own fields. */

const isTextPart = isObjectOf({ type: isOneOf('text'), text: isText })
const isImagePart = isObjectOf({
  type: isOneOf('image_url'),
  image_url: isObjectOf({ url: isTextOrFile, detail: isOneOf('auto', 'low', 'high') }, ['url']),
})
const isTextContent = isEither(isText, isListOf(isTextPart))

const isMessage = isEither(
  isObjectOf({ role: isOneOf('system', 'developer', 'assistant'), content: isTextContent }),
  isObjectOf({ role: isOneOf('user'), content: isEither(isText, isListOf(isEither(isTextPart, isImagePart))) }),
)

const isTool = isObjectOf({
  type: isOneOf('function'),
  function: isObjectOf({ name: isText, description: isText, parameters: isObject, strict: isSwitch }, ['name']),
})

const isEffort = isOneOf('none', 'minimal', 'low', 'medium', 'high', 'xhigh')
const isChoice = isOneOf('none', 'auto', 'required')

const COMPLETION: KnownFields = {
  model: isText,
  messages: isListOf(isMessage),
  frequency_penalty: isNumber,
  logprobs: isSwitch,
  max_completion_tokens: isNumber,
  max_tokens: isNumber,
  n: isNumber,
  parallel_tool_calls: isSwitch,
  presence_penalty: isNumber,
  reasoning_effort: isEffort,
  seed: isNumber,
  stop: isEither(isText, isListOf(isText)),
  stream: isSwitch,
  stream_options: isObjectOf({ include_usage: isSwitch }),
  temperature: isNumber,
  tool_choice: isEither(isChoice, isObjectOf({ type: isOneOf('function'), function: isObjectOf({ name: isText }) })),
  tools: isListOf(isTool),
  top_logprobs: isNumber,
  top_p: isNumber,
  user: isText,
}

const isInput = isObjectOf({ role: isOneOf('system', 'developer', 'assistant', 'user'), content: isText })

const isResponsesTool = isObjectOf(
  { type: isOneOf('function'), name: isText, description: isText, parameters: isObject, strict: isSwitch },
  ['type', 'name', 'parameters', 'strict'],
)

const RESPONSE: KnownFields = {
  model: isText,
  input: isEither(isText, isListOf(isInput)),
  max_output_tokens: isNumber,
  parallel_tool_calls: isSwitch,
  previous_response_id: isText,
  reasoning: isObjectOf({ effort: isEffort }),
  store: isSwitch,
  stream: isSwitch,
  temperature: isNumber,
  text: isObjectOf({ verbosity: isOneOf('low', 'medium', 'high') }, []),
  tool_choice: isEither(isChoice, isObjectOf({ type: isOneOf('function'), name: isText })),
  tools: isListOf(isResponsesTool),
  top_logprobs: isNumber,
  top_p: isNumber,
  user: isText,
}

type Fields = { readonly [name: string]: Value }

const ending = ({ streaming }: Pick<ChatCall, 'streaming'>): string => (streaming ? 'Streaming' : 'NonStreaming')

/** Returns the cast of a chat completion's request, if it has fields that the types don't have. */
export const castCompletion = (call: ChatCall, messages: Value, parameters: Fields): Piece | undefined =>
  castCompletionAs(call, completionFit({ typescript: call.typescript, messages, parameters }))

/** Returns how the types accept a chat completion's request. */
export const completionFit = ({ typescript, messages, parameters }: CompletionFields): Fit =>
  typescript ? fitOf({ messages, ...parameters }, COMPLETION) : 'fits'

interface CompletionFields extends Typed {
  readonly messages: Value
  readonly parameters: Fields
}

/** Returns the cast for a request that the types accept in this way. */
export const castCompletionAs = (call: Typed & Pick<ChatCall, 'streaming'>, fit: Fit): Piece | undefined =>
  castTo(call, `OpenAI.ChatCompletionCreateParams${ending(call)}`, fit)

/** Returns the cast of a response's request. */
export const castResponse = (call: ChatCall, body: Fields): Piece | undefined =>
  castTo(call, `OpenAI.Responses.ResponseCreateParams${ending(call)}`, call.typescript ? fitOf(body, RESPONSE) : 'fits')

const listType = (call: ChatCall, list: Value, type: Piece, isItem: (value: Value) => boolean): Piece | undefined =>
  typed(call, code`${isListOf(isItem)(list) ? type : ANY}[]`)

/** Returns the types of a loop's variables, for chat completions. */
export const completionTypes = (call: ChatCall): LoopTypes => ({
  messages: listType(call, call.messages, code`OpenAI.ChatCompletionMessageParam`, isMessage),
  tools: listType(call, call.parameters.tools as Value, code`OpenAI.ChatCompletionTool`, isTool),
})

/** Returns the types of a loop's variables, for the Responses API. */
export const responseTypes = (call: ChatCall, { tools, input }: Fields): LoopTypes => ({
  messages: listType(call, input as Value, code`OpenAI.Responses.ResponseInputItem`, isInput),
  tools: listType(call, tools as Value, code`OpenAI.Responses.Tool`, isResponsesTool),
})

const EVENT = code`event`
const COMPLETED = code`OpenAI.Responses.ResponseCompletedEvent`

/** Returns the last event of a response's stream. */
export const lastEvent = (call: Typed): Piece => as(call, EVENT, COMPLETED)
