import type { ChatCall } from '../call.ts'
import { python } from '../languages/python.ts'
import type { Client } from './client.ts'
import { hubClientModel, refusesCustomProviderModel } from './hub-client.ts'
import { printPythonAnswer, pythonChatCall, pythonImports } from './python-chat.ts'

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
    return refusesCustomProviderModel(call)
  },
  templates: {
    conversational(call: ChatCall): string {
      let client = 'client = InferenceClient(\n'
      if (call.mode === 'direct') client += python.argument('provider', call.provider)
      if (call.endpointUrl !== undefined) client += python.argument('base_url', call.baseUrl)
      client += python.argument('api_key', call.token)
      if (call.billTo !== undefined) client += python.argument('bill_to', call.billTo)
      return python.program(
        pythonImports(call, { module: 'huggingface_hub', name: 'InferenceClient' }),
        `${client})\n\n${pythonChatCall(call, hubClientModel(call, ''), KEYWORDS, 0)}\n${printPythonAnswer(call)}`,
      )
    },
  },
}
