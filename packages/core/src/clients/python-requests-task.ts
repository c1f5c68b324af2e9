import { type PythonImport, python } from '../languages/python.ts'
import { EnvironmentNode, type FileNode, raw, type Value } from '../languages/value.ts'
import type { Answer, AnswerPath, AnswerUrl } from '../providers/provider.ts'
import type { TaskPart } from './client.ts'
import { pythonRequests } from './python-requests.ts'
import { fileIn, formHolds, patience, type RawCall, refusesAuto } from './raw-client.ts'

const SURROGATE = /\p{Surrogate}/u

export const pythonRequestsTask: TaskPart = {
  of: pythonRequests,
  refuses: (call) =>
    refusesAuto(call) ??
    (formHolds(call, SURROGATE) ? 'a form is sent as UTF-8, which has no form for a lone surrogate' : undefined),
  template,
}

const PATH: PythonImport = { module: 'pathlib', name: 'Path', standard: true }
const BASE64: PythonImport = { module: 'base64', standard: true }

/** A task's request with `requests`, followed until its result is shown. */
function template(call: RawCall): string {
  const { answer, request } = call
  const imports = new Map<string, PythonImport>()
  const use = (entry: PythonImport) => imports.set(entry.module, entry)
  const checks = answer.kind === 'url' || fileIn(request.body)?.remote === true
  if (Object.values(request.headers).some((value) => value instanceof EnvironmentNode))
    use({ module: 'os', standard: true })
  let body = checks ? CHECK : ''
  const { 'Content-Type': contentType, ...others } = request.headers
  // requests writes the content type of JSON and of a form itself.
  const headers = request.body.kind === 'bytes' ? { ...others, 'Content-Type': contentType as Value } : others
  body += python.code`headers = ${headers as Value}

`
  const file = fileIn(request.body)
  if (file !== undefined) body += readFile(file, use)
  body += `response = ${checks ? 'check(' : ''}requests.post(\n    ${python.string(request.url)},\n    headers=headers,\n`
  if (request.body.kind === 'json') body += python.argument('json', request.body.value)
  else if (request.body.kind === 'bytes') body += `    data=${request.body.file.variable},\n`
  else {
    const { fields, file, fileName } = request.body
    body += python.argument('data', fields)
    // Three parts in round brackets: name, content, type.
    const part = `(${python.string(fileName)}, ${file.variable}, ${python.string(file.mediaType)})`
    body += python.argument('files', { file: raw(part) })
  }
  body += checks ? '))\n\n' : `)\nif not response.ok:\n    ${REFUSED}\n\n`
  body += showAnswer(call, answer, use)
  return python.program([...sorted(imports), { module: 'requests' }], body)
}

const REFUSED = 'raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")'

const CHECK = `
def check(response):
    if not response.ok:
        ${REFUSED}
    return response


`

const sorted = (imports: ReadonlyMap<string, PythonImport>): readonly PythonImport[] =>
  [...imports.values()].sort((a, b) => rank(a) - rank(b) || (a.module < b.module ? -1 : 1))

/** Plain imports come before those that take names from a module. */
const rank = (entry: PythonImport): number => (entry.name === undefined ? 0 : 1)

function readFile(file: FileNode, use: (entry: PythonImport) => void): string {
  if (!file.remote) use(PATH)
  const bytes = file.remote
    ? `check(requests.get(${python.string(file.location)})).content`
    : `Path(${python.string(file.location)}).read_bytes()`
  if (file.encoding === 'bytes') return `${file.variable} = ${bytes}\n\n`
  use(BASE64)
  const text = `base64.b64encode(${bytes}).decode()`
  if (file.encoding === 'base64') return `${file.variable} = ${text}\n\n`
  return `${file.variable} = ${python.string(`data:${file.mediaType};base64,`)} + ${text}\n\n`
}

function showAnswer(call: RawCall, answer: Answer, use: (entry: PythonImport) => void): string {
  switch (answer.kind) {
    case 'json':
      return answer.at === undefined
        ? 'print(response.json())\n'
        : `${NO_RESULT.before}    result = response.json()${subscripts(answer.at)}\n${NO_RESULT.after}${orNoResult('result')}print(result)\n`
    case 'bytes':
      use(PATH)
      return save(answer.fileName, 'response.content')
    case 'base64': {
      use(PATH)
      use(BASE64)
      const result = `result = response.json()\n${NO_RESULT.before}    data = base64.b64decode(result${subscripts(answer.at)})\n${NO_RESULT.after}`
      const also = answer.also === undefined ? '' : python.code`print(${answer.also}, result.get(${answer.also}))\n`
      return result + save(answer.fileName, 'data') + also
    }
    case 'url': {
      use(PATH)
      let text = ''
      if (answer.queue !== undefined) {
        use({ module: 'time', standard: true })
        text += wait(call, answer.queue, use)
      }
      text += `${NO_RESULT.before}    url = response.json()${subscripts(answer.at)}\n${NO_RESULT.after}`
      if (answer.listed) text += LISTED
      if (!answer.inline) return text + save(answer.fileName, 'check(requests.get(url)).content')
      use(BASE64)
      return text + INLINE + save(answer.fileName, 'data')
    }
  }
}

const NO_RESULT = {
  before: 'try:\n',
  after: `except (KeyError, IndexError, TypeError):
    raise SystemExit(f"The answer holds no result: {response.text}")
`,
}

const orNoResult = (name: string): string => `if not ${name}:
    raise SystemExit(f"The answer holds no result: {response.text}")
`

const LISTED = `if isinstance(url, list):
    url = url[0] if url else None
${orNoResult('url')}`

const INLINE = `if url.startswith("data:"):
    data = base64.b64decode(url.split(",", 1)[1])
else:
    data = check(requests.get(url)).content
`

const save = (fileName: string, data: string): string =>
  `\nPath(${python.string(fileName)}).write_bytes(${data})\nprint(${python.string(`Saved ${fileName}`)})\n`

function wait(
  call: RawCall,
  queue: NonNullable<Extract<Answer, { kind: 'url' }>['queue']>,
  use: (entry: PythonImport) => void,
): string {
  const status = `status = response.json()${subscripts(queue.statusAt)}`
  const words = queue.failed.map((word) => python.string(word))
  const failed = words.length > 1 ? `in (${words.join(', ')})` : `== ${words[0]}`
  const result = queue.result
  return `try:
    job = response.json()
    status_url = ${urlOf(call, queue.status, use)}
${result === undefined ? '' : `    result_url = ${urlOf(call, result, use)}\n`}${NO_RESULT.after}
for _ in range(${queue.attempts}):
    time.sleep(${queue.intervalSeconds})
    response = check(requests.get(status_url, headers=headers))
    ${status}
    if status == ${python.string(queue.done)}:
        break
${words.length === 0 ? '' : `    if status ${failed}:\n        raise SystemExit(f"The job failed: {response.text}")\n`}else:
    raise SystemExit("The job did not finish within ${patience(queue)}.")

${result === undefined ? '' : 'response = check(requests.get(result_url, headers=headers))\n'}`
}

function urlOf(call: RawCall, url: AnswerUrl, use: (entry: PythonImport) => void): string {
  const way = call.mode === 'direct' ? 'direct' : 'routed'
  const field = `job${subscripts(url.field)}`
  if (url.part === 'path') use({ module: 'urllib.parse', name: 'urlsplit', standard: true })
  const middle = url.part === 'path' ? `urlsplit(${field}).path` : field
  const suffix = url.suffix[way] === '' ? '' : ` + ${python.string(url.suffix[way])}`
  return `${python.string(url.prefix[way])} + ${middle}${suffix}`
}

function subscripts(path: AnswerPath): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else if (typeof step === 'string') text += `[${python.string(step)}]`
    // Only as a first step: the value whose names these are is called by an expression without side effects.
    else
      text += `[${python.string(step[0])} if ${python.string(step[0])} in response.json() else ${python.string(step[1])}]`
  }
  return text
}
