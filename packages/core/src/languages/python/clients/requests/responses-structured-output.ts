import type { ChatCall } from '../../../../call/call.ts'
import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { python } from '../../writer.ts'
import { JSON_MODULE } from '../imports.ts'
import { endedEarly, readStream } from '../responses.ts'
import { CHECK_FIELDS, PRINT_ANSWER } from '../structured-answer.ts'
import { openSession, post, requestsProgram } from './chat.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const requestsResponsesStructuredOutput: ClientForm = {
  client: 'requests',
  unsupported: unsupportedAnswer,
  render: (call) =>
    requestsProgram(
      call,
      [JSON_MODULE],
      `SCHEMA = ${python.literal(answerOf(call).schema, 0, 9)}

${openSession(call)}${post(call, bodyWithSchema(call, raw('SCHEMA')))}
${readAnswer(call)}`,
    ),
}

/** Shows the answer that is in `response`. */
export const readAnswer = (
  call: ChatCall,
): string => `${call.streaming ? readStream(call, 'items', 0) : 'result = response.json()\n'}if result["status"] != "completed":
${endedEarly('items', 4)}content, refusal = "", ""
for item in result["output"]:
    for part in item.get("content") or []:
        if part["type"] == "output_text":
            content += part["text"]
        elif part["type"] == "refusal":
            refusal += part["refusal"]
if refusal:
    raise SystemExit(f"The model refused: {refusal}")
${CHECK_FIELDS}${PRINT_ANSWER}`
