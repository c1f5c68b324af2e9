import type { ChatFrame, Parts } from '../call.ts'
import { python, pythonSyntax } from '../languages/python.ts'
import type { Value } from '../languages/value.ts'
import { bodyTemplate, entriesIn } from './chat-fields.ts'
import type { ChatPart } from './client.ts'
import { pythonImports } from './python-program.ts'
import { pythonRequests } from './python-requests.ts'

const REFUSED = `    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")\n`

export const pythonRequestsChat: ChatPart = {
  of: pythonRequests,
  template: /* @__PURE__ */ bodyTemplate(pythonSyntax, entriesIn, 4, 10, aroundBody),
}

function aroundBody(frame: ChatFrame): Parts {
  const imports = pythonImports(frame, { module: 'requests' })
  // requests writes the content type of JSON itself.
  const headers: { [name: string]: Value } = {}
  for (const [name, value] of Object.entries(frame.headers)) if (name !== 'Content-Type') headers[name] = value
  return {
    before: python.program(
      frame.streaming ? [{ module: 'json', standard: true }, ...imports] : imports,
      `response = requests.post(\n    ${python.string(frame.url)},\n${python.argument('headers', headers)}    json=`,
    ),
    after: `,\n${frame.streaming ? '    stream=True,\n' : ''})\nif not response.ok:\n${REFUSED}\n${(frame.streaming ? streamed : whole)(frame)}`,
  }
}

const whole = ({ showsMessage }: ChatFrame): string =>
  `print(response.json()["choices"][0]["message"]${showsMessage ? '' : '["content"]'})\n`

const streamed = ({ showsMessage }: ChatFrame): string => `for line in response.iter_lines():
    if not line.startswith(b"data:"):
        continue
    data = line[5:].strip()
    if data == b"[DONE]":
        break
    chunk = json.loads(data)
    if "error" in chunk:
        raise SystemExit(f"The stream broke off: {chunk['error']}")
    for choice in chunk["choices"]:
        ${showsMessage ? 'print(choice["delta"])' : 'print(choice["delta"].get("content") or "", end="", flush=True)'}
else:
    raise SystemExit("The stream ended before it was complete.")
${showsMessage ? '' : 'print()\n'}`
