import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { hubChatArguments, unsupportedProvider } from '../../../clients/hub-client.ts'
import { LIMITS } from '../../../clients/retries.ts'
import { type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { code } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { keywordArguments, printChatCompletion, resultName } from '../chat-completion.ts'
import { defineTextOf, textOf } from '../content-text.ts'
import { readChatFiles } from '../files.ts'
import { awaited } from '../main.ts'
import { type Asking, askEach, askRepeatedly, BUSY, MODEL, nameModel, waitAsTold } from '../retries.ts'
import { createClient, mainOfClient } from './inference-client.ts'
import { installOf } from './install.ts'
import { unsupportedSchema } from './schema.ts'

/** Body fields that `chat_completion` of huggingface_hub 2.4 accepts by name, according to its signature. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'max_tokens',
  'n',
  'presence_penalty',
  'response_format',
  'seed',
  'stop',
  'stream_options',
  'temperature',
  'tool_choice',
  'tool_prompt',
  'tools',
  'top_logprobs',
  'top_p',
])

export const huggingfaceHubChat: ChatRenderer = {
  client: 'huggingface_hub',
  unsupported: (call) => unsupportedProvider(call) ?? unsupportedSchema(call),
  setUp: (call) => (call.variant.retries ? { install: installOf(call) } : {}),
  render: /* @__PURE__ */ compiledChat((shape) => {
    const asking = askForChat(shape, (model) => createCompletion(shape, model))
    const main = code`
      ${asking.code}

      ${printChatCompletion(shape, textOf)}
    `
    return code`
      ${readChatFiles(shape)}
      ${defineTextOf(shape)}
      ${CREATE_CLIENT}

      ${mainOfClient(shape, main, asking.functions)}
    `
  }),
}

const CREATE_CLIENT = /* @__PURE__ */ slot((call: ChatCall) => createChatClient(call))
const MESSAGES = /* @__PURE__ */ slot(({ messages }: ChatCall) => messages)
const PARAMETERS = /* @__PURE__ */ slot(({ parameters }: ChatCall) => keywordArguments(parameters, KEYWORDS))

const createCompletion = (shape: ChatShape, model: string | Piece): Piece => code`
  ${awaited(shape)}client.chat.completions.create(
      model=${model},
      messages=${MESSAGES},
      ${when(shape.hasParameters, PARAMETERS)}
      ${when(shape.streaming, code`stream=True,`)}
  )
`

/**
 * Requests `completion` or `stream`.
 *
 * @param create returns the call for a model
 * @param passed the request's variables, each followed by a comma
 */
export function askForChat(call: ChatShape, create: (model: string | Piece) => Piece, passed?: Piece): Asking {
  const model = fromCall(call, (given) => hubChatArguments(given, '').model)
  const result = resultName(call)
  if (!call.variant.retries) return { code: code`${result} = ${create(model)}` }
  return {
    functions: askRepeatedly(call, { parameters: passed, once: tryOnce(create(MODEL)) }),
    code: code`
      ${askEach(call, passed, result, model)}
      ${nameModel(call)}
    `,
  }
}

/*
 * The library's HTTP client, on which its exceptions are based (release 2.4). The library's own name for it is private.
 */
const HTTP_ERROR = /* @__PURE__ */ nameFrom('httpx2', 'HTTPError')
const HF_HUB_HTTP_ERROR = /* @__PURE__ */ nameFrom('huggingface_hub.errors', 'HfHubHTTPError')

/** The client doesn't retry by itself. */
const tryOnce = (created: Piece): Piece => code`
  try:
      return ${created}
  except ${HF_HUB_HTTP_ERROR} as error:
      if error.response.status_code not in ${BUSY}:
          raise
      failure = error
      ${waitAsTold(code`error.response.headers`)}
  except ${HTTP_ERROR} as error:
      failure = error
`

export const createChatClient = (call: ChatCall): Piece =>
  createClient(call, whereToChat(call), call.variant.retries ? { timeout: LIMITS.timeout } : {})

/** Returns the argument for where the client chats. For a routed chat, the provider follows the model's name. */
function whereToChat({ baseUrl, endpointUrl, target, provider }: ChatCall): ValueObject {
  if (endpointUrl !== undefined) return { base_url: baseUrl }
  return target === 'direct' ? { provider } : {}
}
