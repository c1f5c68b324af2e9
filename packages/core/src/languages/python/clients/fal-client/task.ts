import type { TaskCall } from '../../../../call/call.ts'
import type { EnvironmentVariable } from '../../../../call/set-up.ts'
import { env, type FileNode } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { type PythonImport, python } from '../../writer.ts'
import { unsupportedSurrogate } from '../imports.ts'

const KEY: EnvironmentVariable = {
  name: 'FAL_AI_API_KEY',
  description: 'Your fal API key',
  url: 'https://fal.ai/dashboard/keys',
}

const ATTEMPTS = 600

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
  const { imports, code: read } = file === undefined ? { imports: [], code: '' } : readFile(file)
  const needed: readonly PythonImport[] = [
    ...imports,
    ...(typeof call.token === 'string' ? [] : [{ module: 'os', standard: true } as const]),
    { module: 'time', standard: true },
    { module: 'urllib.request', standard: true },
    { module: 'pathlib', name: 'Path', standard: true },
    { module: 'fal_client' },
  ]
  // The client's own wait has no end, or one that leaves a thread behind which asks on.
  return python.program(
    needed,
    `${HTTPS_ONLY}client = fal_client.SyncClient(key=${python.literal(key)})
${read}
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

url = ${python.at('result', result.at)}
if not str(url).startswith(${python.string('https://')}):
    raise SystemExit(f"The answer holds no result: {result}")
with urllib.request.build_opener(HttpsOnly).open(url) as download:
    Path(${python.string(result.fileName)}).write_bytes(download.read())
print(${python.string(`Saved ${result.fileName}`)})
`,
  )
}

/** What is saved is fetched by https alone; the standard library follows redirects to http and ftp. */
const HTTPS_ONLY = `
class HttpsOnly(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, request, file, code, message, headers, url):
        if not url.startswith("https://"):
            raise SystemExit(f"The result is at {url}")
        return super().redirect_request(request, file, code, message, headers, url)


`

function readFile(file: FileNode): { readonly imports: readonly PythonImport[]; readonly code: string } {
  const location = python.string(file.location)
  if (!file.remote) {
    return {
      imports: [],
      // The client's `encode_file` asks the machine for the type, and takes a name like `data:x.png` for an address.
      code: `${file.variable} = fal_client.encode(Path(${location}).read_bytes(), ${python.string(file.mediaType)})\n`,
    }
  }
  return {
    imports: [{ module: 'base64', standard: true }],
    code: `with urllib.request.urlopen(${location}) as download:
    ${file.variable} = ${python.string(`data:${file.mediaType};base64,`)} + base64.b64encode(download.read()).decode()
`,
  }
}
