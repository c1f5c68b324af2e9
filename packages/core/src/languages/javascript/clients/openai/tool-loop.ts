import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { listModels } from '../robust.ts'
import {
  answerOrCall,
  beginStream,
  CALL_OF_STREAM,
  defineTools,
  KEEP_DELTA,
  loop,
  loopParameters,
  MESSAGES,
} from '../tools.ts'
import { createCompletion } from './chat.ts'
import { chatProgram } from './program.ts'
import { completionTypes } from './types.ts'

export const openaiToolLoop: ClientForm = {
  client: 'openai',
  unsupported: unsupportedLoop,
  render: (call) =>
    chatProgram(
      call,
      code`
        ${defineTools(call, undefined, completionTypes(call))}
        ${listModels(call)}

        ${loop(code`
          ${createCompletion(call, MESSAGES, loopParameters(call))}

          ${call.streaming ? readStream(call) : answerOrCall(call, FUNCTION_CALLS)}
        `)}
      `,
    ),
}

const FUNCTION_CALLS = code`OpenAI.ChatCompletionMessageFunctionToolCall[]`

const readStream = (call: ChatCall): Piece => code`
  ${beginStream(call)}
  for await (const chunk of stream) {
    ${KEEP_DELTA}
  }

  ${CALL_OF_STREAM}
`
