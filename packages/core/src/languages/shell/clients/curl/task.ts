import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, FilesInBase64 } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import { env, type FileNode } from '../../../../values/value.ts'
import type { Renderer, TaskRenderer } from '../../../clients/client.ts'
import type { NamedByFormat } from '../../../clients/formats.ts'
import {
  formHolds,
  type JobAddress,
  type LinkedFile,
  type PlannedResult,
  planOf,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { jq } from '../../jq.ts'
import { code, shell } from '../../writer.ts'
import { downloadName, encodeFile, needsJq, pathOf } from './files.ts'
import { type CurlOption, downloadOptions, headerOptions, OPTIONS_OF_ANY_ADDRESS } from './flags.ts'
import { FAIL, post, sent } from './request.ts'
import { onPlatform } from './windows.ts'

const posix: Renderer<TaskCall> = {
  unsupported: unsupportedForm,
  setUp: (call) => (needsJq(call) ? { install: 'sudo apt-get install -y jq' } : {}),
  render: (call) => shell.program(commands(call)),
}

export const curlTask: TaskRenderer = { client: 'curl', ...onPlatform(posix) }

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
function commands(call: TaskCall): Piece {
  const { request } = call
  const plan = planOf(call)
  const { file, result } = plan
  const read = file && readFile(file)
  if (result.kind === 'json' && result.at === undefined) return shown(file, read, post(request))
  if (result.kind !== 'bytes') return followed(call, plan, result, read)
  const { fileName, mediaType, orBase64 } = result
  if (orBase64 !== undefined) return saved(read, saveByType(call, fileName, orBase64))
  if (mediaType !== undefined) return saved(read, saveOfType(call, fileName, mediaType))
  return shown(file, read, post(request, [['--output', fileName]], saidOf(fileName)))
}

/** A request whose answer is the result. A copy of a file is gone when the subshell ends. */
function shown(file: FileNode | undefined, read: Piece | undefined, request: Piece): Piece {
  const both = code`
    ${read}
    ${request}
  `
  if (file?.remote !== true) return both
  return code`
    (
    ${both}
    )
  `
}

const saved = (read: Piece | undefined, save: Piece): Piece => code`
  (
  ${read}
  ${FAIL}
  ${save}
  )
`

/** What the service says of a failure, exit code 22, lands in the file: it is shown, and the failure kept. */
const saidOf = (fileName: string): Piece =>
  code` && echo ${`Saved ${fileName}`} || { [ $? = 22 ] && cat ${fileName} >&2 && rm -f ${fileName}; false; }`

/** What an answer in JSON holds. */
type InJson = Exclude<PlannedResult, { kind: 'bytes' }>

/** A request whose answer holds the result, or leads to it. In a subshell, giving up does not close the terminal. */
function followed(call: TaskCall, { wait }: TaskPlan, result: InJson, read: Piece | undefined): Piece {
  const { request } = call
  if (wait === undefined) {
    return code`
      (
      ${FAIL}
      ${read}
      answer=$(${post(request)}
      ) || fail "$answer"
      ${save(call, result)}
      )
    `
  }
  return code`
    (
    ${FAIL}
    ask() {
      curl "$@" ${shell.options(OPTIONS_OF_ANY_ADDRESS)} \
        ${shell.optionLines(headerOptions(request))}
    }
    ${read}
    answer=$(ask ${shell.argument(request.url, 'url')} \
      ${sent(request)}
    ) || fail "$answer"
    ${waitFor(wait)}
    ${save(call, result)}
    )
  `
}

/** What has to be done before a file can be sent. */
const readFile = (file: FileNode): Piece => code`
  ${file.remote ? download(file) : undefined}
  ${when(file.encoding !== 'bytes', encodeFile(file))}
`

/** In a subshell, so that the copy is gone when that ends, and not only when the reader's terminal does. */
const download = (file: FileNode): Piece => code`
  trap ${`rm -f ${downloadName(file)}`} EXIT
  curl ${file.location} \
    ${optionsOf(downloadOptions(file.location, pathOf(file)))} || exit
`

const WRITE_TYPE: CurlOption = ['--write-out', '%{content_type}']

/** Saves a response that is the file, or JSON that holds it. */
function saveByType({ request }: TaskCall, fileName: string, { at, fileName: other, also }: FileInBase64): Piece {
  const field = (path: ValuePath, then = ''): Piece => code`jq -er ${jq.at(path) + then} answer.download`
  return code`
    trap 'rm -f answer.download' EXIT
    type=$(${post(request, [['--output', 'answer.download'], WRITE_TYPE])}
    ) || { [ $? = 22 ] && cat answer.download >&2; exit 1; }
    case $type in
      application/json*)
        data=$(${field(at, ' | strings')}) || fail "The answer holds no file: $(head -c 200 answer.download)"
        ${decode(other)}
        ${lines(code`echo ${`Saved ${other}`}`, also === undefined ? undefined : field([also]))} ;;
      *)
        mv answer.download ${fileName}
        echo ${`Saved ${fileName}`} ;;
    esac
  `
}

/** Saves a response that is a file of one type. */
const saveOfType = ({ request }: TaskCall, fileName: string, type: 'image/'): Piece => code`
  type=$(${post(request, [['--output', DOWNLOADED], WRITE_TYPE])}
  ) || { [ $? = 22 ] && cat ${DOWNLOADED} >&2; rm -f ${DOWNLOADED}; exit 1; }
  case $type in
    ${type}*)
      mv ${DOWNLOADED} ${fileName}
      echo ${`Saved ${fileName}`} ;;
    *)
      answer=$(cat ${DOWNLOADED})
      rm -f ${DOWNLOADED}
      ${NO_RESULT} ;;
  esac
`

const read = (path: ValuePath, then = ''): Piece => code`printf '%s' "$answer" | jq -er ${jq.at(path) + then}`

function waitFor({
  done,
  errorAt,
  failed,
  found,
  intervalSeconds,
  result,
  startsWithStatus,
  status,
  statusAt,
}: Wait): Piece {
  const why = errorAt === undefined ? code`$answer` : code`$(printf '%s' "$answer" | jq -r ${jq.at(errorAt)})`
  // zsh keeps `status` for itself.
  const look = code`
    state=$(${read(statusAt)}) || ${NO_RESULT}
    case $state in
      ${done}) break ;;
      ${when(failed.length > 0, code`${shell.anyOf(failed)}) fail "The job failed: ${why}" ;;`)}
    esac
  `
  const askAgain = code`
    sleep ${intervalSeconds}
    ${askFor(status)}
  `
  return code`
    ${lines(...found.map(findJob))}
    while true; do
      ${startsWithStatus ? look : askAgain}
      ${startsWithStatus ? askAgain : look}
    done
    ${result && askFor(result)}
  `
}

const variableOf = ({ isSecond }: JobAddress): string => (isSecond ? 'result' : 'job')

const askFor = (address: JobAddress): Piece =>
  code`answer=$(ask --url ${env(variableOf(address), address.prefix)}${address.suffix === '' ? undefined : address.suffix}) || fail "$answer"`

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
const findJob = (address: JobAddress): Piece => {
  const { field, part, start } = address
  return code`${name(variableOf(address))}=$(${read(field, start === undefined ? PARTS[part] : jq.startingWith([start]))}) || ${NO_RESULT}`
}

const PARTS: { readonly [part in JobAddress['part']]: string } = {
  value: ' | select(test("^[\\\\w-]+$"))',
  path: ' | capture("^https?://[^/]+(?<path>/[^/?#][^?#]*)").path',
}

const NO_RESULT = code`fail "The answer holds no result: $answer"`
const NO_BASE64 = code`fail "The answer holds no base64."`

function save(call: TaskCall, result: InJson): Piece {
  switch (result.kind) {
    case 'json':
      return code`${read(result.at ?? [])} || ${NO_RESULT}`
    case 'base64':
      return saveField(result)
    case 'files':
      return saveFiles(result)
    case 'url': {
      const first = result.listed ? ' | if type == "array" then .[0] else . end' : ''
      return code`
        url=$(${read(result.at, first + jq.startingWith(result.starts))}) || ${NO_RESULT}
        ${saveAddress(call, result)}
      `
    }
  }
}

const saveField = ({ at, fileName, also, orSamples }: FileInBase64): Piece => code`
  data=$(${read(at, orSamples ? ' | strings' : '')}) || ${NO_RESULT}
  ${decode(fileName)}
  echo ${`Saved ${fileName}`}
  ${also === undefined ? undefined : read([also])}
`

const decode = (fileName: string): Piece => code`
  printf '%s' "$data" | base64 -d > ${fileName} || ${NO_BASE64}
`

const saveFiles = ({ field, stem, extension }: FilesInBase64): Piece => code`
  for index in $(printf '%s' "$answer" | jq 'keys[]'); do
    name=${stem}-$((index + 1)).${extension}
    printf '%s' "$answer" | jq -r --argjson index "$index" ${`.[$index]${jq.at([field])}`} | base64 -d > "$name" ||
      ${NO_BASE64}
    echo "Saved $name"
  done
`

/** Saves the file that an address leads to. A page that says what went wrong is no result, so it is not kept. */
function saveAddress(call: TaskCall, { fileName, inline, named }: LinkedFile): Piece {
  if (named !== undefined) return saveByFormat(call, named)
  const options = fetchOptions(call, fileName)
  if (!inline) {
    return code`
      curl --url "$url" \
        ${options} || fail "The result could not be fetched."
      echo ${`Saved ${fileName}`}
    `
  }
  return code`
    case $url in
      data:*) printf '%s' "\${url#*,}" | base64 -d > ${fileName} || ${NO_BASE64} ;;
      *) curl --url "$url" \
      ${options} || fail "The result could not be fetched." ;;
    esac
    echo ${`Saved ${fileName}`}
  `
}

const fetchOptions = ({ request }: TaskCall, output: string): Piece | undefined =>
  optionsOf(downloadOptions(request.url, output, '--fail --silent --show-error'))

const optionsOf = ([how, what]: ReturnType<typeof downloadOptions>): Piece => code`
  ${shell.options(how)} \
  ${shell.options(what)}
`

/** Downloads a file, and names it by the format in which it came. */
const saveByFormat = (call: TaskCall, { stem, endings, usual }: NamedByFormat): Piece => code`
  type=$(curl --url "$url" \
    ${fetchOptions(call, DOWNLOADED)} --write-out '%{content_type}') || { rm -f ${DOWNLOADED}; fail "The result could not be fetched."; }
  case $type in
    ${lines(...endings.map(([type, ending]) => code`${type}*) name=${stem + ending} ;;`))}
    *) name=${stem + usual} ;;
  esac
  mv ${DOWNLOADED} "$name"
  echo "Saved $name"
`

/** The name of a file until its format is known. */
const DOWNLOADED = 'result.download'
