import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, CUT_OFF, NO_CHOICES, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { python } from '../../writer.ts'
import { importsOfToken, JSON_MODULE } from '../imports.ts'
import { REFUSED, REQUESTS } from './refused.ts'

/** The schema is sent as it is, and the answer is looked through for the fields that it requires. */
export const requestsStructuredOutput: ClientForm = {
  client: 'requests',
  unsupported: unsupportedAnswer,
  render(call) {
    const { request, streaming } = call
    // requests writes the content type of JSON itself.
    const { 'Content-Type': _, ...headers } = request.headers
    const { schema } = answerOf(call)
    return python.program(
      [JSON_MODULE, ...importsOfToken(call), REQUESTS],
      `SCHEMA = ${python.literal(schema, 0, 9)}

response = requests.post(
    ${python.string(request.url)},
${python.argument('headers', headers)}${python.argument('json', bodyWithSchema(call, raw('SCHEMA')))}${streaming ? '    stream=True,\n' : ''})
if not response.ok:
    ${REFUSED}

${streaming ? READ_STREAM : READ_RESPONSE}if finish_reason == "length":
    raise SystemExit(${python.string(CUT_OFF)})
if refusal:
    raise SystemExit(f"The model refused: {refusal}")
try:
    answer = json.loads(content)
except ValueError:
    raise SystemExit(f"The answer is not JSON: {content}")
if not isinstance(answer, dict) or not all(name in answer for name in SCHEMA["required"]):
    raise SystemExit(f"The answer does not fit the schema: {content}")
${streaming ? 'print()\n' : ''}print(json.dumps(answer, indent=2, ensure_ascii=False))
`,
    )
  },
}

const READ_RESPONSE = `choices = response.json()["choices"]
if not choices:
    raise SystemExit(${python.string(NO_CHOICES)})
finish_reason, message = choices[0]["finish_reason"], choices[0]["message"]
content, refusal = message["content"] or "", message.get("refusal")
`

const READ_STREAM = `content, refusal, finish_reason = "", "", None
for line in response.iter_lines():
    if not line.startswith(b"data:"):
        continue
    data = line[5:].strip()
    if data == b"[DONE]":
        break
    chunk = json.loads(data)
    if chunk.get("error"):
        raise SystemExit(f"The stream broke off: {chunk['error']}")
    for choice in chunk["choices"] or []:
        piece = choice["delta"].get("content") or ""
        print(piece, end="", flush=True)
        content += piece
        refusal += choice["delta"].get("refusal") or ""
        finish_reason = choice.get("finish_reason") or finish_reason
else:
    raise SystemExit("The stream ended before it was complete.")
`
