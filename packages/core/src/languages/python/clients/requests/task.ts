import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseUrl } from '../../../../providers/provider.ts'
import { type FileNode, raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import {
  addressStarts,
  asksTwice,
  fileIn,
  formHolds,
  ownAddressStart,
  patience,
  queueOf,
  urlParts,
} from '../../../clients/raw-client.ts'
import { type PythonImport, python } from '../../writer.ts'
import { defineFile, readBytes } from '../files.ts'
import { BASE64, importsOfToken, PATH, RE, TIME } from '../imports.ts'
import { saveDownload } from '../save-download.ts'
import { REFUSED, REQUESTS } from './refused.ts'

const SURROGATE = /\p{Surrogate}/u

export const task: Renderer<TaskCall> = {
  unsupported: (call) =>
    formHolds(call, SURROGATE) ? 'a form is sent as UTF-8, which has no form for a lone surrogate' : undefined,
  render,
}

/** Code and the imports that it needs. */
interface Code {
  readonly imports: readonly PythonImport[]
  readonly code: string
}

const NOTHING: Code = { imports: [], code: '' }

/** A task's request with `requests`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const { body } = request
  const { 'Content-Type': contentType, ...others } = request.headers
  // requests writes the content type of JSON and of a form itself.
  const headers = body.kind === 'bytes' ? { ...others, 'Content-Type': contentType as Value } : others
  const file = fileIn(body)
  const read = file === undefined ? NOTHING : readFile(file)
  const shown = showResult(call)
  const follows = result.kind === 'url' || queueOf(result) !== undefined
  const checks = follows || file?.remote === true
  const sent = `${follows ? 'session' : 'requests'}.post(
    ${python.string(request.url)},
    headers=headers,
${bodyArguments(call)})`
  const posted = checks
    ? `response = check(${sent})\n\n`
    : `response = ${sent}\nif not response.ok:\n    ${REFUSED}\n\n`
  return python.program(
    [...importsOfToken(call), ...read.imports, ...shown.imports, REQUESTS],
    `${checks ? CHECK : ''}${follows ? SESSION : ''}${python.code`headers = ${headers}\n\n`}${read.code}${posted}${shown.code}`,
  )
}

function bodyArguments({ request: { body } }: TaskCall): string {
  if (body.kind === 'json') return python.argument('json', body.value)
  if (body.kind === 'bytes') return `    data=${body.file.variable},\n`
  const { fields, file, fileName } = body
  // Three parts in round brackets: name, content, type.
  const part = `(${python.string(fileName)}, ${file.variable}, ${python.string(file.mediaType)})`
  return python.argument('data', fields) + python.argument('files', { file: raw(part) })
}

const CHECK = `
def check(response):
    if not response.ok:
        ${REFUSED}
    return response


`

/** What a service's answer names is asked for by https alone, and so is what it redirects to. */
const SESSION = `session = requests.Session()
del session.adapters["http://"]  # A redirect leads to https, too.

`

function readFile(file: FileNode): Code {
  const { encoding, location, remote, variable } = file
  const bytes = remote ? `check(requests.get(${python.string(location)})).content` : readBytes(file)
  const path = remote ? [] : [PATH]
  if (encoding === 'bytes') return { imports: path, code: `${variable} = ${bytes}\n\n` }
  return { imports: [...path, BASE64], code: `${defineFile(file, bytes)}\n` }
}

function showResult(call: TaskCall): Code {
  const { result } = call
  switch (result.kind) {
    case 'json': {
      if (result.at === undefined) return { imports: [], code: show(result.shows) }
      const { imports, code } = waitIn(call)
      const read = tryOrNoResult([`result = ${python.at('response.json()', result.at)}`])
      return { imports, code: `${code}${read}${orNoResult('result')}print(result)\n` }
    }
    case 'bytes':
      return result.orBase64 === undefined
        ? { imports: [PATH], code: `${ofType(result.mediaType)}\n${save(result.fileName, 'response.content')}` }
        : {
            imports: [PATH, BASE64],
            code: `if response.headers.get("Content-Type", "").startswith("application/json"):
${saveField(result.orBase64, '    ')}else:
${save(result.fileName, 'response.content', '    ')}`,
          }
    case 'base64':
      return { imports: [PATH, BASE64], code: saveField(result) }
    case 'url': {
      const { imports, code } = waitIn(call)
      const url = tryOrNoResult([`url = ${python.at('response.json()', result.at)}`])
      const found = `${code}${url}${result.listed ? LISTED : ''}${orNoResultAt('url', addressStarts(call))}`
      return result.inline
        ? { imports: [PATH, BASE64, ...imports], code: `${found}${INLINE}\n${save(result.fileName, 'data')}` }
        : {
            imports: [PATH, ...imports],
            code: `${found}\nfile = check(session.get(url))\n${saveDownload(result.fileName, 'file')}`,
          }
    }
  }
}

function show(shows: JsonResult['shows']): string {
  const found = python.at('response.json()', shows?.at ?? [])
  return shows?.as === 'numbers'
    ? `embedding = ${found}\nprint(len(embedding), "numbers:", embedding[:5])\n`
    : `print(${found})\n`
}

/** Ends the program where an answer is of another type. */
const ofType = (start: string | undefined): string =>
  start === undefined
    ? ''
    : `if not response.headers.get("Content-Type", "").startswith(${python.string(start)}):\n    ${NO_RESULT}\n`

const NO_RESULT = 'raise SystemExit(f"The answer holds no result: {response.text}")'

/** A statement that reads the response, which may not hold what it should. */
const tryOrNoResult = (statements: readonly string[], indent = ''): string => `${indent}try:
${statements.map((statement) => `${indent}    ${statement}\n`).join('')}${indent}except (KeyError, IndexError, TypeError):
${indent}    ${NO_RESULT}
`

const orNoResult = (name: string): string => `if not ${name}:
    ${NO_RESULT}
`

const LISTED = `if isinstance(url, list):
    url = url[0] if url else None
`

/** What the response names is fetched only if its address starts in one of these ways. */
const orNoResultAt = (name: string, starts: readonly string[]): string => {
  const texts = starts.map((start) => python.string(start)).join(', ')
  return orNoResult(`str(${name}).startswith(${starts.length > 1 ? `(${texts})` : texts})`)
}

const INLINE = `if url.startswith("data:"):
    data = base64.b64decode(url.split(",", 1)[1])
else:
    data = check(session.get(url)).content
`

const save = (fileName: string, data: string, indent = ''): string =>
  `${indent}Path(${python.string(fileName)}).write_bytes(${data})
${indent}print(${python.string(`Saved ${fileName}`)})
`

function saveField({ at, fileName, also }: FileInBase64, indent = ''): string {
  const shown = also === undefined ? '' : `${indent}print(${python.string(also)}, result.get(${python.string(also)}))\n`
  return `${indent}result = response.json()
${tryOrNoResult([`data = base64.b64decode(${python.at('result', at)})`], indent)}
${save(fileName, 'data', indent)}${shown}`
}

function waitIn(call: TaskCall): Code {
  const queue = queueOf(call.result)
  return queue === undefined ? NOTHING : wait(call, queue)
}

function wait(call: TaskCall, queue: Queue): Code {
  const { status, result } = queue
  const resultName = asksTwice(queue) ? 'result' : 'job'
  const urls: readonly (readonly [name: string, url: ResponseUrl])[] = [
    ['job', status],
    ...(result === undefined || resultName === 'job' ? [] : [['result', result] as const]),
  ]
  const checks = urls.map(([name, url]) => {
    const start = ownAddressStart(call, url)
    return start === undefined ? '' : orNoResultAt(name, [start])
  })
  const words = queue.failed.map((word) => python.string(word))
  const failed = words.length > 1 ? `in (${words.join(', ')})` : `== ${words[0]}`
  const giveUp = `    if status ${failed}:\n        raise SystemExit(f"The job failed: {response.text}")\n`
  const ask = `    time.sleep(${queue.intervalSeconds})
    response = check(session.get(${urlOf(call, status, 'job')}, headers=headers))
`
  const look = `    status = ${python.at('response.json()', queue.statusAt)}
    if status == ${python.string(queue.done)}:
        break
${words.length === 0 ? '' : giveUp}`
  return {
    imports: [...(checks.includes('') ? [RE] : []), TIME],
    code: `${tryOrNoResult(urls.map(([name, url]) => `${name} = ${partOf(call, url)}`))}${checks.join('')}
for _ in range(${queue.attempts}):
${queue.startsWithStatus ? look + ask : ask + look}else:
    raise SystemExit(${python.string(`The job did not finish within ${patience(queue)}.`)})

${result === undefined ? '' : `response = check(session.get(${urlOf(call, result, resultName)}, headers=headers))\n`}`,
  }
}

/** The field that is, or goes into, an address, and cannot lead to another host. No match has no parts. */
function partOf(call: TaskCall, url: ResponseUrl): string {
  const value = python.at('response.json()', url.field)
  if (ownAddressStart(call, url) !== undefined) return value
  return url.part === 'path'
    ? `re.match(r"https?://[^/]+(/[^/?#][^?#]*)", ${value})[1]`
    : `re.fullmatch(r"[\\w-]+", ${value})[0]`
}

function urlOf(call: TaskCall, url: ResponseUrl, name: string): string {
  const { prefix, suffix } = urlParts(call, url)
  return prefix + suffix === '' ? name : python.format(prefix, raw(name), suffix)
}
