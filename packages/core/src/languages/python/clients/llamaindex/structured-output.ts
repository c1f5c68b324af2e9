import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { createModel, installFor, unsupportedChat } from './chat.ts'
import { defineMessages, textsOf } from './conversation.ts'

/** OpenAI's helper, which LlamaIndex calls, makes the schema of the model. */
export const llamaindexStructuredOutput: ChatRenderer = {
  client: 'llamaindex',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming
      ? 'LlamaIndex streams objects of a model by a tool, and an answer by a schema is no tool'
      : undefined) ??
    (textsOf(call).some((text) => /[{}]/.test(text))
      ? 'LlamaIndex takes braces in the messages for places that it fills'
      : undefined) ??
    unsupportedPydanticHelper(call) ??
    unsupportedByHelper(call),
  setUp: (call) => ({ install: `${installFor(call)} pydantic~=2.14` }),
  render(call) {
    const { classes, dump } = pydanticModels(call, answerOf(call))
    const body = code`
      ${classes}
      ${createModel(call, { should_use_structured_outputs: true })}

      ${defineMessages(call)}
      response = llm.as_structured_llm(${name(answerOf(call).name)}).chat(messages)

      print(response.raw.model_dump_json(${dump}))
      `
    return python.program(withFiles(call, body))
  },
}
