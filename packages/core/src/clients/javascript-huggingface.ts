import { type Call, type ChatCall, perFrame, type TaskCall } from '../call.ts'
import { javascript } from '../languages/javascript.ts'
import { raw, type Value } from '../languages/value.ts'
import type { Client } from './client.ts'
import {
  askedOfHubClient,
  refusesCustomProviderModel,
  refusesUnencodedModel,
  refusesUnknownProvider,
} from './hub-client.ts'
import { chatProperties, endLine, printDelta, printMessage } from './javascript-chat.ts'
import { javascriptHubTask, METHODS } from './javascript-huggingface-task.ts'
import { refusesLinesInForm } from './raw-client.ts'

/** Names that the client takes for itself and does not send. */
const RESERVED: readonly string[] = ['accessToken', 'data', 'endpointUrl', 'provider', 'urlTransform']

/** Tasks whose file the client sends to the hub's own service, or to an endpoint, as the whole body. */
const FILE_ALONE: ReadonlySet<string> = new Set([
  'audio-classification',
  'audio-to-audio',
  'automatic-speech-recognition',
  'image-classification',
  'image-to-text',
  'object-detection',
])

// With `auto` nobody knows which provider it will be.
const leavesOutParameters = ({ mode, provider, task: id }: TaskCall): boolean =>
  (FILE_ALONE.has(id) && (mode === 'endpoint' || provider === 'hf-inference' || provider === 'auto')) ||
  (id === 'feature-extraction' && provider === 'scaleway' && mode !== 'endpoint')

/** An uncaught error of this client prints the request with its token, and hides what the service said. */
const CAUGHT = `} catch (error) {
  console.error(error.message, JSON.stringify(error.httpResponse ?? error.cause?.message ?? ""));
  process.exitCode = 1;
}
`

export const javascriptHuggingface: Client = {
  language: 'js',
  id: 'huggingface.js',
  place: 2,
  install: 'npm install @huggingface/inference@4',
  refuses(call: Call) {
    if ('messages' in call) {
      for (const name of RESERVED) {
        if (call.parameters[name] !== undefined) return `the client keeps a field called ${name} for itself`
      }
    }
    if (call.provider === 'novita' && call.task === 'text-generation') {
      return 'the client sends a completion to the address of Novita’s chat, which answers with an error'
    }
    if ('inputs' in call && Object.keys(call.parameters).length > 0 && leavesOutParameters(call)) {
      return 'the client sends the input alone and leaves out the parameters'
    }
    return (
      refusesUnknownProvider(call) ??
      refusesCustomProviderModel(call) ??
      refusesUnencodedModel(call) ??
      refusesLinesInForm(call)
    )
  },
  templates: {
    conversational: (call: ChatCall) =>
      aroundProperties(
        call,
        chatProperties(call, askedOfHubClient(call, call.providerRecord?.clientModelPrefix ?? ''), 4),
      ),
    .../* @__PURE__ */ Object.fromEntries(Object.keys(METHODS).map((name) => [name, task])),
  },
}

const aroundProperties = perFrame((frame) => {
  const { baseUrl, endpointUrl, mode, provider, streaming } = frame
  let passed = ''
  if (endpointUrl !== undefined) passed += javascript.property('endpointUrl', baseUrl, 4)
  if (mode === 'direct') passed += javascript.property('provider', provider, 4)
  const method = streaming
    ? 'for await (const chunk of client.chatCompletionStream'
    : 'const completion = await client.chatCompletion'
  const before = javascript.program(
    [{ module: '@huggingface/inference', name: 'InferenceClient' }],
    `${clientOf(frame)}try {\n  ${method}({\n${passed}    `,
  )
  const end = `,\n  }, ${javascript.literal(optionsOf(frame))})`
  const shown = frame.streaming
    ? `) {\n    ${printDelta(frame)}  }\n${indent(endLine(frame))}`
    : `;\n  ${printMessage(frame)}`
  return { before, after: end + shown + CAUGHT }
})

const clientOf = (call: Pick<Call, 'token'>): string =>
  `const client = new InferenceClient(${javascript.literal(call.token)});\n\n`

/** Left to itself the client repeats a request that is answered with 503 without end. */
const optionsOf = ({ billTo }: Pick<Call, 'billTo'>): { [name: string]: Value } =>
  billTo === undefined ? { retry_on_error: false } : { billTo, retry_on_error: false }

const PATIENCE_MILLISECONDS = 600_000

function task(call: TaskCall): string {
  const { imports, before, method, properties, after } = javascriptHubTask(call)
  let request = ''
  if (call.endpointUrl !== undefined) request += javascript.property('endpointUrl', call.endpointUrl, 4)
  else if (call.provider !== 'auto') request += javascript.property('provider', call.provider, 4)
  const prefix = call.providerRecord?.clientModelPrefix
  request += javascript.property('model', prefix === undefined ? call.model.id : prefix + call.providerModel, 4)
  const options = optionsOf(call)
  // It would ask a queue without end, too.
  if (mayWait(call)) options.signal = raw(`AbortSignal.timeout(${PATIENCE_MILLISECONDS})`)
  const body = `try {\n${before}  const result = await client.${method}({\n${request}${properties}  }, ${javascript.literal(options)});\n${after}${CAUGHT}`
  return javascript.program(
    [...imports, { module: '@huggingface/inference', name: 'InferenceClient' }],
    clientOf(call) + (mayWait(call) ? keptAlive(body) : body),
  )
}

/** Whether the client may have to ask again and again for the result; with `auto` the provider is not known. */
const mayWait = ({ answer, task: id }: TaskCall): boolean =>
  answer === undefined ? METHODS[id]?.result !== 'printed' : answer.kind === 'url' && answer.queue !== undefined

const keptAlive = (body: string): string => `${javascript.comment("The client's pauses do not keep Node.js running.")}
const keepAlive = setInterval(() => {}, 1000);
${body.replace(/}\n$/, '} finally {\n  clearInterval(keepAlive);\n}\n')}`

const indent = (line: string): string => (line === '' ? '' : `  ${line}`)
