import type { TaskCall } from '../call.ts'
import { shell } from '../languages/shell.ts'
import { EnvironmentNode, type FileNode, type JsonObject } from '../languages/value.ts'
import type { Answer, AnswerPath, AnswerUrl, Queue } from '../providers/provider.ts'
import type { TaskPart } from './client.ts'
import { fileIn, formHolds, patience, type RawCall, refusesAuto } from './raw-client.ts'
import { shellCurl } from './shell-curl.ts'
import { downloadName, needsJq, pathOf } from './shell-curl-files.ts'

export const shellCurlTask: TaskPart = {
  of: shellCurl,
  refuses: (call) => refusesAuto(call) ?? refusesForm(call),
  setUp: (call) => (needsJq(call as RawCall) ? { install: 'sudo apt-get install -y jq' } : undefined),
  template,
}

const UNSENDABLE = /\0|\p{Surrogate}/u

/** All but the fields of a form reaches curl by standard input, in JSON. */
function refusesForm(call: TaskCall): string | undefined {
  if (formHolds(call, UNSENDABLE)) return 'no argument of a command can hold a NUL character or a lone surrogate'
  const body = call.request?.body
  return body?.kind === 'form' && Object.keys(body.fields).some((name) => name.includes('='))
    ? 'for curl, the name of a field ends at its first ='
    : undefined
}

const QUIET = '--fail-with-body --silent --show-error'

/** A task's request with curl, followed until its result is shown. */
function template(call: RawCall): string {
  const { answer, request } = call
  const file = fileIn(request.body)
  const read = file === undefined ? '' : readFile(file)
  const alone = (code: string): string => (file?.remote === true ? `(\n${code})\n` : code)
  if (answer.kind === 'json' && answer.at === undefined) return alone(read + post(call, file, '', ''))
  if (answer.kind === 'bytes') {
    const name = shell.word(answer.fileName)
    // What the service says of a failure, exit code 22, lands in the file: it is shown, and the failure kept.
    return alone(
      `${read}${post(call, file, ` --output ${name}`, ` && echo ${shell.word(`Saved ${answer.fileName}`)} || { [ $? = 22 ] && cat ${name} >&2 && rm -f ${name}; false; }`)}`,
    )
  }
  // A subshell, so that giving up does not close the reader's terminal.
  return `(
fail() { printf '%s\\n' "$1" >&2; exit 1; }
${read}answer=$(${post(call, file, '', '')}) || fail "$answer"
${answer.kind === 'url' && answer.queue !== undefined ? wait(call, answer.queue) : ''}${save(answer)})
`
}

/** What has to be done before a file can be sent. */
function readFile(file: FileNode): string {
  const path = shell.word(pathOf(file))
  const encoded = file.encoding === 'bytes' ? '' : `${file.variable}=$(base64 < ${path} | tr -d '\\n')\n`
  if (!file.remote) return encoded
  // In a subshell, so that the copy is gone when that ends, and not only when the reader's terminal does.
  return `trap ${shell.word(`rm -f ${downloadName(file)}`)} EXIT
curl ${shell.word(file.location)}${globbing(file.location)} ${QUIET} --location --output ${path} || exit
${encoded}`
}

/** curl makes several addresses of one that holds brackets or braces, unless it is told not to. */
const globbing = (url: string): string => (/[[\]{}]/.test(url) ? ' --globoff' : '')

/** One `curl` command; `options` stands after the flags, `then` at the end of its last line, before the body. */
function post(call: RawCall, file: FileNode | undefined, options: string, then: string): string {
  const { request } = call
  let command = `curl ${shell.word(request.url, 'url')}${globbing(request.url)} \\\n  ${QUIET}${options}`
  command += headerFlags(request.headers)
  const { body } = request
  if (body.kind === 'json') {
    const document = file === undefined ? shell.json(body.value as JsonObject) : shell.expandedJson(body.value, 'body')
    const lineEnd = document.indexOf('\n')
    return `${command} \\\n  -d @- ${document.slice(0, lineEnd)}${then}${document.slice(lineEnd)}`
  }
  // The shell opens the file and starts no program without it: before 8.3, curl sends an empty body instead.
  const open = ` < ${shell.word(pathOf(body.file))}`
  if (body.kind === 'bytes') return `${command} \\\n  --data-binary @-${open}${then}\n`
  for (const name of Object.keys(body.fields)) {
    command += ` \\\n  --form-string ${shell.word(`${name}=${body.fields[name]}`, name)}`
  }
  return `${command} \\\n  -F ${shell.word(`file=@-;filename=${body.fileName};type=${body.file.mediaType}`)}${open}${then}\n`
}

function headerFlags(headers: RawCall['request']['headers']): string {
  let flags = ''
  for (const name of Object.keys(headers)) {
    const value = headers[name] as string | EnvironmentNode
    const header =
      value instanceof EnvironmentNode
        ? new EnvironmentNode(value.name, `${name}: ${value.prefix}`)
        : `${name}: ${value}`
    flags += ` \\\n  -H ${shell.word(header, name)}`
  }
  return flags
}

const read = (filter: string): string => `printf '%s' "$answer" | jq -er ${shell.word(filter)}`

function wait(call: RawCall, queue: Queue): string {
  const flags = headerFlags(call.request.headers)
  const ask = (url: string): string => `curl "$${url}" ${QUIET}${flags}`
  const failed = queue.failed.map((word) => `    ${shell.word(word)}) fail "The job failed: $answer" ;;\n`).join('')
  return `status_url=${urlOf(call, queue.status)} || fail "$answer"
${queue.result === undefined ? '' : `result_url=${urlOf(call, queue.result)} || fail "$answer"\n`}attempt=0
while :; do
  attempt=$((attempt + 1))
  [ "$attempt" -le ${queue.attempts} ] || fail 'The job did not finish within ${patience(queue)}.'
  sleep ${queue.intervalSeconds}
  answer=$(${ask('status_url')}) || fail "$answer"
  case $(${read(filterOf(queue.statusAt))}) in
    ${shell.word(queue.done)}) break ;;
${failed}  esac
done
${queue.result === undefined ? '' : `answer=$(${ask('result_url')}) || fail "$answer"\n`}`
}

function save(answer: Exclude<Answer, { kind: 'bytes' }>): string {
  if (answer.kind === 'json')
    return `${read(filterOf(answer.at ?? []))} || fail "The answer holds no result: $answer"\n`
  const name = shell.word(answer.fileName)
  const saved = `echo ${shell.word(`Saved ${answer.fileName}`)}\n`
  const filter = filterOf(answer.at)
  if (answer.kind === 'base64') {
    const also = answer.also === undefined ? '' : `${read(`.${answer.also}`)}\n`
    return `data=$(${read(filter)}) || fail "The answer holds no result: $answer"
printf '%s' "$data" | base64 -d > ${name}
${saved}${also}`
  }
  const download = `curl "$url" --fail --silent --show-error --location --output ${name} || fail "The result could not be fetched."\n`
  const url = `url=$(${read(answer.listed ? `${filter} | if type == "array" then .[0] else . end` : filter)}) || fail "The answer holds no result: $answer"\n`
  if (!answer.inline) return url + download + saved
  return `${url}case $url in
  data:*) printf '%s' "\${url#*,}" | base64 -d > ${name} ;;
  *) ${download.trimEnd()} ;;
esac
${saved}`
}

function urlOf(call: RawCall, url: AnswerUrl): string {
  const way = call.mode === 'direct' ? 'direct' : 'routed'
  const field = filterOf(url.field)
  const filter = url.part === 'path' ? `${field} | sub("^https?://[^/]*"; "") | sub("[?].*$"; "")` : field
  const suffix = url.suffix[way]
  return `${shell.word(url.prefix[way])}$(${read(filter)})${suffix === '' ? '' : shell.word(suffix)}`
}

/** A jq filter for the path. */
function filterOf(path: AnswerPath): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else if (typeof step === 'string') text += `.${step}`
    else text += `(.${step[0]} // .${step[1]})`
  }
  return text.startsWith('.') || text.startsWith('(') ? text : `.${text}`
}
