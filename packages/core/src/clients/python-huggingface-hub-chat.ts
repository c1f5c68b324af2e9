import { perFrame } from '../chat-call.ts'
import { python } from '../languages/python.ts'
import type { ChatPart } from './client.ts'
import { askedOfHubClient, refusesUnknownProvider } from './hub-client.ts'
import { closePythonCall, openPythonCall, printPythonAnswer, pythonChatArguments } from './python-chat.ts'
import { CLIENT, clientOf, pythonHuggingfaceHub, refusesCall } from './python-huggingface-hub.ts'
import { pythonImports } from './python-program.ts'

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

export const pythonHuggingfaceHubChat: ChatPart = {
  of: pythonHuggingfaceHub,
  refuses: (call) => refusesCall(call) ?? refusesUnknownProvider(call),
  template: (call) => aroundArguments(call, pythonChatArguments(call, askedOfHubClient(call, ''), KEYWORDS, 4)),
}

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
