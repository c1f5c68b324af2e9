import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { namedByFormat } from '../../../clients/formats.ts'
import {
  addressStarts,
  asksTwice,
  fileIn,
  ownAddressStart,
  patience,
  queueOf,
  urlParts,
} from '../../../clients/raw-client.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { READ_FILE, SLEEP } from '../../names.ts'
import { ANY, type Typed, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { defineFile, readBase64 } from '../files.ts'
import { unsupportedLinesInForm } from '../form.ts'
import { nameByType } from '../named-by-format.ts'
import { save, saveByName } from '../save.ts'
import { defineSoundFile } from '../sound.ts'
import { checkToken } from '../token.ts'
import { readJson } from './chat.ts'
import { REFUSE } from './refused.ts'

export const task: Renderer<TaskCall> = { unsupported: unsupportedLinesInForm, render }

const LET = code`let`
const CONST = code`const`

/** A task's request with `fetch`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  const waits = queueOf(result) !== undefined
  const follows = result.kind === 'url' || waits
  const checks = follows || file?.remote === true
  return javascript.program(code`
    ${checkToken(call)}
    ${mayHoldSamples(result) ? defineSoundFile(call) : undefined}
    ${checks ? defineCheck(call) : undefined}
    ${result.kind === 'url' ? defineDownload(call) : undefined}
    const headers = ${request.headers};

    ${file && prepare(call, file)}
    ${waits ? LET : CONST} response = await fetch(${request.url}, {
      method: "POST",
      headers,
      ${when(follows, NOT_MOVED)}
      body: ${sentBody(call)},
    });
    ${checks ? code`await check(response);` : REFUSE}

    ${showResult(call)}
  `)
}

const mayHoldSamples = (result: ResponseResult): boolean =>
  (result.kind === 'bytes' ? result.orBase64 : result.kind === 'base64' ? result : undefined)?.orSamples === true

/** Reads the file, and fills in `form` where the body is one. */
const prepare = (call: TaskCall, file: FileNode): Piece => code`
  ${readFile(file)}
  ${form(call)}

`

function form({ request: { body } }: TaskCall): Piece | undefined {
  if (body.kind !== 'form') return undefined
  const { fields, file, fileName } = body
  const appended = Object.entries(fields).map(([field, value]) => code`form.append(${field}, ${value});`)
  return code`
    const form = new FormData();
    ${lines(...appended)}
    form.append("file", new Blob([${file}], ${javascript.inline({ type: file.mediaType })}), ${fileName});
  `
}

function sentBody({ request: { body } }: TaskCall): Piece {
  if (body.kind === 'json') return code`JSON.stringify(${body.value})`
  return body.kind === 'bytes' ? code`${body.file}` : code`form`
}

const RESPONSE_TYPE = code`Response`
const ADDRESS = code`string | URL`
const PROMISE = code`Promise<Response>`

const defineCheck = (call: Typed): Piece => code`
  async function check(response${typed(call, RESPONSE_TYPE)}) {
    ${REFUSE}
  }

`

/** A request with the token is answered where it is sent. */
const NOT_MOVED = code`redirect: "error",`

/** A redirect, too, leads to https alone; of itself `fetch` follows any. */
const defineDownload = (call: Typed): Piece => code`
  // Follows redirects, and none that leaves https.
  async function download(url${typed(call, ADDRESS)}, redirects = 5)${typed(call, PROMISE)} {
    const response = await fetch(url, { redirect: redirects > 0 ? "manual" : "error" });
    const location = response.headers.get("location");
    if (location === null) {
      await check(response);
      return response;
    }
    const next = new URL(location, url);
    if (next.protocol !== "https:") throw new Error(\`The result is at \${next}\`);
    return download(next, redirects - 1);
  }

`

/** Statements that read the file into its variable. */
function readFile(file: FileNode): Piece {
  const { encoding, location, remote } = file
  if (!remote) {
    return defineFile(file, encoding === 'bytes' ? code`await ${READ_FILE}(${location})` : readBase64(file))
  }
  const asText = when(encoding !== 'bytes', code`.toString("base64")`)
  return code`
    const source = await fetch(${location});
    await check(source);
    ${defineFile(file, code`Buffer.from(await source.arrayBuffer())${asText}`)}
  `
}

const RESULT = /* @__PURE__ */ name('result')

const at = (path: ValuePath, isThere?: boolean): Piece => javascript.at(RESULT, path, isThere)

function showResult(call: TaskCall): Piece {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return saveBytes(call, result)
    case 'base64':
      return saveField(call, result)
    case 'url': {
      const field = at(result.at)
      return code`
        ${readAnswer(call)}
        const url = ${result.listed ? code`Array.isArray(${field}) ? ${field}[0] : ${field}` : field};
        ${orNoResult(code`${javascript.startingWith(addressStarts(call))}.test(url)`)}

        const file = await download(url);
        ${saveDownload(result)}
      `
    }
  }
}

function showJson(call: TaskCall, { at: path, shows }: JsonResult): Piece {
  if (path === undefined) return show(call, shows)
  return code`
    ${readAnswer(call)}
    ${orNoResult(at(path))}
    console.log(JSON.stringify(result, null, 2));
  `
}

const SHOW_JSON = code`console.log(JSON.stringify(await response.json(), null, 2));`

function show(call: TaskCall, shows: JsonResult['shows']): Piece {
  if (shows === undefined) return SHOW_JSON
  const found = at(shows.at, true)
  if (shows.as === 'text') {
    return code`
      ${readJson(call, RESULT)}
      console.log(${found});
    `
  }
  return code`
    ${readJson(call, RESULT)}
    const embedding = ${found};
    console.log(embedding.length, "numbers:", embedding.slice(0, 5));
  `
}

function saveBytes(call: TaskCall, result: Extract<ResponseResult, { kind: 'bytes' }>): Piece {
  const { fileName, mediaType, orBase64 } = result
  const saved = save(fileName, code`Buffer.from(await response.arrayBuffer())`)
  if (orBase64 !== undefined) {
    return code`
      if (response.headers.get("content-type")?.startsWith("application/json")) {
        ${saveField(call, orBase64)}
      } else {
        ${saved}
      }
    `
  }
  if (mediaType === undefined) return saved
  return code`
    if (!response.headers.get("content-type")?.startsWith(${mediaType})) {
      throw new Error(\`The answer holds no result: \${await response.text()}\`);
    }

    ${saved}
  `
}

const orNoResult = (found: Piece): Piece => code`
  if (!${found}) {
    throw new Error(\`The answer holds no result: \${JSON.stringify(result)}\`);
  }
`

/** The format of a file is the model's choice; what comes in the answer itself is of one. */
function saveDownload({ fileName, inline }: Extract<ResponseResult, { kind: 'url' }>): Piece {
  const data = code`Buffer.from(await file.arrayBuffer())`
  const named = inline ? undefined : namedByFormat(fileName)
  if (named === undefined) return save(fileName, data)
  return code`
    const type = file.headers.get("content-type");
    ${nameByType(code`type`, named)}
    ${saveByName(data)}
  `
}

function saveField(call: TaskCall, { at: path, fileName, also, orSamples }: FileInBase64): Piece {
  if (orSamples && also !== undefined) {
    return code`
      ${readJson(call, RESULT)}
      ${save(fileName, code`soundFile(${at(path)}, ${at([also])})`)}
      console.log(${also}, ${at([also])});
    `
  }
  return code`
    ${readJson(call, RESULT)}
    const data = ${at(path)};
    ${orNoResult(code`data`)}

    ${save(fileName, code`Buffer.from(data, "base64")`)}
    ${also === undefined ? undefined : code`console.log(${also}, ${at([also])});`}
  `
}

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall): Piece {
  const queue = queueOf(call.result)
  return queue === undefined ? readJson(call, RESULT) : wait(call, queue)
}

const JOB = /* @__PURE__ */ name('job')
const RESULT_JOB = /* @__PURE__ */ name('resultJob')

function wait(call: TaskCall, queue: Queue): Piece {
  const { attempts, intervalSeconds, startsWithStatus, status, result } = queue
  const resultJob = asksTwice(queue) ? RESULT_JOB : JOB
  const look = lookAt(queue)
  const ask = code`
    if (attempt > ${attempts}) throw new Error(${`The job did not finish within ${patience(queue)}.`});
    await ${SLEEP}(${intervalSeconds * 1000});
    ${fetched(call, status, JOB)}
  `
  return code`
    let result${typed(call, ANY)} = await response.json();
    ${readPart(call, JOB, status)}
    ${result && asksTwice(queue) ? readPart(call, resultJob, result) : undefined}

    for (let attempt = 1; ; attempt++) {
      ${startsWithStatus ? look : ask}
      ${startsWithStatus ? ask : look}
    }
    ${result && fetched(call, result, resultJob)}
  `
}

/** Leaves the loop once the job is done, and the program where it failed. */
function lookAt({ done, failed, statusAt }: Queue): Piece {
  const [word, ...others] = failed
  if (word === undefined) return code`if (${at(statusAt)} === ${done}) break;`
  const hasFailed = others.length === 0 ? code`status === ${word}` : code`${javascript.inline(failed)}.includes(status)`
  return code`
    const status = ${at(statusAt)};
    if (status === ${done}) break;
    if (${hasFailed}) throw new Error(\`The job failed: \${JSON.stringify(result)}\`);
  `
}

function fetched(call: TaskCall, url: ResponseUrl, job: Piece): Piece {
  const { prefix, suffix } = urlParts(call, url)
  return code`
    response = await fetch(${prefix + suffix === '' ? job : javascript.format(prefix, job, suffix)}, { headers, redirect: "error" });
    await check(response);
    result = await response.json();
  `
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, job: Piece, url: ResponseUrl): Piece {
  const value = at(url.field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return code`
      const ${job} = ${value};
      ${orNoResult(code`${javascript.startingWith([start])}.test(${job})`)}
    `
  }
  const part =
    url.part === 'path'
      ? code`/^https?:\/\/[^/]+(\/[^/?#][^?#]*)/.exec(${value})?.[1]`
      : code`/^[\w-]+$/.exec(${value} ?? "")?.[0]`
  return code`
    const ${job} = ${part};
    ${orNoResult(job)}
  `
}
