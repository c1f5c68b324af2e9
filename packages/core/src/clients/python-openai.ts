import { type Call, type ChatCall, perFrame, type TaskCall } from '../call.ts'
import { setField } from '../json.ts'
import { python } from '../languages/python.ts'
import type { JsonValue, Value } from '../languages/value.ts'
import type { Client } from './client.ts'
import { completionOf, refusesCompletion } from './openai-completion.ts'
import {
  askedOfService,
  closePythonCall,
  openPythonCall,
  printPythonAnswer,
  pythonChatArguments,
  pythonImports,
} from './python-chat.ts'

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

/** The same of `completions.create`. */
const COMPLETION_KEYWORDS: ReadonlySet<string> = new Set([
  'best_of',
  'echo',
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'max_tokens',
  'model',
  'n',
  'presence_penalty',
  'prompt',
  'seed',
  'stop',
  'suffix',
  'temperature',
  'top_p',
  'user',
])

export const pythonOpenai: Client = {
  language: 'python',
  id: 'openai',
  place: 1,
  install: 'pip install openai~=3.52',
  refuses: (call) =>
    call.traits.loneSurrogate
      ? 'the client writes UTF-8, which has no form for a lone surrogate'
      : refusesCompletion(call),
  templates: {
    conversational: (call: ChatCall) =>
      aroundArguments(call, pythonChatArguments(call, askedOfService(call), KEYWORDS, 8)),
    'text-generation'(call: TaskCall): string {
      const { baseUrl, fields, moreHeaders } = completionOf(call)
      let passed = ''
      const rest: { [name: string]: JsonValue } = {}
      for (const name of Object.keys(fields)) {
        if (COMPLETION_KEYWORDS.has(name)) passed += python.argument(name, fields[name] as Value, 8)
        else setField(rest, name, fields[name] as JsonValue)
      }
      if (Object.keys(rest).length > 0) passed += python.argument('extra_body', rest, 8)
      return `${before(call, baseUrl, moreHeaders)}    completion = client.completions.create(
${passed}    )
${CAUGHT}print(completion.choices[0].text)
`
    },
  },
}

/** Left uncaught, the client's error does not show what a service says in `{"error": "…"}`. */
const CAUGHT = `except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")

`

const aroundArguments = perFrame((frame) => ({
  before: before(frame, frame.baseUrl, frame.moreHeaders) + openPythonCall(frame, 4),
  after: closePythonCall(frame, 4) + CAUGHT + printPythonAnswer(frame),
}))

function before(call: Pick<Call, 'token'>, baseUrl: string, moreHeaders: { readonly [name: string]: Value }): string {
  let client = `client = OpenAI(\n${python.argument('base_url', baseUrl)}${python.argument('api_key', call.token)}`
  if (Object.keys(moreHeaders).length > 0) client += python.argument('default_headers', moreHeaders)
  return python.program(
    pythonImports(call, { module: 'openai', name: 'APIStatusError, OpenAI' }),
    `${client})\n\ntry:\n`,
  )
}
