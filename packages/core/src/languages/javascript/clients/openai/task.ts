import type { TaskCall } from '../../../../call/call.ts'
import { type FileNode, raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { isTextAlone, type MethodCall, methodCallOf, unsupportedMethod } from '../../../clients/openai-client.ts'
import { javascript } from '../../writer.ts'
import { unsupportedLinesInForm } from '../form.ts'
import { checkToken } from '../token.ts'
import { completion } from './completion.ts'
import { createClient } from './program.ts'
import { castTask } from './task-types.ts'

/** The tasks for which the client has a method. */
export const task: Renderer<TaskCall> = {
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
  const passed: readonly (readonly [name: string, value: Value])[] = [
    ['model', model as Value],
    ...(file === undefined ? [] : [['file', raw(asFile(file))] as const]),
    ...Object.entries(others),
  ]
  const body = `${file === undefined ? '' : readFile(file.content)}const ${RESULTS[method.name] ?? 'response'} = await client.${method.name}({
${passed.map(([name, value]) => javascript.property(name, value)).join('')}}${castTask(call, method.name, Object.fromEntries(passed))});

${show(call, asked)}`
  return `${fileImports(asked)}import OpenAI from "openai";

${checkToken(call)}${createClient(call, baseUrl, moreHeaders)}
${body}`
}

/** The variable of what a method gives, where that is not a response to be read. */
const RESULTS: { readonly [method: string]: string } = {
  'audio.speech.create': 'speech',
  'audio.transcriptions.create': 'transcription',
}

function fileImports({ file, result }: MethodCall): string {
  const functions = [
    ...(file === undefined || file.content.remote ? [] : ['readFile']),
    ...(result.kind === 'json' ? [] : ['writeFile']),
  ]
  return functions.length === 0 ? '' : `import { ${functions.join(', ')} } from "node:fs/promises";\n`
}

const asFile = ({ name, content }: NonNullable<MethodCall['file']>): string =>
  `new File([${content.variable}], ${javascript.string(name)}, ${javascript.literal({ type: content.mediaType })})`

function readFile({ location, remote, variable }: FileNode): string {
  const place = javascript.string(location)
  if (!remote) return `const ${variable} = await readFile(${place});\n\n`
  return `const source = await fetch(${place});
if (!source.ok) {
  throw new Error(\`\${source.status}: \${await source.text()}\`);
}
const ${variable} = await source.blob();

`
}

function show(call: TaskCall, { method, result }: MethodCall): string {
  if (method.name === 'embeddings.create') return showEmbedding(result)
  if (method.name === 'audio.speech.create' && result.kind === 'bytes') {
    return save(result.fileName, 'Buffer.from(await speech.arrayBuffer())')
  }
  if (method.name === 'images.generate' && result.kind === 'base64') return saveImage(result.fileName)
  if (result.kind === 'bytes') return save(result.fileName, 'transcription')
  return `console.log(${isTextAlone(call) ? 'transcription.text' : 'JSON.stringify(transcription, null, 2)'});\n`
}

const showEmbedding = (result: MethodCall['result']): string =>
  result.kind === 'json' && result.shows?.as === 'numbers'
    ? `const { embedding } = response.data[0];\nconsole.log(embedding.length, "numbers:", embedding.slice(0, 5));\n`
    : 'console.log(response.data[0].embedding);\n'

const saveImage = (fileName: string): string => `const data = response.data?.[0]?.b64_json;
if (!data) {
  throw new Error(\`The answer holds no result: \${JSON.stringify(response)}\`);
}

${save(fileName, 'Buffer.from(data, "base64")')}`

const save = (fileName: string, data: string): string =>
  `await writeFile(${javascript.string(fileName)}, ${data});
console.log(${javascript.string(`Saved ${fileName}`)});
`
