import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { type Piece, when } from '../../../printing/code.ts'
import {
  fitOf,
  isEither,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isSwitch,
  isText,
  type KnownFields,
  typed,
} from '../../types.ts'
import { code } from '../../writer.ts'
import type { LoopTypes } from '../tools.ts'

/* What the types of @huggingface/inference 4 accept unchanged. Objects may have further fields of any type. */

type Fields = { readonly [name: string]: Value }

/** Checks an object whose known fields have these types. */
const isLike =
  (known: KnownFields, required: readonly string[]) =>
  (value: Value): boolean =>
    isObject(value) &&
    required.every((name) => Object.hasOwn(value as Fields, name)) &&
    fitOf(value as Fields, known) !== 'is other'

const isPart = isLike({ type: isOneOf('text', 'image_url'), text: isText }, ['type'])
const isMessage = isLike({ role: isText, content: isEither(isText, isListOf(isPart)), name: isText }, ['role'])
const isFunction = isLike({ name: isText, description: isText }, ['name'])
const isTool = isLike({ type: isText, function: isFunction }, ['type', 'function'])

const CHAT: KnownFields = {
  messages: isListOf(isMessage),
  frequency_penalty: isNumber,
  logit_bias: isListOf(isNumber),
  logprobs: isSwitch,
  max_tokens: isNumber,
  n: isNumber,
  presence_penalty: isNumber,
  reasoning_effort: isText,
  response_format: isLike({ type: isOneOf('text', 'json_schema', 'json_object') }, ['type']),
  seed: isNumber,
  stop: isListOf(isText),
  stream_options: isLike({ include_usage: isSwitch }, []),
  temperature: isNumber,
  tool_choice: isEither(isOneOf('auto', 'none', 'required'), isLike({ function: isFunction }, ['function'])),
  tools: isListOf(isTool),
  top_logprobs: isNumber,
  top_p: isNumber,
}

/** Returns the cast of a chat's arguments, if they don't fit the client's types. */
export const castChat = (call: ChatCall, messages: Value, parameters: Fields): Piece | undefined =>
  when(call.typescript && fitOf({ messages, ...parameters }, CHAT) === 'is other', AS_ANY)

/** The cast of values that the client's types don't accept. */
export const AS_ANY = code` as any`

/** Returns the types of a tool loop's variables; the client doesn't export names for them. */
export const completionTypes = (call: ChatCall): LoopTypes => ({
  messages: typed(call, ANYTHING),
  tools: isListOf(isTool)(call.parameters.tools as Value) ? undefined : typed(call, ANYTHING),
})

const ANYTHING = code`any[]`
