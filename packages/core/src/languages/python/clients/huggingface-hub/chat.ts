import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hubChatArguments, unsupportedProvider } from '../../../clients/hub-client.ts'
import { LIMITS } from '../../../clients/retries.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { createChatCompletion, printChatCompletion, resultName } from '../chat-completion.ts'
import { defineTextOf, textOf } from '../content-text.ts'
import { withFiles } from '../files.ts'
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
  render(call) {
    const { parameters } = hubChatArguments(call, '')
    const asking = askForChat(call, (model) =>
      createChatCompletion(call, { model, messages: call.messages, parameters }, KEYWORDS),
    )
    const main = code`
      ${asking.code}

      ${printChatCompletion(call, textOf)}
    `
    return python.program(
      withFiles(
        call,
        code`
          ${defineTextOf(call)}
          ${createChatClient(call)}

          ${mainOfClient(call, main, asking.functions)}
        `,
      ),
    )
  },
}

/**
 * Requests `completion` or `stream`.
 *
 * @param create returns the call for a model
 * @param passed the request's variables, each followed by a comma
 */
export function askForChat(call: ChatCall, create: (model: string | Piece) => Piece, passed?: Piece): Asking {
  const { model } = hubChatArguments(call, '')
  const named: ChatCall = { ...call, requestModel: model }
  const result = resultName(call)
  if (!call.variant.retries) return { code: code`${result} = ${create(model)}` }
  return {
    functions: askRepeatedly(call, { parameters: passed, once: tryOnce(create(MODEL)) }),
    code: code`
      ${askEach(named, passed, result)}
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
