import type { TaskCall } from '../../../../call/call.ts'
import type { FileInBase64, JsonResult, Queue, ResponseResult, ResponseUrl } from '../../../../providers/provider.ts'
import { type FileNode, raw } from '../../../../values/value.ts'
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
import { type Typed, typed } from '../../types.ts'
import { type JavaScriptImport, javascript } from '../../writer.ts'
import { defineFile, readBase64 } from '../files.ts'
import { unsupportedLinesInForm } from '../form.ts'
import { nameByType } from '../named-by-format.ts'
import { defineSoundFile } from '../sound.ts'
import { checkToken } from '../token.ts'
import { readJson } from './chat.ts'
import { REFUSED } from './refused.ts'

export const task: Renderer<TaskCall> = { unsupported: unsupportedLinesInForm, render }

/** A task's request with `fetch`, followed until its result is shown. */
function render(call: TaskCall): string {
  const { request, result } = call
  const { body } = request
  const file = fileIn(body)
  const waits = queueOf(result) !== undefined
  const follows = result.kind === 'url' || waits
  const checks = follows || file?.remote === true
  const fileFunctions = [
    ...(file !== undefined && !file.remote ? ['readFile'] : []),
    ...(result.kind !== 'json' ? ['writeFile'] : []),
  ]
  const imports: readonly JavaScriptImport[] = [
    ...(fileFunctions.length === 0 ? [] : [{ module: 'node:fs/promises', name: fileFunctions.join(', ') }]),
    ...(waits ? [{ module: 'node:timers/promises', name: 'setTimeout as sleep' }] : []),
  ]
  return javascript.program(
    imports,
    `${checkToken(call)}${mayHoldSamples(result) ? defineSoundFile(call) : ''}${checks ? defineCheck(call) : ''}${result.kind === 'url' ? defineDownload(call) : ''}const headers = ${javascript.literal(request.headers, 0, 17)};

${file === undefined ? '' : `${readFile(file)}${form(call)}\n`}${waits ? 'let' : 'const'} response = await fetch(${javascript.string(request.url)}, {
  method: "POST",
  headers,
${follows ? NOT_MOVED : ''}  body: ${sentBody(call)},
});
${checks ? 'await check(response);' : `if (!response.ok) {\n  ${REFUSED}\n}`}

${showResult(call)}`,
  )
}

const mayHoldSamples = (result: ResponseResult): boolean =>
  (result.kind === 'bytes' ? result.orBase64 : result.kind === 'base64' ? result : undefined)?.orSamples === true

/** Statements that fill in `form`, where the body is one. */
function form({ request: { body } }: TaskCall): string {
  if (body.kind !== 'form') return ''
  const { fields, file, fileName } = body
  const appended = Object.entries(fields).map(
    ([name, value]) => `form.append(${javascript.string(name)}, ${javascript.string(value)});\n`,
  )
  const blob = `new Blob([${file.variable}], ${javascript.literal({ type: file.mediaType })})`
  return `const form = new FormData();
${appended.join('')}form.append("file", ${blob}, ${javascript.string(fileName)});
`
}

function sentBody({ request: { body } }: TaskCall): string {
  if (body.kind === 'json') return `JSON.stringify(${javascript.literal(body.value, 2, 23)})`
  return body.kind === 'bytes' ? body.file.variable : 'form'
}

const defineCheck = (call: Typed): string => `async function check(response${typed(call, ': Response')}) {
  if (!response.ok) {
    ${REFUSED}
  }
}

`

/** A request with the token is answered where it is sent. */
const NOT_MOVED = '  redirect: "error",\n'

/** A redirect, too, leads to https alone; of itself `fetch` follows any. */
const defineDownload = (call: Typed): string => `// Follows redirects, and none that leaves https.
async function download(url${typed(call, ': string | URL')}, redirects = 5)${typed(call, ': Promise<Response>')} {
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
function readFile(file: FileNode): string {
  const { encoding, location, remote } = file
  const place = javascript.string(location)
  if (!remote) return defineFile(file, encoding === 'bytes' ? `await readFile(${place})` : readBase64(file))
  const bytes = 'Buffer.from(await source.arrayBuffer())'
  return `const source = await fetch(${place});
await check(source);
${defineFile(file, encoding === 'bytes' ? bytes : `${bytes}.toString("base64")`)}`
}

function showResult(call: TaskCall): string {
  const { result } = call
  switch (result.kind) {
    case 'json':
      return result.at === undefined
        ? show(call, result.shows)
        : `${readAnswer(call)}${orNoResult(javascript.at('result', result.at), 'result')}console.log(JSON.stringify(result, null, 2));
`
    case 'bytes':
      return result.orBase64 === undefined
        ? ofType(result.mediaType) + saveResponse(result.fileName)
        : `if (response.headers.get("content-type")?.startsWith("application/json")) {
${saveField(call, result.orBase64, '  ')}} else {
${saveResponse(result.fileName, '  ')}}
`
    case 'base64':
      return saveField(call, result)
    case 'url': {
      const field = javascript.at('result', result.at)
      const url = result.listed ? `Array.isArray(${field}) ? ${field}[0] : ${field}` : field
      return `${readAnswer(call)}const url = ${url};
${orNoResult(`${startingWith(addressStarts(call))}.test(url)`, 'result')}
const file = await download(url);
${saveDownload(result)}`
    }
  }
}

/** Ends the program where an answer is of another type. */
const ofType = (start: string | undefined): string =>
  start === undefined
    ? ''
    : `if (!response.headers.get("content-type")?.startsWith(${javascript.string(start)})) {
  throw new Error(\`The answer holds no result: \${await response.text()}\`);
}

`

function show(call: TaskCall, shows: JsonResult['shows']): string {
  if (shows === undefined) return 'console.log(JSON.stringify(await response.json(), null, 2));\n'
  const found = javascript.at('result', shows.at, true)
  const shown =
    shows.as === 'text'
      ? `console.log(${found});\n`
      : `const embedding = ${found};\nconsole.log(embedding.length, "numbers:", embedding.slice(0, 5));\n`
  return readJson(call, 'result') + shown
}

/** A pattern of the addresses that start in one of these ways. */
function startingWith(starts: readonly string[]): string {
  const patterns = starts.map((start) => start.replace(/[/.]/g, '\\$&')).join('|')
  return `/^${starts.length > 1 ? `(${patterns})` : patterns}/`
}

const orNoResult = (found: string, response: string, indent = ''): string =>
  `${indent}if (!${found}) {
${indent}  throw new Error(\`The answer holds no result: \${JSON.stringify(${response})}\`);
${indent}}
`

const save = (fileName: string, data: string, indent = ''): string =>
  `${indent}await writeFile(${javascript.string(fileName)}, ${data});
${indent}console.log(${javascript.string(`Saved ${fileName}`)});
`

/** The format of a file is the model's choice; what comes in the answer itself is of one. */
function saveDownload({ fileName, inline }: Extract<ResponseResult, { kind: 'url' }>): string {
  const data = 'Buffer.from(await file.arrayBuffer())'
  const named = inline ? undefined : namedByFormat(fileName)
  if (named === undefined) return save(fileName, data)
  return `const type = file.headers.get("content-type");
${nameByType('type', named)}await writeFile(name, ${data});
console.log(\`Saved \${name}\`);
`
}

const saveResponse = (fileName: string, indent = ''): string =>
  save(fileName, 'Buffer.from(await response.arrayBuffer())', indent)

function saveField(call: TaskCall, { at, fileName, also, orSamples }: FileInBase64, indent = ''): string {
  const shown =
    also === undefined ? '' : `${indent}console.log(${javascript.string(also)}, ${javascript.at('result', [also])});\n`
  if (orSamples && also !== undefined) {
    const sound = `soundFile(${javascript.at('result', at)}, ${javascript.at('result', [also])})`
    return readJson(call, 'result', indent) + save(fileName, sound, indent) + shown
  }
  return `${readJson(call, 'result', indent)}${indent}const data = ${javascript.at('result', at)};
${orNoResult('data', 'result', indent)}
${save(fileName, 'Buffer.from(data, "base64")', indent)}${shown}`
}

/** Reads the answer that holds the result, after a queue where there is one. */
function readAnswer(call: TaskCall): string {
  const queue = queueOf(call.result)
  return queue === undefined ? readJson(call, 'result') : wait(call, queue)
}

function wait(call: TaskCall, queue: Queue): string {
  const { status, result } = queue
  const resultName = asksTwice(queue) ? 'resultJob' : 'job'
  const found = javascript.at('result', queue.statusAt)
  const [word = '', ...others] = queue.failed
  const hasFailed =
    others.length === 0
      ? `status === ${javascript.string(word)}`
      : `${javascript.literal(queue.failed)}.includes(status)`
  const look =
    word === ''
      ? `  if (${found} === ${javascript.string(queue.done)}) break;\n`
      : `  const status = ${found};
  if (status === ${javascript.string(queue.done)}) break;
  if (${hasFailed}) throw new Error(\`The job failed: \${JSON.stringify(result)}\`);
`
  const fetched = (url: ResponseUrl, name: string, indent = ''): string =>
    `${indent}response = await fetch(${urlOf(call, url, name)}, { headers, redirect: "error" });
${indent}await check(response);
${indent}result = await response.json();
`
  const ask = `  if (attempt > ${queue.attempts}) throw new Error(${javascript.string(`The job did not finish within ${patience(queue)}.`)});
  await sleep(${queue.intervalSeconds * 1000});
${fetched(status, 'job', '  ')}`
  return `let result${typed(call, ': any')} = await response.json();
${readPart(call, 'job', status)}${result === undefined || resultName === 'job' ? '' : readPart(call, resultName, result)}
for (let attempt = 1; ; attempt++) {
${queue.startsWithStatus ? look + ask : ask + look}}
${result === undefined ? '' : fetched(result, resultName)}`
}

/** Reads the field that is, or goes into, an address, and cannot lead to another host. */
function readPart(call: TaskCall, name: string, url: ResponseUrl): string {
  const { field, part } = url
  const value = javascript.at('result', field)
  const start = ownAddressStart(call, url)
  if (start !== undefined) {
    return `const ${name} = ${value};\n${orNoResult(`${startingWith([start])}.test(${name})`, 'result')}`
  }
  const found =
    part === 'path'
      ? `/^https?:\\/\\/[^/]+(\\/[^/?#][^?#]*)/.exec(${value})?.[1]`
      : `/^[\\w-]+$/.exec(${value} ?? "")?.[0]`
  return `const ${name} = ${found};\n${orNoResult(name, 'result')}`
}

function urlOf(call: TaskCall, url: ResponseUrl, name: string): string {
  const { prefix, suffix } = urlParts(call, url)
  return prefix + suffix === '' ? name : javascript.format(prefix, raw(name), suffix)
}
