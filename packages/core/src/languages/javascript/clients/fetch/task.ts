import type { TaskCall } from '../../../../call/call.ts'
import type { Body, FileInBase64, JsonResult } from '../../../../providers/provider.ts'
import type { ValuePath } from '../../../../values/path.ts'
import type { FileNode } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { unsupportedComparison } from '../../../clients/comparison.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import {
  type FileInBytes,
  holdsSamples,
  type JobAddress,
  type LinkedFile,
  type TaskPlan,
  type Wait,
} from '../../../clients/task-plan.ts'
import type { TaskShape } from '../../../clients/task-shape.ts'
import { lines, name, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledTask } from '../../compiled-task.ts'
import { READ_FILE, SLEEP } from '../../names.ts'
import { ANY, type Typed, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { defineFile, readBase64 } from '../files.ts'
import { unsupportedLinesInForm } from '../form.ts'
import { nameByType } from '../named-by-format.ts'
import { save, saveByName } from '../save.ts'
import { checkUrl, saveFiles, saveLinkedFiles } from '../save-files.ts'
import { showSimilarity } from '../similarity.ts'
import { defineSoundFile } from '../sound.ts'
import { checkToken } from '../token.ts'
import { REFUSE, refuse } from './refused.ts'
import { readJson } from './response.ts'

export const fetchTask: TaskRenderer = {
  client: 'fetch',
  takesLists: true,
  comparesTexts: true,
  unsupported: (call) => unsupportedLinesInForm(call) ?? unsupportedComparison(call),
  render: /* @__PURE__ */ compiledTask((shape) => program(shape)),
}

const LET = code`let`
const CONST = code`const`

/**
 * Returns a task's request with `fetch`, up to its printed or saved result. Later requests to a queue have the same
 * headers.
 */
function program(shape: TaskShape): Piece {
  const { plan } = shape
  const waits = plan.wait !== undefined
  return code`
    ${when(shape.readsToken, CHECK_TOKEN)}
    ${holdsSamples(plan) ? defineSoundFile(shape) : undefined}
    ${plan.file && PREPARE}
    ${waits ? code`const headers = ${HEADERS};` : undefined}
    ${waits ? LET : CONST} response = await fetch(${URL}, {
      method: "POST",
      ${waits ? code`headers,` : code`headers: ${HEADERS},`}
      body: ${SENT_BODY[shape.body]},
    });
    ${REFUSE}

    ${showResult(shape, plan)}
  `
}

const CHECK_TOKEN = /* @__PURE__ */ slot((call: TaskCall) => checkToken(call))
const URL = /* @__PURE__ */ slot(({ request }: TaskCall) => request.url)
const HEADERS = /* @__PURE__ */ slot(({ request }: TaskCall) => request.headers)
const PREPARE = /* @__PURE__ */ slot((call: TaskCall) => prepare(call, fileIn(call.request.body) as FileNode))

/** Reads the file, and fills in `form` if the body is a form. */
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

type BodyOf<Kind extends Body['kind']> = Extract<Body, { kind: Kind }>

/** What is sent for each kind of body. */
const SENT_BODY: { readonly [kind in Body['kind']]: Piece } = {
  json: code`JSON.stringify(${/* @__PURE__ */ slot(({ request }: TaskCall) => (request.body as BodyOf<'json'>).value)})`,
  bytes: /* @__PURE__ */ code`${/* @__PURE__ */ slot(({ request }: TaskCall) => (request.body as BodyOf<'bytes'>).file)}`,
  form: code`form`,
}

/** Reads the file into its variable. */
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

function showResult(call: Typed, plan: TaskPlan): Piece {
  const { result } = plan
  switch (result.kind) {
    case 'json':
      return showJson(call, plan, result)
    case 'bytes':
      return saveBytes(call, result)
    case 'base64':
      return saveField(call, result)
    case 'files':
      return code`
        ${readJson(call, RESULT)}
        ${saveFiles(result, RESULT)}
      `
    case 'url':
      return code`
        ${readAnswer(call, plan)}
        ${readUrl(result)}

        const file = await fetch(url);
        ${refuse(code`file`)}
        ${saveDownload(result)}
      `
    case 'urls':
      return code`
        ${readAnswer(call, plan)}
        ${saveLinkedFiles(result, RESULT, refuse)}
      `
  }
}

function readUrl({ at: path, listed: isListed, starts }: LinkedFile): Piece {
  const field = at(path)
  return code`
    ${when(isListed, code`// Some models return a list of URLs, others a single URL.`)}
    const url = ${isListed ? code`Array.isArray(${field}) ? ${field}[0] : ${field}` : field};
    ${checkUrl(starts)}
  `
}

function showJson(call: Typed, plan: TaskPlan, { at: path = [], shows }: JsonResult): Piece {
  if (plan.wait === undefined) return show(call, shows)
  return code`
    ${readAnswer(call, plan)}
    console.log(JSON.stringify(${at(path)}, null, 2));
  `
}

const SHOW_JSON = code`console.log(JSON.stringify(await response.json(), null, 2));`

function show(call: Typed, shows: JsonResult['shows']): Piece {
  if (shows === undefined) return SHOW_JSON
  const found = at(shows.at)
  if (shows.as === 'text') {
    return code`
      ${readJson(call, RESULT)}
      console.log(${found});
    `
  }
  if (shows.as === 'embeddings') {
    return code`
      ${readJson(call, RESULT)}
      for (const { embedding } of ${found}) {
        console.log(embedding.length, "numbers:", embedding.slice(0, 5));
      }
    `
  }
  if (shows.as === 'similarity') {
    return code`
      ${readJson(call, RESULT)}

      ${showSimilarity(call, code`${found}.map(({ embedding }${typed(call, ANY)}) => embedding)`)}
    `
  }
  return code`
    ${readJson(call, RESULT)}
    const embedding = ${found};
    console.log(embedding.length, "numbers:", embedding.slice(0, 5));
  `
}

const CONTENT = code`Buffer.from(await response.arrayBuffer())`

function saveBytes(call: Typed, { fileName, named, orBase64 }: FileInBytes): Piece {
  if (named === undefined) return save(fileName, CONTENT)
  const saved = code`
    ${nameByType(code`type`, named)}
    ${saveByName(CONTENT)}
  `
  if (orBase64 === undefined) {
    return code`
      const type = response.headers.get("content-type");
      if (!type?.startsWith("audio/")) throw new Error(\`No audio: \${await response.text()}\`);
      ${saved}
    `
  }
  return code`
    const type = response.headers.get("content-type");
    if (type?.startsWith("audio/")) {
      ${saved}
    } else {
      ${saveField(call, orBase64)}
    }
  `
}

/** The model chooses the format of a linked file; an inline file has a fixed format. */
function saveDownload({ fileName, named }: LinkedFile): Piece {
  const data = code`Buffer.from(await file.arrayBuffer())`
  if (named === undefined) return save(fileName, data)
  return code`
    const type = file.headers.get("content-type");
    ${nameByType(code`type`, named)}
    ${saveByName(data)}
  `
}

function saveField(call: Typed, { at: path, fileName, also, orSamples }: FileInBase64): Piece {
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

/** Reads the response with the result, after waiting for a queue if there is one. */
const readAnswer = (call: Typed, { wait }: TaskPlan): Piece =>
  wait === undefined ? readJson(call, RESULT) : waitFor(call, wait)

const JOB = /* @__PURE__ */ name('job')
const RESULT_JOB = /* @__PURE__ */ name('resultJob')

/** Polls the job until it's over, and then fetches the result. */
function waitFor(call: Typed, wait: Wait): Piece {
  const { done, errorAt, failed, found, intervalSeconds, outputAt, startsWithStatus, status, statusAt, result } = wait
  const now = javascript.at(RESULT, statusAt, startsWithStatus === true)
  const why = errorAt === undefined ? code`JSON.stringify(result)` : javascript.at(RESULT, errorAt)
  return code`
    let result${typed(call, ANY)} = await response.json();
    ${lines(...found.map(findJob))}
    ${when(failed.length > 0, code`const over = ${[done, ...failed]};`)}
    while (${outputAt === undefined ? isUnderWay(now, wait) : code`!${at(outputAt)}`}) {
      ${when(outputAt !== undefined, code`if (over.includes(${now})) throw new Error(\`No output: \${${why}}\`);`)}
      await ${SLEEP}(${intervalSeconds * 1000});
      ${fetched(status)}
    }
    ${when(failed.length > 0 && outputAt === undefined, code`if (${now} !== ${done}) throw new Error(\`Job failed: \${${why}}\`);`)}
    ${result && fetched(result)}

  `
}

const isUnderWay = (now: Piece, { done, failed }: Wait): Piece =>
  failed.length === 0 ? code`${now} !== ${done}` : code`!over.includes(${now})`

const jobOf = ({ isSecond }: JobAddress): Piece => (isSecond ? RESULT_JOB : JOB)

function fetched(address: JobAddress): Piece {
  const { suffix } = address
  const job = jobOf(address)
  return code`
    response = await fetch(${suffix === '' ? job : javascript.format(job, suffix)}, { headers });
    ${REFUSE}
    result = await response.json();
  `
}

/** Reads the job's URL. The token is sent along, so no response may redirect it to another host. */
function findJob(address: JobAddress): Piece {
  const { part, prefix, start } = address
  const job = jobOf(address)
  const value = at(address.field)
  if (start !== undefined) {
    return code`
      const ${job} = ${value};
      if (!${job}.startsWith(${start})) throw new Error(\`Unexpected job URL: \${${job}}\`);
    `
  }
  return code`const ${job} = ${javascript.format(prefix, part === 'path' ? code`new URL(${value}).pathname` : value)};`
}
