import type { ChatCall } from '../../../../call/call.ts'
import { type JsonObject, raw } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { hubChatArguments, unsupportedProvider, unsupportedSchema } from '../../../clients/hub-client.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { type PythonImport, python } from '../../writer.ts'
import { createChatCompletion, printChatCompletion, resultName } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { askEach, askRepeatedly, BUSY, importsOfAsking, nameModel, waitAsTold } from '../robust.ts'
import { createClient, inferenceClient } from './inference-client.ts'

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

export const chat: Renderer<ChatCall> = {
  unsupported: (call) => unsupportedProvider(call) ?? unsupportedSchema(call),
  render(call) {
    const { form } = call
    const column = columnOf(call)
    const { model, parameters } = hubChatArguments(call, '')
    const created = form.robust
      ? askEach({ ...call, requestModel: model }, '', resultName(call), column) + nameModel(call, column)
      : createChatCompletion(call, { model, parameters }, KEYWORDS, column)
    return programWithFiles(
      call,
      [...importsOfMain(call), ...(form.robust ? [...importsOfAsking(call), HTTP_ERRORS] : []), inferenceClient(call)],
      `${createClient(call, whereToChat(call), form.robust ? python.argument('timeout', LIMITS.timeout) : '')}
${mainOf(call, `${created}\n${printChatCompletion(call, column)}`, form.robust ? ask(call, parameters) : '')}`,
    )
  },
}

const HTTP_ERRORS: PythonImport = { module: 'huggingface_hub.errors', name: 'HfHubHTTPError, HTTPError' }

/** The client does not ask again itself. */
const ask = (call: ChatCall, parameters: JsonObject): string =>
  askRepeatedly(call, {
    code: `        try:
${createChatCompletion(call, { model: raw('model'), parameters }, KEYWORDS, 12, 'return ')}        except HfHubHTTPError as error:
            if error.response.status_code not in ${BUSY}:
                raise
            failure = error
${waitAsTold('error.response.headers')}        except HTTPError as error:
            failure = error
`,
  })

/** Where the client chats, as an argument of it. A routed chat names its provider after the model. */
export function whereToChat({ baseUrl, endpointUrl, target, provider }: ChatCall): string {
  if (endpointUrl !== undefined) return python.argument('base_url', baseUrl)
  return target === 'direct' ? python.argument('provider', provider) : ''
}
