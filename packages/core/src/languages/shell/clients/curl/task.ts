import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64 } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import { env, type FileNode } from '../../../../values/value.ts'
import type { Renderer, TaskRenderer } from '../../../clients/client.ts'
import type { NamedByFormat } from '../../../clients/formats.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import {
  type FileInBytes,
  type FileShape,
  type Files,
  formHolds,
  type JobAddress,
  type LinkedFile,
  type LinkedFiles,
  type PlannedResult,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import type { TaskShape } from '../../../clients/task-shape.ts'
import { lines, name, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledTask } from '../../compiled-task.ts'
import { jq } from '../../jq.ts'
import { code, shell } from '../../writer.ts'
import { downloadName, encodeFile, needsJq, pathOf } from './files.ts'
import { type CurlOption, downloadOptions, headerOptions, OPTIONS_OF_ANY_ADDRESS } from './flags.ts'
import { FAIL, post, sent } from './request.ts'
import { onPlatform } from './windows.ts'

const posix: Renderer<TaskCall> = {
  unsupported: unsupportedForm,
  setUp: (call) => (needsJq(call) ? { install: 'sudo apt-get install -y jq' } : {}),
  render: /* @__PURE__ */ compiledTask((shape) => commands(shape)),
}

export const curlTask: TaskRenderer = { client: 'curl', takesLists: true, ...onPlatform(posix) }

const UNSENDABLE = /\0|\p{Surrogate}/u

/** Everything except form fields is sent to curl on standard input, as JSON. */
function unsupportedForm(call: TaskCall): string | undefined {
  if (formHolds(call, UNSENDABLE)) return 'command arguments can’t contain a NUL character or a lone surrogate'
  const body = call.request.body
  return body.kind === 'form' && Object.keys(body.fields).some((name) => name.includes('='))
    ? 'in curl, a field name ends at its first ='
    : undefined
}

/** Returns a task's request with curl, up to its printed or saved result. */
function commands({ plan }: TaskShape): Piece {
  const { file, result } = plan
  const read = when(file !== undefined && (file.remote || file.encoding !== 'bytes'), READ_FILE)
  if (result.kind === 'json' && result.at === undefined) return shown(file, read, POST)
  if (result.kind !== 'bytes') return followed(plan, result, read)
  const { fileName, mediaType, named, orBase64 } = result
  if (orBase64 !== undefined && named !== undefined) return saved(read, plan, saveByType(named, orBase64))
  if (mediaType !== undefined) return saved(read, plan, saveOfType(result, mediaType))
  return shown(file, read, postWith([['--output', fileName]], saidOf(fileName)))
}

/** Returns the request, as in `post`. */
const postWith = (more?: readonly CurlOption[], then?: Piece): Piece =>
  slot(({ request }: TaskCall) => post(request, more, then))

const POST = /* @__PURE__ */ postWith()
const URL = /* @__PURE__ */ slot(({ request }: TaskCall) => shell.argument(request.url, 'url'))
const HEADERS = /* @__PURE__ */ slot(({ request }: TaskCall) => shell.optionLines(headerOptions(request)))
const SENT = /* @__PURE__ */ slot(({ request }: TaskCall) => sent(request))
const READ_FILE = /* @__PURE__ */ slot(({ request }: TaskCall) => readFile(fileIn(request.body) as FileNode))

/** Returns a request whose response is the result. A downloaded file is deleted at the end of the subshell. */
function shown(file: FileShape | undefined, read: Piece | undefined, request: Piece): Piece {
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

const saved = (read: Piece | undefined, plan: TaskPlan, save: Piece): Piece => code`
  (
  ${read}
  ${FAIL}
  ${defineWav(plan)}
  ${save}
  )
`

/**
 * If the request fails with exit code 22, the file contains the service's response: it's printed, and the exit code is
 * kept.
 */
const saidOf = (fileName: string): Piece =>
  code` && echo ${`Saved ${fileName}`} || { [ $? = 22 ] && cat ${fileName} >&2 && rm -f ${fileName}; false; }`

/** Results inside JSON. */
type InJson = Exclude<PlannedResult, { kind: 'bytes' }>

/**
 * Returns a request whose response contains the result, or links to it. In a subshell, exiting doesn't close the
 * terminal.
 */
function followed(plan: TaskPlan, result: InJson, read: Piece | undefined): Piece {
  const { wait } = plan
  if (wait === undefined) {
    return code`
      (
      ${FAIL}
      ${defineWav(plan)}
      ${read}
      answer=$(${POST}
      ) || fail "$answer"
      ${save(result)}
      )
    `
  }
  return code`
    (
    ${FAIL}
    ask() {
      curl "$@" ${shell.options(OPTIONS_OF_ANY_ADDRESS)} \
        ${HEADERS}
    }
    ${read}
    answer=$(ask ${URL} \
      ${SENT}
    ) || fail "$answer"
    ${waitFor(wait)}
    ${save(result)}
    )
  `
}

/** Prepares a file before it's sent. */
const readFile = (file: FileNode): Piece => code`
  ${file.remote ? download(file) : undefined}
  ${when(file.encoding !== 'bytes', encodeFile(file))}
`

/** In a subshell, so that the downloaded file is deleted at its end, and not only when the terminal is closed. */
const download = (file: FileNode): Piece => code`
  trap ${`rm -f ${downloadName(file)}`} EXIT
  curl ${file.location} \
    ${optionsOf(downloadOptions(file.location, pathOf(file)))} || exit
`

const WRITE_TYPE: CurlOption = ['--write-out', '%{content_type}']

/** The name of a file until its format is known. */
const DOWNLOADED = 'result.download'

const MOVE_TO_NAME = code`
  mv ${DOWNLOADED} "$name"
  echo "Saved $name"
`

/** Saves a response that is audio, or JSON that contains it. */
const saveByType = (named: NamedByFormat, inJson: FileInBase64): Piece => code`
  trap 'rm -f answer.download' EXIT
  type=$(${postWith([['--output', 'answer.download'], WRITE_TYPE])}
  ) || { [ $? = 22 ] && cat answer.download >&2; exit 1; }
  case $type in
    ${nameByType(named, 'audio/')}
    *)
      answer=$(cat answer.download)
      ${saveField(inJson)}
      exit ;;
  esac
  mv answer.download "$name"
  echo "Saved $name"
`

/** Returns the arms of a `case` that name a file by its media type. The type may have a common start. */
const nameByType = ({ stem, endings, usual }: NamedByFormat, start?: string): Piece => code`
  ${lines(...endings.map(([type, ending]) => code`${type}*) name=${stem + ending} ;;`))}
  ${start === undefined ? undefined : code`${start}`}*) name=${stem + usual} ;;
`

/** Saves a response that is a file of one type. */
const saveOfType = ({ fileName, named }: FileInBytes, type: 'audio/' | 'image/'): Piece => code`
  type=$(${postWith([['--output', DOWNLOADED], WRITE_TYPE])}
  ) || { [ $? = 22 ] && cat ${DOWNLOADED} >&2; rm -f ${DOWNLOADED}; exit 1; }
  case $type in
    ${named === undefined ? saveAs(type, fileName) : nameByType(named, type)}
    *)
      answer=$(cat ${DOWNLOADED})
      rm -f ${DOWNLOADED}
      ${NO_RESULT} ;;
  esac
  ${when(named !== undefined, MOVE_TO_NAME)}
`

const saveAs = (type: string, fileName: string): Piece => code`
  ${type}*)
    mv ${DOWNLOADED} ${fileName}
    echo ${`Saved ${fileName}`} ;;
`

const read = (path: ValuePath, then = ''): Piece => code`printf '%s' "$answer" | jq -er ${jq.at(path) + then}`

function waitFor({
  done,
  errorAt,
  failed,
  found,
  intervalSeconds,
  outputAt,
  result,
  startsWithStatus,
  status,
  statusAt,
}: Wait): Piece {
  const why = errorAt === undefined ? code`$answer` : code`$(printf '%s' "$answer" | jq -r ${jq.at(errorAt)})`
  // zsh reserves `status`.
  const ends = outputAt === undefined ? failed : [done, ...failed]
  const look = code`
    state=$(${read(statusAt)}) || ${NO_RESULT}
    case $state in
      ${when(outputAt === undefined, code`${done}) break ;;`)}
      ${when(ends.length > 0, code`${shell.anyOf(ends)}) fail ${outputAt === undefined ? code`"The job failed: ${why}"` : code`"No output: ${why}"`} ;;`)}
    esac
  `
  const askAgain = code`
    sleep ${intervalSeconds}
    ${askFor(status)}
  `
  return code`
    ${lines(...found.map(findJob))}
    ${outputAt === undefined ? code`while true; do` : code`until printf '%s' "$answer" | jq -e ${jq.at(outputAt)} > /dev/null; do`}
      ${startsWithStatus ? look : askAgain}
      ${startsWithStatus ? askAgain : look}
    done
    ${result && askFor(result)}
  `
}

const variableOf = ({ isSecond }: JobAddress): string => (isSecond ? 'result' : 'job')

const askFor = (address: JobAddress): Piece =>
  code`answer=$(ask --url ${env(variableOf(address), address.prefix)}${address.suffix === '' ? undefined : address.suffix}) || fail "$answer"`

/** Reads the field that is a URL or part of one. It can't change the host. */
const findJob = (address: JobAddress): Piece => {
  const { field, part, start } = address
  return code`${name(variableOf(address))}=$(${read(field, start === undefined ? PARTS[part] : jq.startingWith([start]))}) || ${NO_RESULT}`
}

const PARTS: { readonly [part in JobAddress['part']]: string } = {
  value: ' | select(test("^[\\\\w-]+$"))',
  path: ' | capture("^https?://[^/]+(?<path>/[^/?#][^?#]*)").path',
}

const NO_RESULT = code`fail "The response has no result: $answer"`
const NO_BASE64 = code`fail "The response has no base64."`

function save(result: InJson): Piece {
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
        ${saveAddress(result)}
      `
    }
    case 'urls':
      return saveAddresses(result)
  }
}

function saveField({ at, fileName, also, orSamples }: FileInBase64): Piece {
  const shown = code`
    echo ${`Saved ${fileName}`}
    ${also === undefined ? undefined : read([also])}
  `
  if (orSamples) {
    return code`
      if data=$(${read(at, ' | strings')}); then
        ${decode(fileName)}
      else
        data=$(printf '%s' "$answer" | wav) || ${NO_RESULT}
        printf '%b' "$data" > ${fileName}
      fi
      ${shown}
    `
  }
  return code`
    data=$(${read(at)}) || ${NO_RESULT}
    ${decode(fileName)}
    ${shown}
  `
}

/**
 * Returns a function that writes a WAV file from audio samples in JSON, because no standard shell command can write any
 * byte.
 */
const defineWav = ({ result }: TaskPlan): Piece | undefined => {
  const inJson = result.kind === 'bytes' ? result.orBase64 : result.kind === 'base64' ? result : undefined
  if (inJson?.orSamples === undefined || inJson.also === undefined) return undefined
  return code`
    # Builds a WAV file from samples between -1 and 1, byte by byte for printf.
    wav() {
      jq -ej ${wavOf(inJson.at, inJson.also)}
    }
  `
}

/** The samples are in one list, or in one list per channel. */
const wavOf = (at: ValuePath, rate: string): string => `
    def bytes($n): . as $number | range($n) | ($number / pow(256; .) | floor) % 256
      | "\\\\0\\(. / 64 | floor)\\(. / 8 % 8)\\(. % 8)";
    (${jq.at(at)} | if (.[0] | type) == "array" then . else [.] end) as $channels
    | [$channels | transpose[][] | (32767 * ([[1, .] | min, -1] | max) | floor + 65536) % 65536] as $samples
    | ($channels | length) as $count | ${jq.at([rate])} as $rate | (2 * ($samples | length)) as $size
    | select($size > 0)
    | "RIFF", (36 + $size | bytes(4)), "WAVEfmt ", (16 | bytes(4)), (1, $count | bytes(2)),
      ($rate, 2 * $count * $rate | bytes(4)), (2 * $count, 16 | bytes(2)), "data", ($size | bytes(4)),
      ($samples[] | bytes(2))`

const decode = (fileName: string): Piece => code`
  printf '%s' "$data" | base64 -d > ${fileName} || ${NO_BASE64}
`

/** Returns a field of the current item. */
const readItem = (items: string, path: ValuePath, then = ''): Piece =>
  code`printf '%s' "$answer" | jq -er --argjson index "$index" ${jq.at(path, `${items}[$index]`) + then}`

const forEachItem = (keys: string, body: Piece): Piece => code`
  indexes=$(printf '%s' "$answer" | jq -er ${keys}) || ${NO_RESULT}
  for index in $indexes; do
    ${body}
  done
`

const saveFiles = ({ list, item, type, stem, ending }: Files): Piece => {
  const items = jq.at(list)
  return forEachItem(
    list.length === 0 ? 'keys[]' : `${items} | keys[]`,
    code`
      name=${stem}$((index + 1))${ending}
      ${type === undefined ? undefined : nameWav(readItem(items, [type]), stem)}
      data=$(${readItem(items, item)}) || ${NO_RESULT}
      printf '%s' "$data" | base64 -d > "$name" || ${NO_BASE64}
      echo "Saved $name"
    `,
  )
}

const nameWav = (type: Piece, stem: string): Piece => code`
  type=$(${type})
  case $type in *wav) name=${stem}$((index + 1)).wav ;; esac
`

/** Saves all files that a response links to. */
function saveAddresses({ list, item, mayBeOne, named, starts, stem, ending }: LinkedFiles): Piece {
  const items = mayBeOne ? `[${jq.at(list)}] | flatten | .` : jq.at(list)
  const numbered = code`${stem}$((index + 1))`
  return forEachItem(
    mayBeOne ? `[${jq.at(list)}] | flatten | keys[]` : `${items} | keys[]`,
    code`
      url=$(${readItem(items, item, jq.startingWith(starts))}) || ${NO_RESULT}
      ${DOWNLOAD_BY_TYPE}
      ${
        named === undefined
          ? code`name=${numbered}${ending}`
          : code`
              case $type in
                ${lines(...named.endings.map(([type, each]) => code`${type}*) name=${numbered}.${each} ;;`))}
                *) name=${numbered}.${named.usual} ;;
              esac
            `
      }
      ${MOVE_TO_NAME}
    `,
  )
}

/** Saves a linked file. An error page isn't a result, so it isn't kept. */
function saveAddress({ fileName, inline, named }: LinkedFile): Piece {
  if (named !== undefined) return saveByFormat(named)
  const options = fetchOptions(fileName)
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

const fetchOptions = (output: string): Piece =>
  slot(({ request }: TaskCall) => optionsOf(downloadOptions(request.url, output, '--fail --silent --show-error')))

const optionsOf = ([how, what]: ReturnType<typeof downloadOptions>): Piece => code`
  ${shell.options(how)} \
  ${shell.options(what)}
`

/** Downloads a file and sets a variable to its type. */
const DOWNLOAD_BY_TYPE = /* @__PURE__ */ code`
  type=$(curl --url "$url" \
    ${fetchOptions(DOWNLOADED)} --write-out '%{content_type}') || { rm -f ${DOWNLOADED}; fail "The result could not be fetched."; }
`

/** Downloads a file and names it by its format. */
const saveByFormat = (named: NamedByFormat): Piece => code`
  ${DOWNLOAD_BY_TYPE}
  case $type in
    ${nameByType(named)}
  esac
  ${MOVE_TO_NAME}
`
