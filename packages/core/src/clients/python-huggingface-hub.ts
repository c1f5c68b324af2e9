import { type Call, type ChatCall, perFrame, type TaskCall } from '../call.ts'
import { type PythonImport, python } from '../languages/python.ts'
import type { Client } from './client.ts'
import {
  askedOfHubClient,
  refusesCustomProviderModel,
  refusesUnencodedModel,
  refusesUnknownProvider,
} from './hub-client.ts'
import {
  closePythonCall,
  openPythonCall,
  printPythonAnswer,
  pythonChatArguments,
  pythonImports,
} from './python-chat.ts'
import { extraPackages, METHODS, modelOnClient, pythonHubTask, refusesTask } from './python-huggingface-hub-task.ts'

/** Body fields that `chat_completion` of huggingface_hub 2.4 takes by name (its signature). */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'max_tokens',
  'n',
  'presence_penalty',
  'response_format',
  'seed',
  'stop',
  'stream_options',
  'temperature',
  'tool_choice',
  'tool_prompt',
  'tools',
  'top_logprobs',
  'top_p',
])

export const pythonHuggingfaceHub: Client = {
  language: 'python',
  id: 'huggingface_hub',
  place: 2,
  install: 'pip install huggingface_hub~=2.4',
  refuses(call) {
    if (call.traits.loneSurrogate) return 'the client writes UTF-8, which has no form for a lone surrogate'
    if (call.traits.nullField) return 'the client leaves out every field that is null'
    return (
      refusesCustomProviderModel(call) ??
      refusesUnencodedModel(call) ??
      ('inputs' in call ? refusesTask(call) : undefined) ??
      refusesUnknownProvider(call)
    )
  },
  setUp(call: Call) {
    if (!('inputs' in call)) return undefined
    const extra = extraPackages(call)
    return extra.length === 0 ? undefined : { install: ['pip install huggingface_hub~=2.4', ...extra].join(' ') }
  },
  templates: {
    conversational: (call: ChatCall) =>
      aroundArguments(call, pythonChatArguments(call, askedOfHubClient(call, ''), KEYWORDS, 4)),
    .../* @__PURE__ */ Object.fromEntries(Object.keys(METHODS).map((name) => [name, task])),
  },
}

const CLIENT: PythonImport = { module: 'huggingface_hub', name: 'InferenceClient' }

const aroundArguments = perFrame((frame) => {
  const { baseUrl, endpointUrl, mode, provider } = frame
  let head = ''
  if (endpointUrl !== undefined) head = python.argument('base_url', baseUrl)
  // Chat names its provider after the model.
  else if (mode === 'direct') head = python.argument('provider', provider)
  return {
    before: `${python.program(pythonImports(frame, CLIENT), clientOf(frame, head, ''))}\n${openPythonCall(frame, 0)}`,
    after: `${closePythonCall(frame, 0)}\n${printPythonAnswer(frame)}`,
  }
})

function clientOf({ token, billTo }: Pick<Call, 'token' | 'billTo'>, head: string, model: string): string {
  const bill = billTo === undefined ? '' : python.argument('bill_to', billTo)
  return `client = InferenceClient(\n${head}${python.argument('api_key', token)}${model}${bill})\n`
}

function task(call: TaskCall): string {
  const { imports, code } = pythonHubTask(call)
  const { endpointUrl, provider } = call
  let head = ''
  if (endpointUrl !== undefined) head = python.argument('base_url', endpointUrl)
  else if (provider !== 'auto') head = python.argument('provider', provider)
  const model = modelOnClient(call) ? python.argument('model', call.model.id) : ''
  return python.program([...imports, ...pythonImports(call, CLIENT)], `${clientOf(call, head, model)}\n${code}`)
}
