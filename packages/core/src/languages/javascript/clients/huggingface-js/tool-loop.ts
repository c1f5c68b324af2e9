import type { ChatRenderer } from '../../../clients/client.ts'
import { code } from '../../writer.ts'
import { listModels } from '../retries.ts'
import {
  answerOrCall,
  beginStream,
  callOfStream,
  defineTools,
  keepDelta,
  loop,
  loopParameters,
  MESSAGES,
} from '../tools.ts'
import { chatArguments, complete, huggingfaceJsChat, readStream } from './chat.ts'
import { chatProgram } from './inference-client.ts'
import { completionTypes } from './types.ts'

export const huggingfaceJsToolLoop: ChatRenderer = {
  client: 'huggingface.js',
  unsupported: (call) => huggingfaceJsChat.unsupported?.(call),
  render(call) {
    const given = chatArguments(call, MESSAGES, loopParameters(call))
    const round = call.streaming
      ? code`
          ${readStream(call, given, beginStream(call), keepDelta(call))}

          ${callOfStream(call)}
        `
      : code`
          ${complete(call, given)}

          ${answerOrCall(call)}
        `
    return chatProgram(
      call,
      code`
        ${defineTools(call, undefined, completionTypes(call))}
        ${listModels(call)}

        ${loop(round)}
      `,
    )
  },
}
