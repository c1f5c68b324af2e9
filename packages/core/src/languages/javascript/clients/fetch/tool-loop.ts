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
  objectTypes,
} from '../tools.ts'
import { fetchProgram, post, readJson, readStream } from './chat.ts'

export const fetchToolLoop: ClientForm = {
  client: 'fetch',
  unsupported: unsupportedLoop,
  render(call) {
    const { requestModel: model, streaming: stream } = call
    const body = { model, messages: MESSAGES, ...loopParameters(call, call.parameters), stream }
    const round = stream
      ? beginStream(call) + readStream(call, keepDelta(6), '  ') + CALL_OF_STREAM
      : readJson(call, 'completion', '  ') + answerOrCall(call)
    return fetchProgram(
      call,
      `${defineTools(call, undefined, objectTypes(call))}${listModels(call)}\n${loop(`${post(call, body, 2)}\n${round}`)}`,
    )
  },
}
