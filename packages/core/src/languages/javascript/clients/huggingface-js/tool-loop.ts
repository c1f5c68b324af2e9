import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { listModels } from '../robust.ts'
import {
  answerOrCall,
  beginStream,
  CALL_OF_STREAM,
  defineTools,
  keepDelta,
  loop,
  loopParameters,
  MESSAGES,
} from '../tools.ts'
import { chat, chatArguments, complete, readStream } from './chat.ts'
import { createChatClient } from './inference-client.ts'
import { completionTypes } from './types.ts'

export const huggingfaceJsToolLoop: ClientForm = {
  client: 'huggingface.js',
  unsupported: (call) => unsupportedLoop(call) ?? chat.unsupported?.(call),
  render(call) {
    const parameters = loopParameters(call, call.parameters)
    const given = (column: number): string => chatArguments(call, MESSAGES, parameters, column)
    const round = call.streaming
      ? readStream(call, given, beginStream(call), keepDelta, 2) + CALL_OF_STREAM
      : `${complete(call, given, 2)}\n${answerOrCall(call)}`
    return `${createChatClient(call)}${defineTools(call, undefined, completionTypes(call))}${listModels(call)}\n${loop(round)}`
  },
}
