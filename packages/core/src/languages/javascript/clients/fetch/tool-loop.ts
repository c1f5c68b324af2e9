import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { listModels } from '../robust.ts'
import {
  ANSWER_OR_CALL,
  BEGIN_STREAM,
  CALL_OF_STREAM,
  defineTools,
  keepDelta,
  loop,
  loopParameters,
  MESSAGES,
} from '../tools.ts'
import { fetchProgram, post, readStream } from './chat.ts'

export const fetchToolLoop: ClientForm = {
  client: 'fetch',
  unsupported: unsupportedLoop,
  render(call) {
    const { requestModel: model, streaming: stream } = call
    const body = { model, messages: MESSAGES, ...loopParameters(call, call.parameters), stream }
    const round = stream
      ? BEGIN_STREAM + readStream(keepDelta(6), '  ') + CALL_OF_STREAM
      : `  const completion = await response.json();\n${ANSWER_OR_CALL}`
    return fetchProgram(call, `${defineTools(call)}${listModels(call)}\n${loop(`${post(call, body, 2)}\n${round}`)}`)
  },
}
