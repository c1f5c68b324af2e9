import { unsupportedInApi } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { defineLoop, loopBody, readStream, responsesLoop } from '../responses.ts'
import { createClient, exceptRefused, OPENAI } from './program.ts'
import { KEYWORDS } from './responses.ts'

export const openaiResponsesToolLoop: ClientForm = {
  client: 'openai',
  unsupported: unsupportedInApi,
  render(call) {
    const { baseUrl, moreHeaders, streaming } = call
    const { tools, messages } = defineLoop(call)
    const ask = `    try:
        ${streaming ? 'stream' : 'response'} = client.responses.create(
${keywordArguments(loopBody(call), KEYWORDS, 12)}        )
${exceptRefused('    ')}
${streaming ? readStream('attributes', 4) : ''}`
    return programWithFiles(
      call,
      [JSON_MODULE, OPENAI],
      `${tools}
${createClient(call, baseUrl, moreHeaders)}
${messages}${responsesLoop(call, 'attributes', ask)}`,
    )
  },
}
