import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { indented } from '../../../printing/literal.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { importsOfMain, mainOf } from '../main.ts'
import {
  answerOrCall,
  BEGIN_STREAM,
  callOfStream,
  defineMessages,
  defineTools,
  keepDelta,
  loop,
  loopArguments,
  loopVariables,
} from '../tools.ts'
import { askForResponse, HTTPX, joined, openClient, READ_STREAM } from './chat.ts'

export const httpxToolLoop: ClientForm = {
  client: 'httpx',
  unsupported: unsupportedLoop,
  render(call) {
    const { messages, parameters } = loopArguments(call, call.parameters)
    const body = { model: call.requestModel, messages, ...parameters, stream: call.streaming }
    const read = call.streaming
      ? BEGIN_STREAM + READ_CHUNKS + callOfStream()
      : `    message = response.json()["choices"][0]["message"]\n${answerOrCall('items')}`
    const asking = askForResponse(call, body, 12, loopVariables(call))
    return programWithFiles(
      call,
      [...importsOfMain(call), JSON_MODULE, ...asking.imports, HTTPX],
      `${defineTools(call)}
${mainOf(
  call,
  `${defineMessages(call)}${openClient(call)}${loop(call, `${asking.code}\n${indented(read, 8)}`, 8)}`,
  joined(asking.functions, call.streaming ? READ_STREAM : ''),
)}`,
    )
  },
}

const READ_CHUNKS = `    async for chunk in read(response):
        for choice in chunk["choices"]:
            delta = choice["delta"]
${keepDelta('items', 12)}`
