import type { TaskCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-client.ts'
import { go } from '../../writer.ts'
import { makeParams } from './parameters.ts'
import { OR_EXPLAIN, openaiProgram, REQUIRE_CHOICES, RESPONSE } from './program.ts'

export const completion: Renderer<TaskCall> = {
  unsupported: unsupportedCompletion,
  render(call) {
    const {
      fields: { model, prompt, ...fields },
      moreHeaders,
    } = completionOf(call)
    const union = `openai.CompletionNewParamsPromptUnion${go.fields([['OfString', `openai.String(${go.literal(prompt ?? '')})`]])}`
    const named = { Model: go.literal(model ?? ''), Prompt: union }
    return openaiProgram(call, moreHeaders, makeParams('CompletionNewParams', named, fields), {
      imports: [],
      code: `${RESPONSE}\tcompletion, err := client.Completions.New(context.Background(), params, option.WithResponseInto(&response))
${OR_EXPLAIN}${REQUIRE_CHOICES}\tfmt.Println(completion.Choices[0].Text)
`,
    })
  },
}
