import type { TaskRenderer } from '../../../clients/client.ts'
import { completionOf, unsupportedCompletion } from '../../../clients/openai-task.ts'
import { code, go } from '../../writer.ts'
import { FMT } from '../names.ts'
import { makeParams } from './parameters.ts'
import { BACKGROUND, OR_SAY_WHY, openaiProgram, RESPONSE } from './program.ts'

export const openaiGoTask: TaskRenderer = {
  client: 'openai-go',
  unsupported: unsupportedCompletion,
  render(call) {
    const {
      fields: { model, prompt, ...fields },
      moreHeaders,
    } = completionOf(call)
    const union = go.fields({ OfString: code`openai.String(${go.literal(prompt ?? '')})` })
    const named = { Model: go.literal(model ?? ''), Prompt: code`openai.CompletionNewParamsPromptUnion${union}` }
    return openaiProgram(call, moreHeaders, {
      params: makeParams('CompletionNewParams', named, fields),
      shown: code`
        ${RESPONSE}
        completion, err := client.Completions.New(${BACKGROUND}, params, option.WithResponseInto(&response))
        ${OR_SAY_WHY}
        ${FMT}.Println(completion.Choices[0].Text)
      `,
    })
  },
}
