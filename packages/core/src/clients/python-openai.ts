import type { ChatCall } from '../call.ts'
import { python } from '../languages/python.ts'
import type { Client } from './client.ts'
import { askedOfService, printPythonAnswer, pythonChatCall, pythonImports } from './python-chat.ts'

/** Body fields that `chat.completions.create` of openai-python 3.52 takes by name (its signature). */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'audio',
  'frequency_penalty',
  'function_call',
  'functions',
  'logit_bias',
  'logprobs',
  'max_completion_tokens',
  'max_tokens',
  'metadata',
  'modalities',
  'n',
  'parallel_tool_calls',
  'prediction',
  'presence_penalty',
  'reasoning_effort',
  'response_format',
  'seed',
  'service_tier',
  'stop',
  'store',
  'stream_options',
  'temperature',
  'tool_choice',
  'tools',
  'top_logprobs',
  'top_p',
  'user',
  'verbosity',
])

export const pythonOpenai: Client = {
  language: 'python',
  id: 'openai',
  place: 1,
  install: 'pip install openai~=3.52',
  refuses: (call) =>
    call.traits.loneSurrogate ? 'the client writes UTF-8, which has no form for a lone surrogate' : undefined,
  templates: {
    conversational(call: ChatCall): string {
      let client = `client = OpenAI(\n${python.argument('base_url', call.baseUrl)}${python.argument('api_key', call.token)}`
      if (Object.keys(call.moreHeaders).length > 0) client += python.argument('default_headers', call.moreHeaders)
      // Left uncaught, the client's error does not show what a service says in `{"error": "…"}`.
      return python.program(
        pythonImports(call, { module: 'openai', name: 'APIStatusError, OpenAI' }),
        `${client})

try:
${pythonChatCall(call, askedOfService(call), KEYWORDS, 4)}except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")

${printPythonAnswer(call)}`,
      )
    },
  },
}
