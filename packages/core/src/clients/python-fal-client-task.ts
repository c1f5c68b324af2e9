import type { TaskCall } from '../call.ts'
import { type PythonImport, python } from '../languages/python.ts'
import { env } from '../languages/value.ts'
import type { EnvironmentVariable } from '../types.ts'
import type { TaskPart } from './client.ts'
import { refusesUnencodedModel } from './hub-client-task.ts'
import { pythonFalClient } from './python-fal-client.ts'
import { refusesSurrogate } from './python-program.ts'
import { fileIn } from './raw-client.ts'

const KEY: EnvironmentVariable = {
  name: 'FAL_AI_API_KEY',
  description: 'Your fal API key',
  url: 'https://fal.ai/dashboard/keys',
}

export const pythonFalClientTask: TaskPart = {
  of: pythonFalClient,
  refuses(call) {
    if (call.provider !== 'fal-ai') return 'fal_client calls only fal'
    if (call.mode === 'endpoint') return 'fal_client calls only fal, not another endpoint'
    if (call.billTo !== undefined) return 'fal_client calls fal itself, with a fal key; the hub has nobody to bill'
    if (call.mode === 'routed' && typeof call.token === 'string') {
      return 'fal_client takes a fal key, and the token that was given is one of the hub'
    }
    if (jobOf(call) === undefined) return 'fal_client sends JSON and is told the address of the result'
    return refusesSurrogate(call) ?? refusesUnencodedModel(call)
  },
  // fal's own client knows no router: it takes a fal key however the other examples go.
  setUp: (call) => (typeof call.token === 'string' ? undefined : { env: [KEY] }),
  template,
}

const ATTEMPTS = 600

/** What the client is given, and where the result stands; undefined for a call that it cannot make. */
function jobOf({ answer, request }: TaskCall) {
  return request?.body.kind === 'json' && answer?.kind === 'url' ? { body: request.body, answer } : undefined
}

function template(call: TaskCall): string {
  const job = jobOf(call)
  if (job === undefined) return ''
  const { answer, body } = job
  const file = fileIn(body)
  const imports: PythonImport[] = [
    { module: 'time', standard: true },
    { module: 'urllib.request', standard: true },
  ]
  if (typeof call.token !== 'string') imports.unshift({ module: 'os', standard: true })
  let code = `client = fal_client.SyncClient(key=${python.literal(typeof call.token === 'string' ? call.token : env(KEY.name))})\n`
  if (file !== undefined) {
    if (file.remote) {
      imports.unshift({ module: 'base64', standard: true })
      code += `with urllib.request.urlopen(${python.string(file.location)}) as download:
    ${file.variable} = ${python.string(`data:${file.mediaType};base64,`)} + base64.b64encode(download.read()).decode()
`
    } else {
      imports.push({ module: 'pathlib', name: 'Path', standard: true })
      // The client's `encode_file` asks the machine for the type, and takes a name like `data:x.png` for an address.
      code += `${file.variable} = fal_client.encode(Path(${python.string(file.location)}).read_bytes(), ${python.string(file.mediaType)})\n`
    }
  }
  // The client's own wait has no end, or one that leaves a thread behind which asks on.
  code += `
job = client.submit(
    ${python.string(call.providerModel)},
${python.argument('arguments', body.value)})
for _ in range(${ATTEMPTS}):
    if isinstance(job.status(), fal_client.Completed):
        break
    time.sleep(1)
else:
    raise SystemExit("The job did not finish within ${ATTEMPTS / 60} minutes.")
result = job.get()
`
  const url = answer.at.map((step) => `[${typeof step === 'number' ? step : python.string(String(step))}]`).join('')
  code += `\nurllib.request.urlretrieve(result${url}, ${python.string(answer.fileName)})\nprint(${python.string(`Saved ${answer.fileName}`)})\n`
  return python.program([...imports, { module: 'fal_client' }], code)
}
