import type { TaskCall } from '../../../../call/call.ts'
import type {
  FileInBase64,
  FilesInBase64,
  JsonResult,
  Queue,
  ResponseResult,
  ResponseUrl,
} from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { namedByFormat } from '../../../clients/formats.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { addressStarts, asksTwice, ownAddressStart, queueOf, urlParts } from '../../../clients/raw-task.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { READ_FILE, SLEEP, WRITE_FILE } from '../../names.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { defineFile, readBase64 } from '../files.ts'
import { unsupportedLinesInForm } from '../form.ts'
import { nameByType } from '../named-by-format.ts'
import { save, saveByName } from '../save.ts'
import { defineSoundFile } from '../sound.ts'
import { checkToken } from '../token.ts'
import { REFUSE, refuse } from './refused.ts'
import { readJson } from './response.ts'

export const fetchTask: TaskRenderer = { client: 'fetch', unsupported: unsupportedLinesInForm, render }

const LET = code`let`
const CONST = code`const`

/** A task's request with `fetch`, followed until its result is shown. A queue is asked with its headers. */
function render(call: TaskCall): string {
  const { request, result } = call
  const file = fileIn(request.body)
  const waits = queueOf(result) !== undefined
  return javascript.program(code`
    ${checkToken(call)}
    ${mayHoldSamples(result) ? defineSoundFile(call) : undefined}
    ${file && prepare(call, file)}
    ${waits ? code`const headers = ${request.headers};` : undefined}
    ${waits ? LET : CONST} response = await fetch(${request.url}, {
      method: "POST",
      ${waits ? code`headers,` : code`headers: ${request.headers},`}
      body: ${sentBody(call)},
    });
    ${REFUSE}

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

/** Statements that read the file into its variable. */
function readFile(file: FileNode): Piece {
  const { encoding, location, remote } = file
  if (!remote) {
    return defineFile(file, encoding === 'bytes' ? code`await ${READ_FILE}(${location})` : readBase64(file))
  }
  const asText = when(encoding !== 'bytes', code`.toString("base64")`)
  return code`
    const source = await fetch(${location});
    ${refuse(code`source`)}
    ${defineFile(file, code`Buffer.from(await source.arrayBuffer())${asText}`)}
  `
}

const RESULT = /* @__PURE__ */ name('result')

const at = (path: ValuePath): Piece => javascript.at(RESULT, path, true)

function showResult(call: TaskCall): Piece {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return showJson(call, result)
    case 'bytes':
      return saveBytes(call, result)
    case 'base64':
      return saveField(call, result)
    case 'files':
      return saveFiles(call, result)
    case 'url':
      return code`
        ${readAnswer(call)}
        ${readUrl(call, result)}

        const file = await fetch(url);
        ${refuse(code`file`)}
        ${saveDownload(result)}
      `
  }
}

/** The address is the answer's choice: `fetch` takes others than those of the web, too. */
function readUrl(call: TaskCall, { at: path, listed: isListed }: Extract<ResponseResult, { kind: 'url' }>): Piece {
  const field = at(path)
  const starts = addressStarts(call)
  const isStrange =
    starts.length === 1 ? code`!url.startsWith(${starts[0]})` : code`!${javascript.startingWith(starts)}.test(url)`
  return code`
    ${when(isListed, code`// Some models give a list of addresses, and some give one.`)}
    const url = ${isListed ? code`Array.isArray(${field}) ? ${field}[0] : ${field}` : field};
    if (${isStrange}) throw new Error(\`Unexpected file URL: \${url}\`);
  `
}

function showJson(call: TaskCall, { at: path = [], queue, shows }: JsonResult): Piece {
  if (queue === undefined) return show(call, shows)
  return code`
    ${readAnswer(call)}
    console.log(JSON.stringify(${at(path)}, null, 2));
  `
}

const SHOW_JSON = code`console.log(JSON.stringify(await response.json(), null, 2));`

function show(call: TaskCall, shows: JsonResult['shows']): Piece {
  if (shows === undefined) return SHOW_JSON
  const found = at(shows.at)
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
  const { fileName, orBase64 } = result
  const saved = save(fileName, code`Buffer.from(await response.arrayBuffer())`)
  if (orBase64 === undefined) return saved
  return code`
    if (response.headers.get("content-type")?.startsWith("application/json")) {
      ${saveField(call, orBase64)}
    } else {
      ${saved}
    }
  `
}

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
  const data =
    orSamples && also !== undefined
      ? code`soundFile(${at(path)}, ${at([also])})`
      : code`Buffer.from(${at(path)}, "base64")`
  return code`
    ${readJson(call, RESULT)}
    ${save(fileName, data)}
    ${also === undefined ? undefined : code`console.log(${also}, ${at([also])});`}
  `
}

const saveFiles = (call: TaskCall, { field, label, stem, extension }: FilesInBase64): Piece => code`
  ${readJson(call, RESULT)}
  for (const [index, item] of result.entries()) {
    const name = ${javascript.format(`${stem}-`, code`index + 1`, `.${extension}`)};
    await ${WRITE_FILE}(name, Buffer.from(${javascript.at(name('item'), [field])}, "base64"));
    console.log(\`Saved \${name}: \${${javascript.at(name('item'), [label])}}\`);
  }
`

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall): Piece {
  const queue = queueOf(call.result)
  return queue === undefined ? readJson(call, RESULT) : wait(call, queue)
}

const JOB = /* @__PURE__ */ name('job')
const RESULT_JOB = /* @__PURE__ */ name('resultJob')

/** Asks how far the job is until it is over, and then for the result. */
function wait(call: TaskCall, queue: Queue): Piece {
  const { done, errorAt, failed, intervalSeconds, startsWithStatus, status, statusAt, result } = queue
  const resultJob = asksTwice(queue) ? RESULT_JOB : JOB
  const now = javascript.at(RESULT, statusAt, startsWithStatus === true)
  const why = errorAt === undefined ? code`JSON.stringify(result)` : javascript.at(RESULT, errorAt)
  return code`
    let result${typed(call, ANY)} = await response.json();
    ${findJob(call, JOB, status)}
    ${result && asksTwice(queue) ? findJob(call, resultJob, result) : undefined}
    ${when(failed.length > 0, code`const over = ${[done, ...failed]};`)}
    while (${isUnderWay(now, queue)}) {
      await ${SLEEP}(${intervalSeconds * 1000});
      ${fetched(call, status, JOB)}
    }
    ${when(failed.length > 0, code`if (${now} !== ${done}) throw new Error(\`Job failed: \${${why}}\`);`)}
    ${result && fetched(call, result, resultJob)}

  `
}

const isUnderWay = (now: Piece, { done, failed }: Queue): Piece =>
  failed.length === 0 ? code`${now} !== ${done}` : code`!over.includes(${now})`

function fetched(call: TaskCall, url: ResponseUrl, job: Piece): Piece {
  const { suffix } = urlParts(call, url)
  return code`
    response = await fetch(${suffix === '' ? job : javascript.format(job, suffix)}, { headers });
    ${REFUSE}
    result = await response.json();
  `
}

/** Reads where the job is. The token goes along, so that no answer may lead to another host. */
function findJob(call: TaskCall, job: Piece, url: ResponseUrl): Piece {
  const value = at(url.field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return code`
      const ${job} = ${value};
      if (!${job}.startsWith(${start})) throw new Error(\`Unexpected job URL: \${${job}}\`);
    `
  }
  const { prefix } = urlParts(call, url)
  return code`const ${job} = ${javascript.format(prefix, url.part === 'path' ? code`new URL(${value}).pathname` : value)};`
}
