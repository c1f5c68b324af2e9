import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { indented } from '../../../printing/literal.ts'
import { tryToAsk } from '../api-client.ts'
import { createChatCompletion } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { importsOfModels, modelOf } from '../robust.ts'
import { answerOrCall, callOfStream, defineMessages, defineTools, loop, loopArguments, readDeltas } from '../tools.ts'
import { KEYWORDS } from './chat.ts'
import { createClient, openaiImport } from './program.ts'

export const openaiToolLoop: ClientForm = {
  client: 'openai',
  unsupported: unsupportedLoop,
  render(call) {
    const { baseUrl, moreHeaders, form } = call
    const column = columnOf(call)
    const { messages, parameters } = loopArguments(call, call.parameters)
    const asked = tryToAsk(call, column + 4, (inner) =>
      createChatCompletion({ ...call, messages }, { model: modelOf(call), parameters }, KEYWORDS, inner),
    )
    const read = call.streaming
      ? readDeltas(call) + callOfStream()
      : `    message = completion.choices[0].message\n${answerOrCall('attributes')}`
    return programWithFiles(
      call,
      [...importsOfMain(call), JSON_MODULE, ...importsOfModels(call), openaiImport(form)],
      `${defineTools(call)}
${createClient(call, baseUrl, moreHeaders, form)}
${mainOf(call, defineMessages(call) + loop(call, `${asked}\n${indented(read, column)}`))}`,
    )
  },
}
