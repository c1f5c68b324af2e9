import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { indented } from '../../../printing/literal.ts'
import { python } from '../../writer.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { importsOfMain, mainOf } from '../main.ts'
import { BEGIN_CONTENT, checkAnswer, keepPiece, READ_RESPONSE } from '../structured-answer.ts'
import { askForResponse, HTTPX, joined, openClient, READ_STREAM } from './chat.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const httpxStructuredOutput: ClientForm = {
  client: 'httpx',
  unsupported: unsupportedAnswer,
  render(call) {
    const { streaming } = call
    const read = streaming ? BEGIN_CONTENT + READ_CHUNKS : READ_RESPONSE
    const asking = askForResponse(call, bodyWithSchema(call, raw('SCHEMA')), 8)
    return programWithFiles(
      call,
      [...importsOfMain(call), JSON_MODULE, ...asking.imports, HTTPX],
      `SCHEMA = ${python.literal(answerOf(call).schema, 0, 9)}

${mainOf(
  call,
  `${openClient(call)}${asking.code}
${indented(read + checkAnswer(call), 8)}`,
  joined(asking.functions, streaming ? READ_STREAM : ''),
)}`,
    )
  },
}

const READ_CHUNKS = `async for chunk in read(response):
    for choice in chunk["choices"] or []:
${keepPiece(8)}`
