import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
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
          ${readStream(call, given, beginStream(call), readChunk(call))}

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

/** The client only throws errors that an event contains in a field `error`. */
const readChunk = (call: ChatCall): Piece => code`
  if (chunk.message) throw new Error(\`The stream broke off: \${chunk.message}\`);
  ${keepDelta(call)}
`
