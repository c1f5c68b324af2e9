import { perFrame } from '../chat-call.ts'
import { askedOfService } from './asked.ts'
import type { ChatPart } from './client.ts'
import { closePythonCall, openPythonCall, printPythonAnswer, pythonChatArguments } from './python-chat.ts'
import { before, CAUGHT, pythonOpenai } from './python-openai.ts'
import { refusesSurrogate } from './python-program.ts'

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

export const pythonOpenaiChat: ChatPart = {
  of: pythonOpenai,
  refuses: refusesSurrogate,
  template: (call) => aroundArguments(call, pythonChatArguments(call, askedOfService(call), KEYWORDS, 8)),
}

const aroundArguments = perFrame((frame) => ({
  before: before(frame, frame.baseUrl, frame.moreHeaders) + openPythonCall(frame, 4),
  after: closePythonCall(frame, 4) + CAUGHT + printPythonAnswer(frame),
}))
