import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { tryToAsk } from '../api-client.ts'
import { createChatCompletion, printChatCompletion } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { importsOfModels, modelOf } from '../robust.ts'
import { createClient, openaiImport } from './program.ts'

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
    const { baseUrl, moreHeaders, form } = call
    const column = columnOf(call)
    const created = tryToAsk(call, column, (inner) =>
      createChatCompletion(call, { model: modelOf(call), parameters: call.parameters }, KEYWORDS, inner),
    )
    return programWithFiles(
      call,
      [...importsOfMain(call), ...importsOfModels(call), openaiImport(form)],
      `${createClient(call, baseUrl, moreHeaders, form)}
${mainOf(call, `${created}\n${printChatCompletion(call, column)}`)}`,
    )
  },
}
