import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { complete, unsupportedChat } from './chat.ts'
import { litellm } from './client.ts'

/** OpenAI's helper, which LiteLLM calls, makes the schema of the model. */
export const litellmStructuredOutput: ChatRenderer = {
  client: 'litellm',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming ? 'LiteLLM returns text, which can be parsed only when it’s complete' : undefined) ??
    unsupportedPydanticHelper(call) ??
    unsupportedByHelper(call),
  setUp: () => ({ install: `${litellm.install} pydantic~=2.14` }),
  render(call) {
    const model = name(answerOf(call).name)
    const { classes, dump } = pydanticModels(call, answerOf(call))
    const body = code`
      ${classes}
      completion = ${complete(call, { ...call, parameters: { ...call.parameters, response_format: model } })}

      choice = completion.choices[0]
      refusal = getattr(choice.message, "refusal", None)
      ${checkWhole(call, code`choice.finish_reason`, code`not choice.message.content`, code`refusal or choice.finish_reason`)}
      answer = ${model}.model_validate_json(choice.message.content)
      print(answer.model_dump_json(${dump}))
      `
    return python.program(withFiles(call, body))
  },
}
