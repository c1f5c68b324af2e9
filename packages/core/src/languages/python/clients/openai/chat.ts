import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { createChatCompletion, printChatCompletion, resultName } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { mainOf } from '../main.ts'
import { modelOf } from '../retries.ts'
import { createClient, ERRORS } from './program.ts'

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

export const chat: Renderer<ChatCall> = {
  render(call) {
    const created = createChatCompletion(call, { ...call, model: modelOf(call) }, KEYWORDS)
    const main = code`
      ${tryToAsk(call, ERRORS, code`${resultName(call)} = ${created}`)}

      ${printChatCompletion(call)}
    `
    return python.program(
      withFiles(
        call,
        code`
          ${createClient(call, call.variant)}

          ${mainOf(call, main)}
        `,
      ),
    )
  },
}
