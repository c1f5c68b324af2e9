import { type JavaScriptImport, javascript } from '../languages/javascript.ts'
import type { FileNode } from '../languages/value.ts'
import type { Answer, AnswerPath, AnswerUrl, Queue } from '../providers/provider.ts'
import type { TaskPart } from './client.ts'
import { javascriptFetch } from './javascript-fetch.ts'
import { fileIn, patience, type RawCall, refusesAuto, refusesLinesInForm } from './raw-client.ts'

export const javascriptFetchTask: TaskPart = {
  of: javascriptFetch,
  refuses: (call) => refusesAuto(call) ?? refusesLinesInForm(call),
  template,
}

/** A task's request with `fetch`, followed until its result is shown. */
function template(call: RawCall): string {
  const { answer, request } = call
  const file = fileIn(request.body)
  const checks = answer.kind === 'url' || file?.remote === true
  const files: string[] = []
  if (file !== undefined && !file.remote) files.push('readFile')
  if (answer.kind !== 'json') files.push('writeFile')
  const imports: JavaScriptImport[] = files.length === 0 ? [] : [{ module: 'node:fs/promises', name: files.join(', ') }]
  if (answer.kind === 'url' && answer.queue !== undefined) {
    imports.push({ module: 'node:timers/promises', name: 'setTimeout as sleep' })
  }
  let body = `const headers = ${javascript.literal(request.headers, 0, 17)};\n\n`
  if (file !== undefined) body += `const ${file.variable} = ${readFile(file)};\n`
  if (request.body.kind === 'form') {
    const { fields, file, fileName } = request.body
    body += 'const form = new FormData();\n'
    for (const name of Object.keys(fields)) {
      body += `form.append(${javascript.string(name)}, ${javascript.string(fields[name] as string)});\n`
    }
    const blob = `new Blob([${file.variable}], ${javascript.literal({ type: file.mediaType })})`
    body += `form.append("file", ${blob}, ${javascript.string(fileName)});\n`
  }
  if (file !== undefined) body += '\n'
  const sent =
    request.body.kind === 'json'
      ? `JSON.stringify(${javascript.literal(request.body.value, 2, 23)})`
      : request.body.kind === 'bytes'
        ? request.body.file.variable
        : 'form'
  body += `const response = await fetch(${javascript.string(request.url)}, {
  method: "POST",
  headers,
  body: ${sent},
});
${checks ? 'await check(response);' : `if (!response.ok) {\n  ${REFUSED}\n}`}

${showAnswer(call, answer)}`
  return javascript.program(imports, checks ? `${CHECK}${body}` : body)
}

const REFUSED = 'throw new Error(`${response.status} ${response.statusText}: ${await response.text()}`);'

const CHECK = `async function check(response) {
  if (!response.ok) {
    ${REFUSED}
  }
  return response;
}

`

function readFile(file: FileNode): string {
  const bytes = file.remote
    ? `Buffer.from(await (await check(await fetch(${javascript.string(file.location)}))).arrayBuffer())`
    : `await readFile(${javascript.string(file.location)})`
  if (file.encoding === 'bytes') return bytes
  const text = file.remote
    ? `${bytes}.toString("base64")`
    : `await readFile(${javascript.string(file.location)}, "base64")`
  return file.encoding === 'base64' ? text : `${javascript.string(`data:${file.mediaType};base64,`)} + (${text})`
}

function showAnswer(call: RawCall, answer: Answer): string {
  switch (answer.kind) {
    case 'json':
      return answer.at === undefined
        ? 'console.log(JSON.stringify(await response.json(), null, 2));\n'
        : `const result = await response.json();
${orNoResult(`result${steps(answer.at)}`, 'result')}console.log(JSON.stringify(result, null, 2));
`
    case 'bytes':
      return save(answer.fileName, 'Buffer.from(await response.arrayBuffer())')
    case 'base64': {
      const also =
        answer.also === undefined
          ? ''
          : `console.log(${javascript.string(answer.also)}, result${steps([answer.also])});\n`
      return `const result = await response.json();
const data = result${steps(answer.at)};
${orNoResult('data', 'result')}
${save(answer.fileName, 'Buffer.from(data, "base64")')}${also}`
    }
    case 'url': {
      const result = answer.queue === undefined ? 'const result = await response.json();\n' : wait(call, answer.queue)
      const field = `result${steps(answer.at)}`
      const url = answer.listed ? `[${field}].flat()[0]` : field
      const data = `Buffer.from(await (await check(await fetch(url))).arrayBuffer())`
      return `${result}const url = ${url};
${orNoResult('url', 'result')}
${save(answer.fileName, data)}`
    }
  }
}

const orNoResult = (name: string, answer: string): string =>
  `if (!${name}) {\n  throw new Error(\`The answer holds no result: \${JSON.stringify(${answer})}\`);\n}\n`

const save = (fileName: string, data: string): string =>
  `await writeFile(${javascript.string(fileName)}, ${data});\nconsole.log(${javascript.string(`Saved ${fileName}`)});\n`

function wait(call: RawCall, queue: Queue): string {
  const failed = queue.failed
    .map(
      (word) =>
        `  if (status === ${javascript.string(word)}) throw new Error(\`The job failed: \${JSON.stringify(result)}\`);\n`,
    )
    .join('')
  const fetched =
    queue.result === undefined
      ? ''
      : `result = await (await check(await fetch(${urlOf(call, queue.result)}, { headers }))).json();\n`
  return `const job = await response.json();
${orNoResult(`job${steps(queue.status.field)}`, 'job')}
let result;
for (let attempt = 1; ; attempt++) {
  if (attempt > ${queue.attempts}) throw new Error("The job did not finish within ${patience(queue)}.");
  await sleep(${queue.intervalSeconds * 1000});
  result = await (await check(await fetch(${urlOf(call, queue.status)}, { headers }))).json();
  const status = result${steps(queue.statusAt)};
  if (status === ${javascript.string(queue.done)}) break;
${failed}}
${fetched}`
}

function urlOf(call: RawCall, url: AnswerUrl): string {
  const way = call.mode === 'direct' ? 'direct' : 'routed'
  const field = `job${steps(url.field)}`
  const middle = url.part === 'path' ? `new URL(${field}).pathname` : field
  const suffix = url.suffix[way] === '' ? '' : ` + ${javascript.string(url.suffix[way])}`
  return `${javascript.string(url.prefix[way])} + ${middle}${suffix}`
}

/** Every step may be missing: what is not there is undefined, never an exception. */
function steps(path: AnswerPath): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `?.[${step}]`
    else if (typeof step === 'string') text += `?.${step}`
    // Only as a first step, on `result`.
    else
      text = `[${javascript.string(step[0])} in result ? ${javascript.string(step[0])} : ${javascript.string(step[1])}]`
  }
  return text
}
