import type { Call, ChatCall, TaskCall } from '../call.ts'
import { type PythonImport, python } from '../languages/python.ts'
import type { Client } from './client.ts'
import { askedOfHubClient, refusesCustomProviderModel } from './hub-client.ts'
import { printPythonAnswer, pythonChatCall, pythonImports } from './python-chat.ts'
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
    return refusesCustomProviderModel(call) ?? ('inputs' in call ? refusesTask(call) : undefined)
  },
  setUp(call: Call) {
    const extra = 'inputs' in call ? extraPackages(call) : []
    return extra.length === 0 ? {} : { install: ['pip install huggingface_hub~=2.4', ...extra].join(' ') }
  },
  templates: {
    conversational: (call: ChatCall) =>
      python.program(
        pythonImports(call, CLIENT),
        `${clientOf(call)}\n${pythonChatCall(call, askedOfHubClient(call, ''), KEYWORDS, 0)}\n${printPythonAnswer(call)}`,
      ),
    .../* @__PURE__ */ Object.fromEntries(Object.keys(METHODS).map((name) => [name, task])),
  },
}

const CLIENT: PythonImport = { module: 'huggingface_hub', name: 'InferenceClient' }

/** Chat names its provider after the model; every other task tells the client. */
function clientOf(call: Call): string {
  const isChat = 'messages' in call
  let client = 'client = InferenceClient(\n'
  if (call.endpointUrl !== undefined) {
    client += python.argument('base_url', isChat ? call.baseUrl : call.endpointUrl)
  } else if (call.provider !== 'auto' && (call.mode === 'direct' || !isChat)) {
    client += python.argument('provider', call.provider)
  }
  client += python.argument('api_key', call.token)
  if (!isChat && modelOnClient(call)) client += python.argument('model', call.model.id)
  if (call.billTo !== undefined) client += python.argument('bill_to', call.billTo)
  return `${client})\n`
}

function task(call: TaskCall): string {
  const { imports, code } = pythonHubTask(call)
  return python.program([...imports, ...pythonImports(call, CLIENT)], `${clientOf(call)}\n${code}`)
}
