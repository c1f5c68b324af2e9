import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { JSON_MODULE } from '../imports.ts'
import {
  answerOrCall,
  BEGIN_STREAM,
  callOfStream,
  defineMessages,
  defineTools,
  keepDelta,
  loop,
  loopArguments,
} from '../tools.ts'
import { openSession, post, readStream, requestsProgram } from './chat.ts'

export const requestsToolLoop: ClientForm = {
  client: 'requests',
  unsupported: unsupportedLoop,
  render(call) {
    const { messages, parameters } = loopArguments(call, call.parameters)
    const body = { model: call.requestModel, messages, ...parameters, stream: call.streaming }
    const each = `            delta = choice["delta"]\n${keepDelta('items', 12)}`
    const read = call.streaming
      ? BEGIN_STREAM + readStream(each, '    ') + callOfStream()
      : `    message = response.json()["choices"][0]["message"]\n${answerOrCall('items')}`
    return requestsProgram(
      call,
      [JSON_MODULE],
      `${defineTools(call)}\n${openSession(call)}${defineMessages(call)}${loop(call, `${post(call, body, 4)}\n${read}`)}`,
    )
  },
}
