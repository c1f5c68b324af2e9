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
import { createCompletion } from './create-completion.ts'
import { chatProgram } from './program.ts'
import { completionTypes } from './types.ts'

/**
 * We don't use the client's own `runTools`: in release 7.57, it doesn't send reasoning back (`toRequestMessage` of
 * lib/AbstractChatCompletionRunner.mjs), ends after ten rounds without an error, and runs incomplete calls.
 */
export const openaiToolLoop: ChatRenderer = {
  client: 'openai',
  render: (call) =>
    chatProgram(
      call,
      code`
        ${defineTools(call, undefined, completionTypes(call))}
        ${listModels(call)}

        ${loop(
          code`
            ${createCompletion(call, MESSAGES, loopParameters(call))}

            ${call.streaming ? readStream(call) : answerOrCall(call, FUNCTION_CALLS)}
          `,
        )}
      `,
    ),
}

const FUNCTION_CALLS = code`OpenAI.ChatCompletionMessageFunctionToolCall[]`

const readStream = (call: ChatCall): Piece => code`
  ${beginStream(call)}
  for await (const chunk of stream) {
    ${keepDelta(call)}
  }

  ${callOfStream(call)}
`
