import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { beginContent, checkAnswer, defineSchema, keepPiece, readResponse, SCHEMA } from '../structured-answer.ts'
import { httpxProgram, readStream } from './chat.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const httpxStructuredOutput: ChatRenderer = {
  client: 'httpx',
  unsupported: unsupportedAnswer,
  render(call) {
    const read = code`
      ${call.streaming ? readChunks(call) : readResponse(call)}
      ${checkAnswer(call)}
    `
    return httpxProgram(call, bodyWithSchema(call, SCHEMA), read, readStream(call), defineSchema(call))
  },
}

const readChunks = (call: ChatCall): Piece => code`
  ${beginContent(call)}
  async for chunk in read(response):
      for choice in chunk["choices"]${when(call.variant.retries, code` or []`)}:
          ${keepPiece(call)}
`
