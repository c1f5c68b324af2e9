import type { ClientForm } from '../../../clients/client.ts'
import { bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { code } from '../../writer.ts'
import { BEGIN_CONTENT, checkAnswer, defineSchema, KEEP_PIECE, READ_RESPONSE, SCHEMA } from '../structured-answer.ts'
import { httpxProgram, READ_STREAM } from './chat.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const httpxStructuredOutput: ClientForm = {
  client: 'httpx',
  unsupported: unsupportedAnswer,
  render(call) {
    const read = code`
      ${call.streaming ? READ_CHUNKS : READ_RESPONSE}
      ${checkAnswer(call)}
    `
    return httpxProgram(call, bodyWithSchema(call, SCHEMA), read, READ_STREAM, defineSchema(call))
  },
}

const READ_CHUNKS = code`
  ${BEGIN_CONTENT}
  async for chunk in read(response):
      for choice in chunk["choices"] or []:
          ${KEEP_PIECE}
`
