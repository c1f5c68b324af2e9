import type { TaskCall } from '../../../../call/call.ts'
import type { EnvironmentVariable } from '../../../../call/set-up.ts'
import type { ResponseResult } from '../../../../providers/provider.ts'
import { env, type FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { plannedResult } from '../../../clients/task-plan.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { PATH, unsupportedSurrogate } from '../imports.ts'
import { saveDownload, saveLinkedFiles } from '../save-download.ts'

const KEY: EnvironmentVariable = {
  name: 'FAL_KEY',
  description: 'Your fal API key',
  url: 'https://fal.ai/dashboard/keys',
}

export const falClientTask: TaskRenderer = {
  client: 'fal_client',
  unsupported(call) {
    if (call.target === 'endpoint') return 'fal_client can only call fal, not your own endpoint'
    if (call.billTo !== undefined)
      return 'fal_client calls fal directly, with a fal key, so Hugging Face can’t bill an organization'
    if (call.target === 'routed' && typeof call.token === 'string') {
      return 'fal_client requires a fal key, but the given token is a Hugging Face token'
    }
    if (jobOf(call) === undefined) return 'we use fal_client only for tasks that take JSON and return a file’s URL'
    return unsupportedSurrogate(call)
  },
  // fal's own client doesn't support the router: it requires a fal key, whatever the target.
  setUp: ({ token }) => (typeof token === 'string' ? {} : { env: [KEY] }),
  render,
}

/** Returns the client's arguments and where the result is; `undefined` if the client doesn't support the call. */
function jobOf({ request: { body }, result }: TaskCall) {
  return body.kind === 'json' && result.kind === 'url' ? { body, result } : undefined
}

const FAL_CLIENT = /* @__PURE__ */ name('fal_client', { module: 'fal_client' })
const REQUESTS = /* @__PURE__ */ name('requests', { module: 'requests' })

function render(call: TaskCall): string {
  const job = jobOf(call)
  if (job === undefined) return ''
  const { body, result } = job
  const file = fileIn(body)
  return python.program(code`
    client = ${FAL_CLIENT}.SyncClient(key=${typeof call.token === 'string' ? call.token : env(KEY.name)})

    ${file && readFile(file)}
    result = client.subscribe(
        ${call.providerModel},
        ${python.argument('arguments', body.value)}
    )

    session = ${REQUESTS}.Session()
    del session.adapters["http://"]  # Only HTTPS, even after a redirect.
    ${saveResult(call, result)}
  `)
}

function saveResult(call: TaskCall, result: Extract<ResponseResult, { kind: 'url' }>): Piece {
  const planned = plannedResult(call, result)
  if (planned.kind === 'urls') return saveLinkedFiles(planned, RESULT, RESPONSE)
  return code`
    response = session.get(${python.at(RESULT, result.at)})
    response.raise_for_status()
    ${saveDownload(result.fileName, RESPONSE)}
  `
}

const RESULT = code`result`
const RESPONSE = code`response`

const readFile = (file: FileNode): Piece =>
  file.remote
    ? code`
      download = requests.get(${file.location})
      download.raise_for_status()
      ${file} = fal_client.encode(download.content, ${file.mediaType})

    `
    : code`
      ${file} = ${isKnownByName(file) ? code`fal_client.encode_file(${PATH}(${file.location}))` : encodeBytes(file)}

    `

const encodeBytes = (file: FileNode): Piece =>
  code`fal_client.encode(${PATH}(${file.location}).read_bytes(), ${file.mediaType})`

/**
 * Names for which Python's own table has a type. Beyond them, it asks the system. A leading dot doesn't start an
 * extension.
 */
const NAMES: { readonly [mediaType: string]: RegExp } = {
  'image/gif': /[^./\\]\.gif$/,
  'image/jpeg': /[^./\\]\.jpe?g$/,
  'image/png': /[^./\\]\.png$/,
}

/** Checks whether the client finds the type by the name. It treats a name with a colon as a URL. */
const isKnownByName = ({ location, mediaType }: FileNode): boolean =>
  !location.includes(':') && NAMES[mediaType]?.test(location) === true
