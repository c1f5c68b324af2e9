import type { ChatCall } from '../call.ts'
import { python } from '../languages/python.ts'
import type { Value } from '../languages/value.ts'
import type { Client } from './client.ts'
import { answersWithToolCalls, pythonImports } from './python-chat.ts'
import { pythonRequestsTask } from './python-requests-task.ts'
import { refusesAuto } from './raw-client.ts'

const REFUSED = `    raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")\n`

export const pythonRequests: Client = {
  language: 'python',
  id: 'requests',
  place: 4,
  install: 'pip install requests~=2.34',
  refuses: refusesAuto,
  anyTask: pythonRequestsTask,
  templates: {
    conversational: (call: ChatCall) => (call.streaming ? streamed(call) : whole(call)),
  },
}

function post(call: ChatCall): string {
  // requests writes the content type of JSON itself.
  const headers: { [name: string]: Value } = {}
  for (const [name, value] of Object.entries(call.request.headers)) if (name !== 'Content-Type') headers[name] = value
  return (
    `response = requests.post(\n    ${python.string(call.request.url)},\n` +
    python.argument('headers', headers) +
    python.argument('json', call.body) +
    (call.streaming ? '    stream=True,\n' : '') +
    `)\nif not response.ok:\n${REFUSED}\n`
  )
}

function whole(call: ChatCall): string {
  const message = 'response.json()["choices"][0]["message"]'
  return python.program(
    pythonImports(call, { module: 'requests' }),
    `${post(call)}print(${message}${answersWithToolCalls(call) ? '' : '["content"]'})\n`,
  )
}

function streamed(call: ChatCall): string {
  const shown = answersWithToolCalls(call)
    ? 'print(choice["delta"])'
    : 'print(choice["delta"].get("content") or "", end="", flush=True)'
  return python.program(
    [{ module: 'json', standard: true }, ...pythonImports(call, { module: 'requests' })],
    `${post(call)}for line in response.iter_lines():
    if not line.startswith(b"data:"):
        continue
    data = line[5:].strip()
    if data == b"[DONE]":
        break
    chunk = json.loads(data)
    if "error" in chunk:
        raise SystemExit(f"The stream broke off: {chunk['error']}")
    for choice in chunk["choices"]:
        ${shown}
else:
    raise SystemExit("The stream ended before it was complete.")
${answersWithToolCalls(call) ? '' : 'print()\n'}`,
  )
}
