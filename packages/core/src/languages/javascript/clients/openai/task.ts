import type { TaskCall } from '../../../../call/call.ts'
import type { FileNode, Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { isTextAlone, type MethodCall, methodCallOf, unsupportedMethod } from '../../../clients/openai-task.ts'
import { type Files, type PlannedResult, plannedResult } from '../../../clients/task-plan.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { READ_FILE, WRITE_FILE } from '../../names.ts'
import { code, javascript } from '../../writer.ts'
import { unsupportedLinesInForm } from '../form.ts'
import { save } from '../save.ts'
import { showSimilarity } from '../similarity.ts'
import { completion } from './completion.ts'
import { checkKey, createClient } from './program.ts'
import { RESPONSE } from './responses.ts'
import { castTask } from './task-types.ts'

/** Covers the tasks for which the client has a method. */
export const openaiTask: TaskRenderer = {
  client: 'openai',
  takesLists: true,
  comparesTexts: true,
  unsupported: (call) =>
    call.task === 'text-generation'
      ? completion.unsupported?.(call)
      : (unsupportedMethod(call) ?? unsupportedLinesInForm({ ...call, request: call.openai?.request ?? call.request })),
  render: (call) => (call.task === 'text-generation' ? completion.render(call) : render(call)),
}

function render(call: TaskCall): string {
  const asked = methodCallOf(call)
  const { method, baseUrl, moreHeaders, file, fields } = asked
  const { model, ...others } = fields
  const first = { model: model as Value, ...(file && { file: asFile(file) }) }
  return javascript.program(code`
    ${checkKey(call)}
    ${createClient(call, baseUrl, moreHeaders)}

    ${file && readFile(file.content)}
    const ${RESULTS[method.name] ?? RESPONSE} = await client.${name(method.name)}({
      ${javascript.properties(first)}
      ${javascript.properties(others)}
    }${castTask(call, method.name, { ...first, ...others })});

    ${show(call, asked)}
  `)
}

const SPEECH = code`speech`
const TRANSCRIPTION = code`transcription`

/** The variable for a method's result, if it isn't a response to read. */
const RESULTS: { readonly [method: string]: Piece } = {
  'audio.speech.create': SPEECH,
  'audio.transcriptions.create': TRANSCRIPTION,
}

const asFile = ({ name: fileName, content }: NonNullable<MethodCall['file']>): Piece =>
  code`new File([${name(content.variable)}], ${fileName}, ${javascript.inline({ type: content.mediaType })})`

function readFile({ location, remote, variable }: FileNode): Piece {
  if (!remote) {
    return code`
      const ${name(variable)} = await ${READ_FILE}(${location});

    `
  }
  return code`
    const source = await fetch(${location});
    if (!source.ok) {
      throw new Error(\`\${source.status}: \${await source.text()}\`);
    }
    const ${name(variable)} = await source.blob();

  `
}

function show(call: TaskCall, { method, result }: MethodCall): Piece | undefined {
  if (call.comparesTexts) return showSimilarity(call, code`response.data.map(({ embedding }) => embedding)`)
  if (method.name === 'embeddings.create') return showEmbedding(result)
  if (method.name === 'audio.speech.create' && result.kind === 'bytes') {
    return save(result.fileName, code`Buffer.from(await speech.arrayBuffer())`)
  }
  if (method.name === 'images.generate' && result.kind === 'base64') return saveImages(plannedResult(call, result))
  if (result.kind === 'bytes') return save(result.fileName, TRANSCRIPTION)
  return code`console.log(${isTextAlone(call) ? code`transcription.text` : code`JSON.stringify(transcription, null, 2)`});`
}

const showEmbedding = (result: MethodCall['result']): Piece =>
  result.kind === 'json' && result.shows?.as === 'embeddings'
    ? SHOW_EACH
    : result.kind === 'json' && result.shows?.as === 'numbers'
      ? SHOW_NUMBERS
      : SHOW_EMBEDDING

const SHOW_EACH = code`
  for (const { embedding } of response.data) {
    console.log(embedding.length, "numbers:", embedding.slice(0, 5));
  }
`

const SHOW_NUMBERS = code`
  const { embedding } = response.data[0];
  console.log(embedding.length, "numbers:", embedding.slice(0, 5));
`

const SHOW_EMBEDDING = code`console.log(response.data[0].embedding);`

const saveImages = (result: PlannedResult): Piece | undefined =>
  result.kind === 'files' ? saveEach(result) : result.kind === 'base64' ? saveImage(result.fileName) : undefined

const saveEach = ({ stem, ending }: Files): Piece => code`
  for (const [index, image] of (response.data ?? []).entries()) {
    if (!image.b64_json) throw new Error(\`The response has no file: \${JSON.stringify(image)}\`);
    const name = ${javascript.format(stem, code`index + 1`, ending)};
    await ${WRITE_FILE}(name, Buffer.from(image.b64_json, "base64"));
    console.log(\`Saved \${name}\`);
  }
`

const saveImage = (fileName: string): Piece => code`
  const data = response.data?.[0]?.b64_json;
  if (!data) {
    throw new Error(\`The response has no result: \${JSON.stringify(response)}\`);
  }

  ${save(fileName, code`Buffer.from(data, "base64")`)}
`
