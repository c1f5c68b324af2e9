import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { python } from '../../writer.ts'
import { importsOfToken, JSON_MODULE } from '../imports.ts'
import { REFUSED, REQUESTS } from './refused.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const { request, streaming } = call
    // requests writes the content type of JSON itself.
    const { 'Content-Type': _, ...headers } = request.headers
    const body = request.body.kind === 'json' ? request.body.value : {}
    return python.program(
      [...(streaming ? [JSON_MODULE] : []), ...importsOfToken(call), REQUESTS],
      `response = requests.post(
    ${python.string(request.url)},
${python.argument('headers', headers)}${python.argument('json', body)}${streaming ? '    stream=True,\n' : ''})
if not response.ok:
    ${REFUSED}

${streaming ? printStream(call) : printResponse(call)}`,
    )
  },
}

const printResponse = ({ showsMessage }: ChatCall): string =>
  `print(response.json()["choices"][0]["message"]${showsMessage ? '' : '["content"]'})\n`

const printStream = ({ showsMessage }: ChatCall): string => `for line in response.iter_lines():
    if not line.startswith(b"data:"):
        continue
    data = line[5:].strip()
    if data == b"[DONE]":
        break
    chunk = json.loads(data)
    if chunk.get("error"):
        raise SystemExit(f"The stream broke off: {chunk['error']}")
    for choice in chunk["choices"]:
        ${showsMessage ? 'print(choice["delta"])' : 'print(choice["delta"].get("content") or "", end="", flush=True)'}
else:
    raise SystemExit("The stream ended before it was complete.")
${showsMessage ? '' : 'print()\n'}`
