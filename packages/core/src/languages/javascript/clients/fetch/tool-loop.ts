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
  objectTypes,
} from '../tools.ts'
import { fetchProgram, post, readStream } from './chat.ts'

export const fetchToolLoop: ChatRenderer = {
  client: 'fetch',
  render(call) {
    const { requestModel: model, streaming: stream } = call
    return fetchProgram(
      call,
      code`
        ${defineTools(call, undefined, objectTypes(call))}
        ${listModels(call)}

        ${loop(
          code`
          ${post(call, { model, messages: MESSAGES, ...loopParameters(call), stream })}

          ${stream ? readRound(call) : readWhole(call)}
        `,
        )}
      `,
    )
  },
}

const readRound = (call: ChatCall): Piece => code`
  ${beginStream(call)}
  ${readStream(call, keepDelta(call))}

  ${callOfStream(call)}
`

/** A service's JSON can have any type. */
const readWhole = (call: ChatCall): Piece => {
  const json = code`(await response.json())`
  return answerOrCall(call, undefined, call.typescript ? code`(${json} as any)` : json)
}
