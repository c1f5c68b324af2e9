import { responseFormat } from '../../../../call/output-schema.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { defineMessages } from '../messages.ts'
import { createModel, unsupportedChat } from './chat.ts'
import { smolagents } from './client.ts'

/**
 * smolagents sends the format unchanged, and the example parses the answer's text. `OpenAIModel` takes a format with each
 * request; `InferenceClientModel` refuses it, except for two providers (smolagents/models.py).
 */
export const smolagentsStructuredOutput: ChatRenderer = {
  client: 'smolagents',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming
      ? 'smolagents’ ChatMessageStreamDelta drops the model’s refusal (smolagents/models.py)'
      : undefined) ??
    unsupportedPydantic(call),
  setUp: () => ({ install: `${smolagents.install} pydantic~=2.14` }),
  render(call) {
    const answer = answerOf(call)
    const model = name(answer.name)
    const { classes, dump } = pydanticModels(call, answer)
    const body = code`
      ${classes}
      ${createModel(call)}

      ${defineMessages(call)}
      response = model.generate(
          messages,
          ${python.argument('response_format', responseFormat(answer, code`${model}.model_json_schema()`))}
      )

      choice = response.raw.choices[0]
      ${checkWhole(call, code`choice.finish_reason`, code`not response.content`, code`choice.message.refusal or choice.finish_reason`)}
      answer = ${model}.model_validate_json(response.content)
      print(answer.model_dump_json(${dump}))
      `
    return python.program(withFiles(call, body))
  },
}
