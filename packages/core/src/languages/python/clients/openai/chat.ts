import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { createChatCompletion, printChatCompletion } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { endOfModels, forEachModel, importsOfModels, modelOf, nameModel } from '../robust.ts'
import { createClient, exceptRefused, openaiImport } from './program.ts'

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
    const created = form.robust ? robustCall(call, column) : plainCall(call, column)
    return programWithFiles(
      call,
      [...importsOfMain(call), ...importsOfModels(call), openaiImport(form)],
      `${createClient(call, baseUrl, moreHeaders, form)}
${mainOf(call, `${created}\n${printChatCompletion(call, column)}`)}`,
    )
  },
}

const create = (call: ChatCall, column: number): string =>
  createChatCompletion(call, { model: modelOf(call), parameters: call.parameters }, KEYWORDS, column)

const plainCall = (call: ChatCall, column: number): string =>
  `${spaces(column)}try:\n${create(call, column + 4)}${exceptRefused(spaces(column))}`

/** The client asks again itself; what it cannot get from one provider is asked of the next. */
function robustCall(call: ChatCall, column: number): string {
  const indent = spaces(column)
  if (call.fallbackModels.length === 0) {
    return `${plainCall(call, column)}${indent}except APIConnectionError as error:
${indent}    raise SystemExit(f"The service did not answer: {error}")
`
  }
  return `${forEachModel(call, column)}${indent}    try:
${create(call, column + 8)}${indent}        break
${indent}    except APIStatusError as error:
${indent}        failure = f"{error.status_code}: {error.response.text}"
${indent}        if error.status_code not in [408, 409, 429, *range(500, 600)]:
${indent}            raise SystemExit(failure)
${indent}    except APIConnectionError as error:
${indent}        failure = error
${indent}    print(f"{model}: {failure}", file=sys.stderr)
${endOfModels(column)}${nameModel(call, column)}`
}
