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

/** Body fields that `chat_completion` of huggingface_hub 2.4 takes by name (its signature). */
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
 * Asks for `completion` or `stream`.
 *
 * @param create the call that asks a model
 * @param passed the variables of the request, with a comma behind each
 */
export function askForChat(call: ChatCall, create: (model: string | Piece) => Piece, passed?: Piece): Asking {
  const { model } = hubChatArguments(call, '')
  const result = resultName(call)
  if (!call.variant.retries) return { code: code`${result} = ${create(model)}` }
  return {
    functions: askRepeatedly(call, { parameters: passed, once: tryOnce(create(MODEL)) }),
    code: code`
      ${askEach({ ...call, requestModel: model }, passed, result)}
      ${nameModel(call)}
    `,
  }
}

/* What the library sends requests with, and what its own exceptions come from (release 2.4): its own name for it is private. */
const HTTP_ERROR = /* @__PURE__ */ nameFrom('httpx2', 'HTTPError')
const HF_HUB_HTTP_ERROR = /* @__PURE__ */ nameFrom('huggingface_hub.errors', 'HfHubHTTPError')

/** The client does not ask again itself. */
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

/** Makes `client`. */
export const createChatClient = (call: ChatCall): Piece =>
  createClient(call, whereToChat(call), call.variant.retries ? { timeout: LIMITS.timeout } : {})

/** Where the client chats, as an argument of it. A routed chat names its provider after the model. */
function whereToChat({ baseUrl, endpointUrl, target, provider }: ChatCall): ValueObject {
  if (endpointUrl !== undefined) return { base_url: baseUrl }
  return target === 'direct' ? { provider } : {}
}
