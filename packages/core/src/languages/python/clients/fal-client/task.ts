import type { TaskCall } from '../../../../call/call.ts'
import type { EnvironmentVariable } from '../../../../call/set-up.ts'
import { env, type FileNode } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { python } from '../../writer.ts'
import { importsOfToken, PATH, unsupportedSurrogate } from '../imports.ts'
import { saveDownload } from '../save-download.ts'

const KEY: EnvironmentVariable = {
  name: 'FAL_AI_API_KEY',
  description: 'Your fal API key, which you may have as FAL_KEY already',
  url: 'https://fal.ai/dashboard/keys',
  vendorName: 'FAL_KEY',
}

const PATIENCE_SECONDS = 600

export const task: Renderer<TaskCall> = {
  unsupported(call) {
    if (call.target === 'endpoint') return 'fal_client calls only fal, not another endpoint'
    if (call.billTo !== undefined) return 'fal_client calls fal itself, with a fal key; the hub has nobody to bill'
    if (call.target === 'routed' && typeof call.token === 'string') {
      return 'fal_client takes a fal key, and the token that was given is one of the hub'
    }
    if (jobOf(call) === undefined) return 'fal_client sends JSON and is told the address of the result'
    return unsupportedSurrogate(call)
  },
  // fal's own client knows no router: it takes a fal key however the other examples go.
  setUp: ({ token }) => (typeof token === 'string' ? {} : { env: [KEY] }),
  render,
}

/** What the client is given, and where the result stands; undefined for a call that it cannot make. */
function jobOf({ request: { body }, result }: TaskCall) {
  return body.kind === 'json' && result.kind === 'url' ? { body, result } : undefined
}

function render(call: TaskCall): string {
  const job = jobOf(call)
  if (job === undefined) return ''
  const { body, result } = job
  const key = typeof call.token === 'string' ? call.token : env(KEY.name)
  const file = fileIn(body)
  // After its time the client cancels the job, and ends when fal has taken that out of the queue.
  return python.program(
    [...importsOfToken(call), PATH, { module: 'fal_client' }, { module: 'requests' }],
    `client = fal_client.SyncClient(key=${python.literal(key)})

${file === undefined ? '' : readFile(file)}result = client.subscribe(
    ${python.string(call.providerModel)},
${python.argument('arguments', body.value)}    client_timeout=${PATIENCE_SECONDS},
)

session = requests.Session()
del session.adapters["http://"]  # A redirect leads to https, too.
response = session.get(${python.at('result', result.at)})
response.raise_for_status()
${saveDownload(result.fileName, 'response')}`,
  )
}

function readFile({ location, mediaType, remote, variable }: FileNode): string {
  const [name, type] = [python.string(location), python.string(mediaType)]
  // The client's `encode_file` asks the machine for the type, and takes a name like `data:x.png` for an address.
  if (!remote) return `${variable} = fal_client.encode(Path(${name}).read_bytes(), ${type})\n\n`
  return `download = requests.get(${name})
download.raise_for_status()
${variable} = fal_client.encode(download.content, ${type})

`
}
