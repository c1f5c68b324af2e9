import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { hubChatArguments, unsupportedProvider } from '../../../clients/hub-client.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { type PythonImport, python } from '../../writer.ts'
import { createChatCompletion, printChatCompletion, resultName } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { columnOf, importsOfMain } from '../main.ts'
import { type Asking, askEach, askRepeatedly, BUSY, importsOfAsking, nameModel, waitAsTold } from '../robust.ts'
import { createClient, inferenceClient, mainOfClient } from './inference-client.ts'
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

export const chat: Renderer<ChatCall> = {
  unsupported: (call) => unsupportedProvider(call) ?? unsupportedSchema(call),
  setUp: (call) => (call.form.robust ? { install: installOf(call) } : {}),
  render(call) {
    const column = columnOf(call)
    const asking = askForChat(call, call.messages, hubChatArguments(call, '').parameters, column)
    return programWithFiles(
      call,
      [...importsOfMain(call), ...asking.imports, inferenceClient(call)],
      `${createChatClient(call)}
${mainOfClient(call, `${asking.code}\n${printChatCompletion(call, column)}`, asking.functions)}`,
    )
  },
}

/**
 * Asks for `completion` or `stream`.
 *
 * @param passed the variables of the request, with a comma behind each
 */
export function askForChat(
  call: ChatCall,
  messages: Value,
  parameters: { readonly [name: string]: Value },
  column: number,
  passed = '',
): Asking {
  const { model } = hubChatArguments(call, '')
  if (!call.form.robust) {
    const code = createChatCompletion({ ...call, messages }, { model, parameters }, KEYWORDS, column)
    return { imports: [], functions: '', code }
  }
  const returned = createChatCompletion(
    { ...call, messages },
    { model: raw('model'), parameters },
    KEYWORDS,
    12,
    'return ',
  )
  return {
    imports: [...importsOfAsking(call), ...HTTP_ERRORS],
    functions: askRepeatedly(call, { parameters: passed, code: tryOnce(returned) }),
    code: askEach({ ...call, requestModel: model }, passed, resultName(call), column) + nameModel(call, column),
  }
}

/** What the library sends requests with, and what its own exceptions come from (release 2.4): its own name for it is private. */
const HTTP_ERRORS: readonly PythonImport[] = [
  { module: 'httpx2', name: 'HTTPError' },
  { module: 'huggingface_hub.errors', name: 'HfHubHTTPError' },
]

/** The client does not ask again itself. */
const tryOnce = (returned: string): string => `        try:
${returned}        except HfHubHTTPError as error:
            if error.response.status_code not in ${BUSY}:
                raise
            failure = error
${waitAsTold('error.response.headers')}        except HTTPError as error:
            failure = error
`

/** Makes `client`. */
export const createChatClient = (call: ChatCall): string =>
  createClient(call, whereToChat(call), call.form.robust ? python.argument('timeout', LIMITS.timeout) : '')

/** Where the client chats, as an argument of it. A routed chat names its provider after the model. */
function whereToChat({ baseUrl, endpointUrl, target, provider }: ChatCall): string {
  if (endpointUrl !== undefined) return python.argument('base_url', baseUrl)
  return target === 'direct' ? python.argument('provider', provider) : ''
}
