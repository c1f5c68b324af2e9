import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { awaited, mainOf } from '../main.ts'
import { defineMessages } from '../messages.ts'
import { createModel, methodOf, unsupportedChat } from './chat.ts'
import { langchain } from './client.ts'

/** Models for which `with_structured_output` asks by a tool. */
const WITHOUT_SCHEMAS = /^gpt-(?:3|4$|4-)/

/** OpenAI's helper, which LangChain calls, makes the schema of the model. */
export const langchainStructuredOutput: ChatRenderer = {
  client: 'langchain',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming
      ? 'with_structured_output returns the object of a Pydantic class only when the answer is complete (_oai_structured_outputs_parser of langchain_openai/chat_models/base.py)'
      : undefined) ??
    (WITHOUT_SCHEMAS.test(call.requestModel)
      ? 'with_structured_output uses a tool with this model (langchain_openai/chat_models/base.py)'
      : undefined) ??
    unsupportedPydanticHelper(call) ??
    unsupportedByHelper(call),
  setUp: () => ({ install: `${langchain.install} pydantic~=2.14` }),
  render(call) {
    const { classes, dump } = pydanticModels(call, answerOf(call))
    const main = code`
      ${defineMessages(call)}
      answer = ${awaited(call)}model.with_structured_output(${name(answerOf(call).name)}).${methodOf(call, 'invoke')}(messages)

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
