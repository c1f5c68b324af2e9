import type { TaskCall } from '../../../../call/call.ts'
import type { FileNode, Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { isTextAlone } from '../../../clients/openai-task.ts'
import { fileIn } from '../../../clients/raw-client.ts'
import { type Files, type LinkedFile, planOf, type Wait } from '../../../clients/task-plan.ts'
import { type MethodCall, methodCallOf, unsupportedTogether } from '../../../clients/together-client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { READ_FILE, SLEEP, WRITE_FILE } from '../../names.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { refuse } from '../fetch/refused.ts'
import { defineFile, readBase64 } from '../files.ts'
import { unsupportedLinesInForm } from '../form.ts'
import { save } from '../save.ts'
import { checkUrl } from '../save-files.ts'

export const togetherAiTask: TaskRenderer = {
  client: 'together-ai',
  unsupported: (call) => unsupportedTogether(call) ?? unsupportedLinesInForm(call),
  render,
}

const TOGETHER = /* @__PURE__ */ name('Together', { module: 'together-ai', name: 'default as Together' })

function render(call: TaskCall): string {
  const asked = methodCallOf(call)
  const { method, file, fields } = asked
  const { model, ...others } = fields
  const first = { model: model as Value, ...(file && { file: asFile(file) }) }
  const wait = planOf(call).wait
  return javascript.program(code`
    const client = new ${TOGETHER}(${typeof call.token === 'string' ? javascript.inline({ apiKey: call.token }) : undefined});

    ${readFile(fileIn(call.request.body))}
    ${wait === undefined ? code`const` : code`let`} ${name(RESULTS[method] ?? 'response')}${typed(call, ANY)} = await client.${name(method)}({
      ${javascript.properties(first)}
      ${javascript.properties(others)}
    }${when(call.typescript, code` as any`)});

    ${show(call, asked)}
  `)
}

/** The variable for a method's result, if it isn't a response to read. */
const RESULTS: { readonly [method: string]: string } = {
  'audio.speech.create': 'speech',
  'audio.transcriptions.create': 'transcription',
  'completions.create': 'completion',
  'videos.create': 'job',
}

const asFile = ({ name: fileName, content }: NonNullable<MethodCall['file']>): Piece =>
  code`new File([${name(content.variable)}], ${fileName}, ${javascript.inline({ type: content.mediaType })})`

function readFile(file: FileNode | undefined): Piece | undefined {
  if (file === undefined) return undefined
  const isBinary = file.encoding === 'bytes'
  if (!file.remote) {
    return code`
      ${defineFile(file, isBinary ? code`await ${READ_FILE}(${file.location})` : readBase64(file))}

    `
  }
  return code`
    const source = await fetch(${file.location});
    ${refuse(code`source`)}
    ${defineFile(file, code`Buffer.from(await source.arrayBuffer())${when(!isBinary, code`.toString("base64")`)}`)}

  `
}

function show(call: TaskCall, { method }: MethodCall): Piece | undefined {
  const { result, wait } = planOf(call)
  if (wait !== undefined) return result.kind === 'url' ? saveVideo(result, wait) : undefined
  if (result.kind === 'bytes') return save(result.fileName, code`Buffer.from(await speech.arrayBuffer())`)
  if (result.kind === 'files') return saveEach(result)
  if (result.kind === 'base64') return save(result.fileName, code`Buffer.from(response.data[0].b64_json, "base64")`)
  if (method === 'completions.create') return code`console.log(completion.choices[0].text);`
  if (method === 'embeddings.create') return SHOW_EMBEDDING
  return code`console.log(${isTextAlone(call) ? code`transcription.text` : code`JSON.stringify(transcription, null, 2)`});`
}

const SHOW_EMBEDDING = code`
  const { embedding } = response.data[0];
  console.log(embedding.length, "numbers:", embedding.slice(0, 5));
`

const saveEach = ({ stem, ending }: Files): Piece => code`
  for (const [index, image] of response.data.entries()) {
    const name = ${javascript.format(stem, code`index + 1`, ending)};
    await ${WRITE_FILE}(name, Buffer.from(image.b64_json, "base64"));
    console.log(\`Saved \${name}\`);
  }
`

const JOB = /* @__PURE__ */ name('job')

/** Polls the job, and downloads its video. */
const saveVideo = ({ at, fileName, starts }: LinkedFile, { done, failed, intervalSeconds }: Wait): Piece => code`
  while (!${javascript.inline([done, ...failed])}.includes(job.status)) {
    await ${SLEEP}(${intervalSeconds * 1000});
    job = await client.videos.retrieve(job.id);
  }
  if (job.status !== ${done}) throw new Error(\`Job failed: \${JSON.stringify(job)}\`);

  const url = ${javascript.at(JOB, at, true)};
  ${checkUrl(starts)}
  const file = await fetch(url);
  ${refuse(code`file`)}
  ${save(fileName, code`Buffer.from(await file.arrayBuffer())`)}
`
