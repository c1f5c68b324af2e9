import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseUrl } from '../../../../providers/provider.ts'
import type { FileNode, Value } from '../../../../values/value.ts'
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
import { lines, listed, name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { defineFile, readBytes } from '../files.ts'
import { BASE64, RE, TIME } from '../imports.ts'
import { saveDownload, saveFile } from '../save-download.ts'
import { REFUSED, REQUESTS } from './refused.ts'

const SURROGATE = /\p{Surrogate}/u

export const task: Renderer<TaskCall> = {
  unsupported: (call) =>
    formHolds(call, SURROGATE) ? 'a form is sent as UTF-8, which has no form for a lone surrogate' : undefined,
  render,
}

/** A task's request with `requests`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const { body } = request
  const { 'Content-Type': contentType, ...others } = request.headers
  // requests writes the content type of JSON and of a form itself.
  const headers = body.kind === 'bytes' ? { ...others, 'Content-Type': contentType as Value } : others
  const file = fileIn(body)
  const follows = result.kind === 'url' || queueOf(result) !== undefined
  const checks = follows || file?.remote === true
  const sent = code`
    ${follows ? code`session` : REQUESTS}.post(
        ${request.url},
        headers=headers,
        ${bodyArguments(call)}
    )
  `
  return python.program(code`
    ${when(checks, CHECK)}
    ${when(follows, SESSION)}
    headers = ${headers}

    ${file && readFile(file)}
    response = ${checks ? code`check(${sent})` : sent}
    ${when(!checks, REFUSE)}

    ${showResult(call)}
  `)
}

function bodyArguments({ request: { body } }: TaskCall): Piece | undefined {
  if (body.kind === 'json') return python.argument('json', body.value)
  if (body.kind === 'bytes') return code`data=${body.file},`
  const { fields, file, fileName } = body
  // Three parts in round brackets: name, content, type.
  return lines(
    python.argument('data', fields),
    python.argument('files', { file: code`(${fileName}, ${file}, ${file.mediaType})` }),
  )
}

const REFUSE = code`
  if not response.ok:
      ${REFUSED}
`

const CHECK = code`

  def check(response):
      ${REFUSE}
      return response


`

/** What a service's answer names is asked for by https alone, and so is what it redirects to. */
const SESSION = code`
  session = ${REQUESTS}.Session()
  del session.adapters["http://"]  # A redirect leads to https, too.

`

function readFile(file: FileNode): Piece {
  const bytes = file.remote ? code`check(${REQUESTS}.get(${file.location})).content` : readBytes(file)
  return code`
    ${file.encoding === 'bytes' ? code`${file} = ${bytes}` : defineFile(file, bytes)}

  `
}

const RESPONSE = code`response.json()`
const RESULT = /* @__PURE__ */ name('result')
const URL_NAME = /* @__PURE__ */ name('url')

function showResult(call: TaskCall): Piece {
  const { result } = call
  switch (result.kind) {
    case 'json':
      if (result.at === undefined) return show(result.shows)
      return code`
        ${waitIn(call)}
        ${tryOrNoResult(code`result = ${python.at(RESPONSE, result.at)}`)}
        ${orNoResult(RESULT)}
        print(result)
      `
    case 'bytes':
      return result.orBase64 === undefined
        ? code`
          ${ofType(result.mediaType)}

          ${saveFile(result.fileName, code`response.content`)}
        `
        : code`
          if response.headers.get("Content-Type", "").startswith("application/json"):
              ${saveField(result.orBase64)}
          else:
              ${saveFile(result.fileName, code`response.content`)}
        `
    case 'base64':
      return saveField(result)
    case 'url':
      return code`
        ${waitIn(call)}
        ${tryOrNoResult(code`url = ${python.at(RESPONSE, result.at)}`)}
        ${when(result.listed, LISTED)}
        ${orNoResultAt(URL_NAME, addressStarts(call))}
        ${result.inline ? saveInline(result.fileName) : download(result.fileName)}
      `
  }
}

function show(shows: JsonResult['shows']): Piece {
  const found = python.at(RESPONSE, shows?.at ?? [])
  return shows?.as === 'numbers'
    ? code`
      embedding = ${found}
      print(len(embedding), "numbers:", embedding[:5])
    `
    : code`print(${found})`
}

const NO_RESULT = code`raise SystemExit(f"The answer holds no result: {response.text}")`

/** Ends the program where an answer is of another type. */
const ofType = (start: string | undefined): Piece | undefined =>
  start === undefined
    ? undefined
    : code`
      if not response.headers.get("Content-Type", "").startswith(${start}):
          ${NO_RESULT}
    `

/** Statements that read the response, which may not hold what they should. */
const tryOrNoResult = (statements: Piece | undefined): Piece => code`
  try:
      ${statements}
  except (KeyError, IndexError, TypeError):
      ${NO_RESULT}
`

const orNoResult = (found: Piece): Piece => code`
  if not ${found}:
      ${NO_RESULT}
`

const LISTED = code`
  if isinstance(url, list):
      url = url[0] if url else None
`

/** What the response names is fetched only if its address starts in one of these ways. */
function orNoResultAt(found: Piece, starts: readonly string[]): Piece {
  const texts = listed(
    starts.map((start) => code`${start}`),
    ', ',
  )
  return orNoResult(code`str(${found}).startswith(${starts.length > 1 ? code`(${texts})` : texts})`)
}

const saveInline = (fileName: string): Piece => code`
  if url.startswith("data:"):
      data = ${BASE64}.b64decode(url.split(",", 1)[1])
  else:
      data = check(session.get(url)).content

  ${saveFile(fileName, code`data`)}
`

const download = (fileName: string): Piece => code`

  file = check(session.get(url))
  ${saveDownload(fileName, code`file`)}
`

const saveField = ({ at, fileName, also }: FileInBase64): Piece => code`
  result = response.json()
  ${tryOrNoResult(code`data = ${BASE64}.b64decode(${python.at(RESULT, at)})`)}

  ${saveFile(fileName, code`data`)}
  ${also === undefined ? undefined : code`print(${also}, result.get(${also}))`}
`

function waitIn(call: TaskCall): Piece | undefined {
  const queue = queueOf(call.result)
  return queue && wait(call, queue)
}

function wait(call: TaskCall, queue: Queue): Piece {
  const { status, result } = queue
  const resultName = asksTwice(queue) ? RESULT : JOB
  const urls: readonly (readonly [variable: Piece, url: ResponseUrl])[] = [
    [JOB, status],
    ...(result === undefined || resultName === JOB ? [] : [[RESULT, result] as const]),
  ]
  const checks = urls.map(([variable, url]) => {
    const start = ownAddressStart(call, url)
    return start === undefined ? undefined : orNoResultAt(variable, [start])
  })
  const ask = code`
    ${TIME}.sleep(${queue.intervalSeconds})
    response = check(session.get(${urlOf(call, status, JOB)}, headers=headers))
  `
  const look = code`
    status = ${python.at(RESPONSE, queue.statusAt)}
    if status == ${queue.done}:
        break
    ${giveUp(queue)}
  `
  return code`
    ${tryOrNoResult(lines(...urls.map(([variable, url]) => code`${variable} = ${partOf(call, url)}`)))}
    ${lines(...checks)}

    for _ in range(${queue.attempts}):
        ${queue.startsWithStatus ? lines(look, ask) : lines(ask, look)}
    else:
        raise SystemExit(${`The job did not finish within ${patience(queue)}.`})

    ${result && code`response = check(session.get(${urlOf(call, result, resultName)}, headers=headers))`}
  `
}

const JOB = /* @__PURE__ */ name('job')

function giveUp({ failed }: Queue): Piece | undefined {
  if (failed.length === 0) return undefined
  const words = listed(
    failed.map((word) => code`${word}`),
    ', ',
  )
  return code`
    if status ${failed.length > 1 ? code`in (${words})` : code`== ${words}`}:
        raise SystemExit(f"The job failed: {response.text}")
  `
}

/** The field that is, or goes into, an address, and cannot lead to another host. No match has no parts. */
function partOf(call: TaskCall, url: ResponseUrl): Piece {
  const value = python.at(RESPONSE, url.field)
  if (ownAddressStart(call, url) !== undefined) return value
  return url.part === 'path'
    ? code`${RE}.match(r"https?://[^/]+(/[^/?#][^?#]*)", ${value})[1]`
    : code`${RE}.fullmatch(r"[\w-]+", ${value})[0]`
}

function urlOf(call: TaskCall, url: ResponseUrl, variable: Piece): Piece {
  const { prefix, suffix } = urlParts(call, url)
  return prefix + suffix === '' ? variable : python.format(prefix, variable, suffix)
}
