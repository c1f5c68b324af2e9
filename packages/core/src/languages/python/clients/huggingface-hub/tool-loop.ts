import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { hubChatArguments, unsupportedProvider } from '../../../clients/hub-client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { indented } from '../../../printing/literal.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { columnOf, importsOfMain } from '../main.ts'
import {
  APPEND_CALLS,
  answerOrCall,
  callOfStream,
  defineMessages,
  defineTools,
  loop,
  loopArguments,
  loopVariables,
  readDeltas,
} from '../tools.ts'
import { askForChat, createChatClient } from './chat.ts'
import { inferenceClient, mainOfClient } from './inference-client.ts'
import { installOf } from './install.ts'
import { unsupportedSchema } from './schema.ts'

/** The client's message is sent as it is to the hub's own service and to an endpoint, and without its nulls elsewhere. */
const keepsNulls = ({ target, provider }: ChatCall): boolean =>
  target === 'endpoint' || (target === 'direct' && provider === 'hf-inference')

export const huggingfaceHubToolLoop: ClientForm = {
  client: 'huggingface_hub',
  unsupported: (call) => unsupportedLoop(call) ?? unsupportedProvider(call) ?? unsupportedSchema(call),
  setUp: (call) => (call.form.robust ? { install: installOf(call) } : {}),
  render(call) {
    const column = columnOf(call)
    const { messages, parameters } = loopArguments(call, hubChatArguments(call, '').parameters)
    const asking = askForChat(call, messages, parameters, column + 4, loopVariables(call))
    const read = call.streaming
      ? readDeltas(call) + callOfStream()
      : `    message = completion.choices[0].message\n${answerOrCall('attributes', keepsNulls(call) ? APPEND_CALLS : undefined)}`
    return programWithFiles(
      call,
      [...importsOfMain(call), JSON_MODULE, ...asking.imports, inferenceClient(call)],
      `${defineTools(call)}
${createChatClient(call)}
${mainOfClient(call, defineMessages(call) + loop(call, `${asking.code}\n${indented(read, column)}`), asking.functions)}`,
    )
  },
}
