import { type Call, type ChatCall, perFrame } from '../call.ts'
import { jsonSyntax } from '../languages/json.ts'
import { jsonDocument, shell } from '../languages/shell.ts'
import { EnvironmentNode } from '../languages/value.ts'
import { entriesIn, printBody } from './chat-fields.ts'
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
  setUp: (call) => ('answer' in call && needsJq(call as RawCall) ? { install: 'sudo apt-get install -y jq' } : {}),
  anyTask: (call: RawCall) => (call.platform === 'posix' ? shellCurlTask : shellCurlWindows)(call),
  templates: {
    conversational: (call: ChatCall) => (call.platform === 'posix' ? conversational : shellCurlWindows)(call),
  },
}

/** All but the fields of a form reaches curl by standard input, in JSON. */
const refusesForm = (call: Call): string | undefined =>
  formHolds(call, /\0|\p{Surrogate}/u)
    ? 'no argument of a command can hold a NUL character or a lone surrogate'
    : undefined

/** The body comes by standard input: an argument has a limit of length, and needs quotes that few can read. */
const conversational = (call: ChatCall): string =>
  opening(call) + jsonDocument(printBody(call, entriesIn(call, jsonSyntax), jsonSyntax, 0, 0))

const opening = perFrame(({ headers, streaming, url }) => {
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
  return `${command} \\\n  -d @- `
})
