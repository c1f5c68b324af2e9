import type { TaskCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-client.ts'
import { python } from '../../writer.ts'
import { openaiProgram } from './program.ts'

/** Body fields that `completions.create` takes by name. */
const KEYWORDS: ReadonlySet<string> = new Set([
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

export const completion: Renderer<TaskCall> = {
  unsupported: unsupportedCompletion,
  render(call) {
    const { fields, moreHeaders } = completionOf(call)
    const entries = Object.entries(fields)
    const rest = entries.filter(([name]) => !KEYWORDS.has(name))
    const passed = [
      ...entries.filter(([name]) => KEYWORDS.has(name)),
      ...(rest.length > 0 ? [['extra_body', Object.fromEntries(rest)] as const] : []),
    ].map(([name, value]) => python.argument(name, value, 8))
    const created = `    completion = client.completions.create(\n${passed.join('')}    )\n`
    return openaiProgram(call, call.baseUrl, moreHeaders, created, 'print(completion.choices[0].text)\n')
  },
}
