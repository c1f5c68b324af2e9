import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { Piece } from '../../../printing/code.ts'
import {
  ANY,
  castTo,
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
  typed,
} from '../../types.ts'
import { code } from '../../writer.ts'
import type { LoopTypes } from '../tools.ts'

/* What the types of @anthropic-ai/sdk 1 accept unchanged. They have no sampling fields. */

const isTextBlock = isObjectOf({ type: isOneOf('text'), text: isText })
const isSource = isEither(
  isObjectOf({ type: isOneOf('url'), url: isText }),
  isObjectOf({
    type: isOneOf('base64'),
    media_type: isOneOf('image/jpeg', 'image/png', 'image/gif', 'image/webp'),
    data: isTextOrFile,
  }),
)
const isBlock = isEither(isTextBlock, isObjectOf({ type: isOneOf('image'), source: isSource }))

const isMessage = isObjectOf({
  role: isOneOf('user', 'assistant'),
  content: isEither(isText, isListOf(isBlock)),
})

const isTool = isObjectOf(
  {
    name: isText,
    description: isText,
    input_schema: (schema) => isObject(schema) && (schema as { readonly type?: Value }).type === 'object',
    strict: isSwitch,
  },
  ['name', 'input_schema'],
)

const MESSAGE: KnownFields = {
  model: isText,
  max_tokens: isNumber,
  messages: isListOf(isMessage),
  metadata: isObjectOf({ user_id: isText }),
  output_config: isObjectOf({ effort: isOneOf('low', 'medium', 'high', 'xhigh', 'max') }, []),
  stop_sequences: isListOf(isText),
  stream: isSwitch,
  system: isEither(isText, isListOf(isTextBlock)),
  tool_choice: isEither(
    isObjectOf({ type: isOneOf('auto', 'any'), disable_parallel_tool_use: isSwitch }, ['type']),
    isObjectOf({ type: isOneOf('tool'), name: isText }),
    isObjectOf({ type: isOneOf('none') }),
  ),
  tools: isListOf(isTool),
}

type Fields = { readonly [name: string]: Value }

/** Returns the cast of a message request, if it has fields that the types don't have. */
export const castMessage = (
  call: ChatCall,
  body: Fields,
  type = `MessageCreateParams${call.streaming ? 'Streaming' : 'NonStreaming'}`,
): Piece | undefined => castTo(call, `Anthropic.${type}`, call.typescript ? fitOf(body, MESSAGE) : 'fits')

/** Returns the types of a tool loop's variables. */
export function messageTypes(call: ChatCall): LoopTypes {
  const { messages, tools } = bodyOf(call.request)
  const listType = (list: Value | undefined, type: Piece, isItem: (value: Value) => boolean): Piece | undefined =>
    typed(call, code`${isListOf(isItem)(list ?? []) ? type : ANY}[]`)
  return {
    messages: listType(messages, code`Anthropic.MessageParam`, isMessage),
    tools: listType(tools, code`Anthropic.Tool`, isTool),
  }
}
