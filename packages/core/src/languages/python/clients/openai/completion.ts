import type { TaskCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-task.ts'
import { code, python } from '../../writer.ts'
import { keywordArguments } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { createClient } from './program.ts'

/** Body fields that `completions.create` accepts by name. */
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
    return python.program(
      withFiles(
        call,
        code`
          ${createClient({ ...call, moreHeaders })}

          completion = client.completions.create(
              ${keywordArguments(fields, KEYWORDS)}
          )

          print(completion.choices[0].text)
        `,
      ),
    )
  },
}
