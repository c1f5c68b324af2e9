import type { TaskCall } from '../../../../call/call.ts'
import type { Body, FileInBase64, JsonResult } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import type { FileNode, Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { unsupportedComparison } from '../../../clients/comparison.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import {
  type FileInBytes,
  formHolds,
  holdsSamples,
  type JobAddress,
  type LinkedFile,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import type { TaskShape } from '../../../clients/task-shape.ts'
import { lines, listed, name, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledTask } from '../../compiled-task.ts'
import { code, python } from '../../writer.ts'
import { defineFile, readBytes } from '../files.ts'
import { BASE64, TIME, URLSPLIT } from '../imports.ts'
import { nameByType, saveByName, saveDownload, saveFile, saveFiles, saveLinkedFiles } from '../save-download.ts'
import { DEFINE_SIMILARITY, showSimilarity } from '../similarity.ts'
import { DEFINE_WRITE_WAV, saveSound } from '../sound.ts'
import { REFUSED, REQUESTS } from './refused.ts'

const SURROGATE = /\p{Surrogate}/u

export const requestsTask: TaskRenderer = {
  client: 'requests',
  takesLists: true,
  comparesTexts: true,
  unsupported: (call) =>
    formHolds(call, SURROGATE)
      ? 'forms are sent as UTF-8, which can’t represent a lone surrogate'
      : unsupportedComparison(call),
  render: /* @__PURE__ */ compiledTask((shape) => program(shape)),
}

/** Returns a task's request with `requests`, up to its printed or saved result. */
function program({ body, plan }: TaskShape): Piece {
  const asksAgain = plan.wait !== undefined
  const follows = plan.result.kind === 'url' || plan.result.kind === 'urls' || asksAgain
  return code`
    ${when(holdsSamples(plan), DEFINE_WRITE_WAV)}
    ${when(comparesTexts(plan), DEFINE_SIMILARITY)}
    ${when(follows, SESSION)}
    ${when(asksAgain, code`headers = ${HEADERS}`)}
    ${plan.file && READ_FILE}
    response = ${follows ? code`session` : REQUESTS}.post(
        ${URL},
        headers=${asksAgain ? code`headers` : HEADERS},
        ${BODY_ARGUMENTS[body]}
    )
    ${REFUSE}

    ${showResult(plan)}
  `
}

const comparesTexts = ({ result }: TaskPlan): boolean => result.kind === 'json' && result.shows?.as === 'similarity'

const URL = /* @__PURE__ */ slot(({ request }: TaskCall) => request.url)
const HEADERS = /* @__PURE__ */ slot(({ request: { body, headers } }: TaskCall) => {
  const { 'Content-Type': contentType, ...others } = headers
  // requests sets the content type of JSON and forms itself.
  return body.kind === 'bytes' ? { ...others, 'Content-Type': contentType as Value } : others
})
const READ_FILE = /* @__PURE__ */ slot(({ request }: TaskCall) => readFile(fileIn(request.body) as FileNode))

type BodyOf<Kind extends Body['kind']> = Extract<Body, { kind: Kind }>

/** The arguments for each kind of body. */
const BODY_ARGUMENTS: { readonly [kind in Body['kind']]: Piece } = {
  json: code`json=${/* @__PURE__ */ slot(({ request }: TaskCall) => (request.body as BodyOf<'json'>).value)},`,
  bytes: code`data=${/* @__PURE__ */ slot(({ request }: TaskCall) => (request.body as BodyOf<'bytes'>).file)},`,
  form: /* @__PURE__ */ slot(({ request }: TaskCall) => {
    const { fields, file, fileName } = request.body as BodyOf<'form'>
    // A tuple of name, content, and type.
    return lines(
      python.argument('data', fields),
      python.argument('files', { file: code`(${fileName}, ${file}, ${file.mediaType})` }),
    )
  }),
}

const REFUSE = code`
  if not response.ok:
      ${REFUSED}
`

/** URLs from a service's response are only fetched over HTTPS, and so are redirects. */
const SESSION = code`
  session = ${REQUESTS}.Session()
  del session.adapters["http://"]  # Only HTTPS, even after a redirect.

`

const readFile = (file: FileNode): Piece =>
  file.remote
    ? code`
      download = ${REQUESTS}.get(${file.location})
      download.raise_for_status()
      ${defineFile(file, code`download.content`)}

    `
    : code`
      ${defineFile(file, readBytes(file))}

    `

const RESPONSE = code`response.json()`
const RESULT = /* @__PURE__ */ name('result')
const READ_RESULT = code`result = ${RESPONSE}`

function showResult({ wait, result }: TaskPlan): Piece {
  switch (result.kind) {
    case 'json':
      return code`
        ${wait && waitFor(wait)}
        ${result.at === undefined ? show(result.shows) : code`print(${python.at(RESPONSE, result.at)})`}
      `
    case 'bytes':
      return saveBytes(result)
    case 'base64':
      return saveField(result)
    case 'files':
      return saveFiles(result, RESPONSE)
    case 'url':
      return code`
        ${wait && waitFor(wait)}
        ${saveLinked(result)}
      `
    case 'urls':
      return code`
        ${wait && waitFor(wait)}
        ${saveLinkedFiles(result, RESPONSE, FILE)}
      `
  }
}

function show(shows: JsonResult['shows']): Piece {
  const found = python.at(RESPONSE, shows?.at ?? [])
  if (shows?.as === 'embeddings') {
    return code`
      for item in ${found}:
          embedding = item["embedding"]
          print(len(embedding), "numbers:", embedding[:5])
    `
  }
  if (shows?.as === 'similarity') return showSimilarity(code`[item["embedding"] for item in ${found}]`)
  return shows?.as === 'numbers'
    ? code`
      embedding = ${found}
      print(len(embedding), "numbers:", embedding[:5])
    `
    : code`print(${found})`
}

const NO_RESULT = code`raise SystemExit(f"The response has no result: {response.text}")`

/** Saves the file that the response links to. */
function saveLinked({ at, fileName, inline, listed: isListed }: LinkedFile): Piece {
  // If a name may be one of two, it's looked up in the parsed response.
  const isEither = at.some((step) => typeof step === 'object')
  const found = python.at(isEither ? RESULT : RESPONSE, at)
  if (inline) {
    return code`
      url = ${found}
      ${saveInline(fileName)}
    `
  }
  return code`
    ${when(isEither, READ_RESULT)}
    ${when(isListed, code`output = ${found}`)}
    ${download(isListed ? FIRST : found)}
    ${saveDownload(fileName, FILE)}
  `
}

const FILE = /* @__PURE__ */ name('file')

/** Some models return a list of URLs, others a single URL. */
const FIRST = code`output[0] if isinstance(output, list) else output`

const download = (address: Piece): Piece => code`
  file = session.get(${address})
  file.raise_for_status()
`

const saveInline = (fileName: string): Piece => code`
  if url.startswith("data:"):
      data = ${BASE64}.b64decode(url.split(",", 1)[1])
  else:
      ${download(code`url`)}
      data = file.content
  ${saveFile(fileName, code`data`)}
`

function saveBytes({ fileName, named, orBase64 }: FileInBytes): Piece {
  if (named === undefined) return saveFile(fileName, code`response.content`)
  const saved = code`
    ${nameByType(code`media_type`, named)}
    ${saveByName(code`response.content`)}
  `
  if (orBase64 === undefined) {
    return code`
      ${READ_TYPE}
      if not media_type.startswith("audio/"):
          ${NO_RESULT}
      ${saved}
    `
  }
  return code`
    ${READ_TYPE}
    if media_type.startswith("audio/"):
        ${saved}
    else:
        ${saveField(orBase64)}
  `
}

const READ_TYPE = code`media_type = response.headers.get("Content-Type", "")`

function saveField(field: FileInBase64): Piece {
  const { at, fileName, also, orSamples } = field
  if (also === undefined) return saveFile(fileName, code`${BASE64}.b64decode(${python.at(RESPONSE, at)})`)
  return code`
    ${READ_RESULT}
    ${orSamples ? saveSound(field, 'result') : saveFile(fileName, code`${BASE64}.b64decode(${python.at(RESULT, at)})`)}
    ${when(orSamples, code`print(${`Saved ${fileName}`})`)}
    print(${also}, ${python.at(RESULT, [also])})
  `
}

/** Polls the job until it's done, and then fetches the result. */
function waitFor(wait: Wait): Piece {
  const { done, failed, result } = wait
  const now = python.at(RESPONSE, wait.statusAt)
  const isDeep = wait.statusAt.length > 1
  const mayFail = failed.length > 0
  const ask = code`
    ${TIME}.sleep(${wait.intervalSeconds})
    ${askFor(wait.status)}
  `
  const ends = code`(${listedTexts([done, ...failed])})`
  const look = code`
    ${when(isDeep, code`status = ${now}`)}
    if ${isDeep ? STATUS : now} ${mayFail ? code`in ${ends}` : code`== ${done}`}:
        break
  `
  const loop = wait.startsWithStatus
    ? code`
      while ${now} ${mayFail ? code`not in ${ends}` : code`!= ${done}`}:
          ${ask}
    `
    : code`
      while True:
          ${ask}
          ${look}
    `
  return code`
    ${lines(...wait.found.map(findJob))}
    ${wait.outputAt === undefined ? loop : waitForOutput(wait, wait.outputAt, ask)}
    ${when(mayFail && wait.outputAt === undefined, refuseFailed(now, wait))}

    ${result && askFor(result)}
  `
}

/** The output may exist before the status says so. */
const waitForOutput = (wait: Wait, at: ValuePath, ask: Piece): Piece => code`
  while not ${python.at(RESPONSE, at.slice(0, -1))}.get(${at.at(-1)}):
      if ${python.at(RESPONSE, wait.statusAt)} in (${listedTexts([wait.done, ...wait.failed])}):
          raise SystemExit(${noOutput(wait)})
      ${ask}
`

const refuseFailed = (now: Piece, wait: Wait): Piece => code`
  if ${now} != ${wait.done}:
      raise SystemExit(${failureOf(wait)})
`

const failureOf = ({ errorAt }: Wait): Piece =>
  errorAt === undefined ? ALL_OF_IT : code`"The job failed: " + str(${python.at(RESPONSE, errorAt)})`

/** A successful job has no error, even without output. */
const noOutput = ({ errorAt: [field, ...others] = [] }: Wait): Piece =>
  field === undefined || others.length > 0 ? ALL_OF_IT : code`"No output: " + str(${RESPONSE}.get(${String(field)}))`

const ALL_OF_IT = code`f"The job failed: {response.text}"`

const STATUS = /* @__PURE__ */ name('status')
const JOB = /* @__PURE__ */ name('job')
const RESULT_JOB = /* @__PURE__ */ name('result_job')

const jobOf = ({ isSecond }: JobAddress): Piece => (isSecond ? RESULT_JOB : JOB)

const askFor = (address: JobAddress): Piece => code`
  response = session.get(${urlOf(address)}, headers=headers)
  ${REFUSE}
`

const listedTexts = (texts: readonly string[]): Piece | undefined =>
  listed(
    texts.map((text) => code`${text}`),
    ', ',
  )

/** Reads the job's URL. The token is sent along, so no response may redirect it to another host. */
function findJob(address: JobAddress): Piece {
  const { part, start } = address
  const job = jobOf(address)
  const field = python.at(RESPONSE, address.field)
  if (start !== undefined) {
    return code`
      ${job} = ${field}
      if not ${job}.startswith(${start}):
          ${NO_RESULT}
    `
  }
  return code`${job} = ${part === 'path' ? code`${URLSPLIT}(${field}).path` : field}`
}

/** Returns the URL that `findJob` has read. */
function urlOf(address: JobAddress): Piece {
  const { prefix, suffix, start } = address
  const job = jobOf(address)
  if (start === undefined) return python.format(prefix, job, suffix)
  return suffix === '' ? job : python.format(job, suffix)
}
