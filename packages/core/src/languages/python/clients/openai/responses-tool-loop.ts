import type { ClientForm } from '../../../clients/client.ts'
import { tryToAsk } from '../api-client.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { defineLoop, loopBody, readStream, responsesLoop } from '../responses.ts'
import { importsOfModels } from '../robust.ts'
import { createClient, openaiImport } from './program.ts'
import { createResponse } from './responses.ts'

export const openaiResponsesToolLoop: ClientForm = {
  client: 'openai',
  render(call) {
    const { baseUrl, moreHeaders, form, streaming } = call
    const column = columnOf(call)
    const { tools, messages } = defineLoop(call)
    const asked = tryToAsk(call, column + 4, (inner) => createResponse(call, loopBody(call), inner))
    const ask = `${asked}\n${streaming ? readStream(call, 'attributes', column + 4) : ''}`
    return programWithFiles(
      call,
      [...importsOfMain(call), JSON_MODULE, ...importsOfModels(call), openaiImport(form)],
      `${tools}
${createClient(call, baseUrl, moreHeaders, form)}
${mainOf(call, messages + responsesLoop(call, 'attributes', ask))}`,
    )
  },
}
