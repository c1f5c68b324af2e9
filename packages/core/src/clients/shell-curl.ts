import type { Call, ChatCall } from '../call.ts'
import { jsonSyntax } from '../languages/json.ts'
import { shell } from '../languages/shell.ts'
import { EnvironmentNode } from '../languages/value.ts'
import { bodyTemplate, entriesIn } from './chat-fields.ts'
import type { Client } from './client.ts'
import { formHolds, type RawCall, refusesAuto } from './raw-client.ts'
import { needsJq, shellCurlTask } from './shell-curl-task.ts'
import { refusesOnWindows, shellCurlWindows } from './shell-curl-windows.ts'

export const shellCurl: Client = {
  language: 'sh',
  id: 'curl',
  place: 1,
  install: null,
  refuses: (call) => refusesAuto(call) ?? refusesForm(call) ?? refusesOnWindows(call),
  setUp: (call) =>
    'answer' in call && needsJq(call as RawCall) ? { install: 'sudo apt-get install -y jq' } : undefined,
  anyTask: (call: RawCall) => (call.platform === 'posix' ? shellCurlTask : shellCurlWindows)(call),
  templates: {
    conversational: (call: ChatCall) => (call.platform === 'posix' ? posixChat : shellCurlWindows)(call),
  },
}

const UNSENDABLE = /\0|\p{Surrogate}/u

/** All but the fields of a form reaches curl by standard input, in JSON. */
function refusesForm(call: Call): string | undefined {
  if (formHolds(call, UNSENDABLE)) return 'no argument of a command can hold a NUL character or a lone surrogate'
  const body = call.request?.body
  return body?.kind === 'form' && Object.keys(body.fields).some((name) => name.includes('='))
    ? 'for curl, the name of a field ends at its first ='
    : undefined
}

/** The body comes by standard input: an argument has a limit of length, and needs quotes that few can read. */
const posixChat = /* @__PURE__ */ bodyTemplate(jsonSyntax, entriesIn, 0, 0, ({ headers, streaming, url }) => {
  let command = `curl ${shell.word(url, 'url')} \\\n  --fail-with-body --silent --show-error`
  if (streaming) command += ' --no-buffer'
  for (const name of Object.keys(headers)) {
    const value = headers[name] as string | EnvironmentNode
    const header =
      value instanceof EnvironmentNode
        ? new EnvironmentNode(value.name, `${name}: ${value.prefix}`)
        : `${name}: ${value}`
    command += ` \\\n  -H ${shell.word(header, name)}`
  }
  // JSON holds no NUL and no lone surrogate, and no line of an object in it starts with a letter: any mark ends it.
  return { before: `${command} \\\n  -d @- <<'EOF'\n`, after: '\nEOF\n' }
})
