import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { hubChatArguments, unsupportedProvider, unsupportedSchema } from '../../../clients/hub-client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { indented } from '../../../printing/literal.ts'
import { createChatCompletion } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import {
  APPEND_CALLS,
  answerOrCall,
  callOfStream,
  defineMessages,
  defineTools,
  loop,
  loopArguments,
  readDeltas,
} from '../tools.ts'
import { KEYWORDS, whereToChat } from './chat.ts'
import { createClient, inferenceClient } from './inference-client.ts'

/** The client's message is sent as it is to the hub's own service and to an endpoint, and without its nulls elsewhere. */
const keepsNulls = ({ target, provider }: ChatCall): boolean =>
  target === 'endpoint' || (target === 'direct' && provider === 'hf-inference')

export const huggingfaceHubToolLoop: ClientForm = {
  client: 'huggingface_hub',
  unsupported: (call) => unsupportedLoop(call) ?? unsupportedProvider(call) ?? unsupportedSchema(call),
  render(call) {
    const column = columnOf(call)
    const given = hubChatArguments(call, '')
    const { messages, parameters } = loopArguments(call, given.parameters)
    const created = createChatCompletion(
      { ...call, messages },
      { model: given.model, parameters },
      KEYWORDS,
      column + 4,
    )
    const read = call.streaming
      ? readDeltas(call) + callOfStream()
      : `    message = completion.choices[0].message\n${answerOrCall('attributes', keepsNulls(call) ? APPEND_CALLS : undefined)}`
    return programWithFiles(
      call,
      [...importsOfMain(call), JSON_MODULE, inferenceClient(call)],
      `${defineTools(call)}
${createClient(call, whereToChat(call))}
${mainOf(call, defineMessages(call) + loop(call, `${created}\n${indented(read, column)}`))}`,
    )
  },
}
