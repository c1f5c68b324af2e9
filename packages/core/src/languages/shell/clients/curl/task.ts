import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import { env, type FileNode } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { type NamedByFormat, namedByFormat } from '../../../clients/formats.ts'
import {
  addressStarts,
  asksTwice,
  fileIn,
  formHolds,
  headerLines,
  ownAddressStart,
  patience,
  queueOf,
  urlParts,
} from '../../../clients/raw-client.ts'
import { jq } from '../../jq.ts'
import { code, shell } from '../../writer.ts'
import { bodyDocument, downloadName, encodeFile, needsJq, pathOf } from './files.ts'
import { downloadOptions, requestOptions } from './flags.ts'

export const task: Renderer<TaskCall> = {
  unsupported: unsupportedForm,
  setUp: (call) => (needsJq(call) ? { install: 'sudo apt-get install -y jq' } : {}),
  render,
}

const UNSENDABLE = /\0|\p{Surrogate}/u

/** All but the fields of a form reaches curl by standard input, in JSON. */
function unsupportedForm(call: TaskCall): string | undefined {
  if (formHolds(call, UNSENDABLE)) return 'no argument of a command can hold a NUL character or a lone surrogate'
  const body = call.request.body
  return body.kind === 'form' && Object.keys(body.fields).some((name) => name.includes('='))
    ? 'for curl, the name of a field ends at its first ='
    : undefined
}

/** A task's request with curl, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  const read = file === undefined ? '' : readFile(file)
  const alone = (text: string): string => (file?.remote === true ? `(\n${text})\n` : text)
  if (result.kind === 'json' && result.at === undefined) return alone(read + post(call, '', ''))
  if (result.kind === 'bytes' && result.orBase64 !== undefined) {
    return `(\n${read}${FAIL_LINE}${saveByType(call, result.fileName, result.orBase64)})\n`
  }
  if (result.kind === 'bytes' && result.mediaType !== undefined) {
    return `(\n${read}${FAIL_LINE}${saveOfType(call, result.fileName, result.mediaType)})\n`
  }
  if (result.kind === 'bytes') {
    const name = shell.word(result.fileName)
    // What the service says of a failure, exit code 22, lands in the file: it is shown, and the failure kept.
    return alone(
      `${read}${post(call, ` --output ${name}`, ` && echo ${shell.word(`Saved ${result.fileName}`)} || { [ $? = 22 ] && cat ${name} >&2 && rm -f ${name}; false; }`)}`,
    )
  }
  const queue = queueOf(result)
  // A subshell, so that giving up does not close the reader's terminal.
  if (queue !== undefined) {
    const command = `ask ${shell.word(request.url, 'url')}${sent(call, '')}`
    return `(
${FAIL_LINE}${ask(call)}${read}answer=$(${command}) || fail "$answer"
${wait(call, queue)}${save(call, result)})
`
  }
  return `(
${FAIL_LINE}${read}answer=$(${post(call, '', '')}) || fail "$answer"
${save(call, result)})
`
}

/** A function that gives up with a message. */
export const FAIL = code`fail() { printf '%s\n' "$1" >&2; exit 1; }`

const FAIL_LINE = /* @__PURE__ */ shell.program(FAIL)

/** What all requests of a job have. */
const ask = (call: TaskCall): string => `ask() {
  curl "$@" ${requestFlags(call.request.url)}${headersOf(call, '    ')}
}
`

/** Saves a response that is the file, or JSON that holds it. */
function saveByType(call: TaskCall, fileName: string, inJson: FileInBase64): string {
  const other = shell.word(inJson.fileName)
  const field = (path: ValuePath, then = ''): string => `jq -er ${shell.word(jq.at(path) + then)} answer.download`
  const also = inJson.also === undefined ? '' : `\n    ${field([inJson.also])}`
  return `trap 'rm -f answer.download' EXIT
type=$(${post(call, " --output answer.download --write-out '%{content_type}'", '')}) || { [ $? = 22 ] && cat answer.download >&2; exit 1; }
case $type in
  application/json*)
    data=$(${field(inJson.at, ' | strings')}) || fail "The answer holds no file: $(head -c 200 answer.download)"
    printf '%s' "$data" | base64 -d > ${other} || { rm -f ${other}; fail "The answer holds no base64."; }
    echo ${shell.word(`Saved ${inJson.fileName}`)}${also} ;;
  *)
    mv answer.download ${shell.word(fileName)}
    echo ${shell.word(`Saved ${fileName}`)} ;;
esac
`
}

/** Saves a response that is a file of one type. */
const saveOfType = (call: TaskCall, fileName: string, type: string): string =>
  `type=$(${post(call, ` --output ${DOWNLOADED} --write-out '%{content_type}'`, '')}) || { [ $? = 22 ] && cat ${DOWNLOADED} >&2; rm -f ${DOWNLOADED}; exit 1; }
case $type in
  ${type}*)
    mv ${DOWNLOADED} ${shell.word(fileName)}
    echo ${shell.word(`Saved ${fileName}`)} ;;
  *)
    answer=$(cat ${DOWNLOADED})
    rm -f ${DOWNLOADED}
    ${NO_RESULT} ;;
esac
`

/** What has to be done before a file can be sent. */
function readFile(file: FileNode): string {
  const encoded = file.encoding === 'bytes' ? '' : shell.program(encodeFile(file))
  if (!file.remote) return encoded
  // In a subshell, so that the copy is gone when that ends, and not only when the reader's terminal does.
  return `trap ${shell.word(`rm -f ${downloadName(file)}`)} EXIT
curl ${shell.word(file.location)} \\
  ${downloadFlags(file.location, pathOf(file))} || exit
${encoded}`
}

const requestFlags = (url: string): string => requestOptions(url).map(shell.option).join(' ')

const downloadFlags = (...download: Parameters<typeof downloadOptions>): string =>
  downloadOptions(...download)
    .map(shell.option)
    .join(' \\\n  ')

/** One `curl` command; `options` stands after the flags, `then` at the end of its last line, before the body. */
function post(call: TaskCall, options: string, then: string): string {
  const { url } = call.request
  return `curl ${shell.word(url, 'url')} \\\n  ${requestFlags(url)}${options}${headersOf(call, '  ')}${sent(call, then)}`
}

const headersOf = ({ request }: TaskCall, indent: string): string =>
  headerLines(request)
    .map(({ name, line }) => ` \\\n${indent}-H ${shell.word(line, name)}`)
    .join('')

/** The options that send the body, and the end of the command's line with `then`. */
function sent({ request }: TaskCall, then: string): string {
  const { body } = request
  if (body.kind === 'json') return ` \\\n  -d @- ${bodyDocument(request, then)}`
  // The shell opens the file and starts no program without it: before 8.3, curl sends an empty body instead.
  const open = ` < ${shell.word(pathOf(body.file))}`
  if (body.kind === 'bytes') return ` \\\n  --data-binary @-${open}${then}\n`
  const fields = Object.entries(body.fields).map(
    ([name, value]) => ` \\\n  --form-string ${shell.word(`${name}=${value}`, name)}`,
  )
  const part = shell.word(`file=@-;filename=${body.fileName};type=${body.file.mediaType}`)
  return `${fields.join('')} \\\n  -F ${part}${open}${then}\n`
}

const read = (path: ValuePath, then = ''): string => `printf '%s' "$answer" | jq -er ${shell.word(jq.at(path) + then)}`

function wait(call: TaskCall, queue: Queue): string {
  const { status, result } = queue
  const askFor = (url: ResponseUrl, variable: string): string => {
    const { prefix, suffix } = urlParts(call, url)
    const address = shell.word(env(variable, prefix)) + (suffix === '' ? '' : shell.word(suffix))
    return `answer=$(ask --url ${address}) || fail "$answer"\n`
  }
  const words = queue.failed.map((word) => shell.word(word)).join(' | ')
  const failed = words === '' ? '' : `    ${words}) fail "The job failed: $answer" ;;\n`
  const resultVariable = asksTwice(queue) ? 'result' : 'job'
  const askAgain = `  attempt=$((attempt + 1))
  [ "$attempt" -le ${queue.attempts} ] || fail ${shell.word(`The job did not finish within ${patience(queue)}.`)}
  sleep ${queue.intervalSeconds}
  ${askFor(status, 'job')}`
  const look = `  case $(${read(queue.statusAt)}) in
    ${shell.word(queue.done)}) break ;;
${failed}  esac
`
  return `job=$(${readPart(call, status)}) || ${NO_RESULT}
${result === undefined || resultVariable === 'job' ? '' : `result=$(${readPart(call, result)}) || ${NO_RESULT}\n`}attempt=0
while :; do
${queue.startsWithStatus ? look + askAgain : askAgain + look}done
${result === undefined ? '' : askFor(result, resultVariable)}`
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, url: ResponseUrl): string {
  const start = ownAddressStart(call, url)
  return read(url.field, start === undefined ? PARTS[url.part] : jq.startingWith([start]))
}

const PARTS: { readonly [part in ResponseUrl['part']]: string } = {
  value: ' | select(test("^[\\\\w-]+$"))',
  path: ' | capture("^https?://[^/]+(?<path>/[^/?#][^?#]*)").path',
}

const NO_RESULT = 'fail "The answer holds no result: $answer"'

function save(call: TaskCall, result: Exclude<ResponseResult, { kind: 'bytes' }>): string {
  if (result.kind === 'json') return `${read(result.at ?? [])} || ${NO_RESULT}\n`
  const name = shell.word(result.fileName)
  const saved = `echo ${shell.word(`Saved ${result.fileName}`)}\n`
  if (result.kind === 'base64') {
    const also = result.also === undefined ? '' : `${read([result.also])}\n`
    if (result.orSamples) {
      return `data=$(${read(result.at, ' | strings')}) || ${NO_RESULT}
printf '%s' "$data" | base64 -d > ${name} || { rm -f ${name}; fail "The answer holds no base64."; }
${saved}${also}`
    }
    return `data=$(${read(result.at)}) || ${NO_RESULT}
printf '%s' "$data" | base64 -d > ${name}
${saved}${also}`
  }
  const first = result.listed ? ' | if type == "array" then .[0] else . end' : ''
  const url = `url=$(${read(result.at, first + jq.startingWith(addressStarts(call)))}) || ${NO_RESULT}\n`
  const named = result.inline ? undefined : namedByFormat(result.fileName)
  if (named !== undefined) return `${url}${saveByFormat(call, named)}`
  // A page that says what went wrong is no result, so it is not kept.
  const options = downloadFlags(call.request.url, result.fileName, '--fail --silent --show-error')
  const download = `curl --url "$url" \\\n  ${options} || fail "The result could not be fetched."`
  if (!result.inline) return `${url}${download}\n${saved}`
  return `${url}case $url in
  data:*) printf '%s' "\${url#*,}" | base64 -d > ${name} ;;
  *) ${download} ;;
esac
${saved}`
}

/** Downloads a file, and names it by the format in which it came. */
function saveByFormat(call: TaskCall, { stem, endings, usual }: NamedByFormat): string {
  const options = downloadFlags(call.request.url, DOWNLOADED, '--fail --silent --show-error')
  const names = endings.map(([type, ending]) => `  ${type}*) name=${shell.word(stem + ending)} ;;\n`)
  return `type=$(curl --url "$url" \\
  ${options} --write-out '%{content_type}') || { rm -f ${DOWNLOADED}; fail "The result could not be fetched."; }
case $type in
${names.join('')}  *) name=${shell.word(stem + usual)} ;;
esac
mv ${DOWNLOADED} "$name"
echo "Saved $name"
`
}

/** The name of a file until its format is known. */
const DOWNLOADED = 'result.download'
