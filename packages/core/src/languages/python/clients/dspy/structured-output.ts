import { responseFormat } from '../../../../call/output-schema.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { ask, checkResponse, createModel, unsupportedChat } from './chat.ts'
import { dspy } from './client.ts'
import { fromLm15, messagesArgument } from './conversation.ts'

/**
 * Writes structured output with DSPy, which may parse the answer's text if the request has a separate field for the
 * schema.
 */
export const dspyStructuredOutput: ChatRenderer = {
  client: 'dspy',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedPydantic(call),
  setUp: () => ({ install: `${dspy.install} pydantic~=2.14` }),
  render(call) {
    const answer = answerOf(call)
    const model = name(answer.name)
    const { classes, dump } = pydanticModels(call, answer)
    const format = responseFormat(answer, code`${model}.model_json_schema()`)
    const body = code`
      ${classes}
      ${createModel(call)}

      ${ask(call, messagesArgument(call), { response_format: format })}

      refusal = response.message.first(${fromLm15('RefusalPart')})
      if refusal:
          raise SystemExit(f"The model refused: {refusal.text}")
      ${checkResponse(call, false)}
      answer = ${model}.model_validate_json(response.text)
      print(answer.model_dump_json(${dump}))
      `
    return python.program(withFiles(call, body))
  },
}
