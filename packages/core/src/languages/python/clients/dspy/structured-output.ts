import { responseFormat } from '../../../../call/output-schema.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { mainOf } from '../main.ts'
import { ask, checkResponse, createModel, unsupportedChat } from './chat.ts'
import { dspy } from './client.ts'
import { fromLm15, messagesArgument } from './conversation.ts'

/**
 * Writes structured output with DSPy. Its own `response_format` reads answers with a choice as data
 * (dspy/_vendor/lm15/judgments.py), and `Predict` adds instructions.
 */
export const dspyStructuredOutput: ChatRenderer = {
  client: 'dspy',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming
      ? 'in a stream, DSPy drops the model’s refusal to answer (dspy/_vendor/lm15/providers/openai_chat.py)'
      : undefined) ??
    unsupportedPydantic(call),
  setUp: () => ({ install: `${dspy.install} pydantic~=2.14` }),
  render(call) {
    const answer = answerOf(call)
    const model = name(answer.name)
    const { classes, dump } = pydanticModels(call, answer)
    const format = responseFormat(answer, code`${model}.model_json_schema()`)
    const main = code`
      ${ask(call, messagesArgument(call), { response_format: format })}

      refusal = response.message.first(${fromLm15('RefusalPart')})
      if refusal:
          raise SystemExit(f"The model refused: {refusal.text}")
      ${checkResponse(call, false)}
      answer = ${model}.model_validate_json(response.text)
      print(answer.model_dump_json(${dump}))
    `
    const body = code`
      ${classes}
      ${createModel(call)}

      ${mainOf(call, main)}
    `
    return python.program(withFiles(call, body))
  },
}
