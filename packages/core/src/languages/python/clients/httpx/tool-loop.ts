import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { indented } from '../../../printing/literal.ts'
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
import { READ_STREAM } from './chat.ts'
import { httpxLoop } from './loop.ts'

export const httpxToolLoop: ClientForm = {
  client: 'httpx',
  unsupported: unsupportedLoop,
  render(call) {
    const { messages, parameters } = loopArguments(call, call.parameters)
    const body = { model: call.requestModel, messages, ...parameters, stream: call.streaming }
    const read = call.streaming
      ? BEGIN_STREAM + READ_CHUNKS + callOfStream()
      : `    message = response.json()["choices"][0]["message"]\n${answerOrCall('items')}`
    return httpxLoop(call, defineTools(call), defineMessages(call), body, READ_STREAM, (ask) =>
      loop(call, `${ask}\n${indented(read, 8)}`, 8),
    )
  },
}

const READ_CHUNKS = `    async for chunk in read(response):
        for choice in chunk["choices"]:
            delta = choice["delta"]
${keepDelta('items', 12)}`
