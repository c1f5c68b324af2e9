import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper, VALIDATION_ERROR } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { awaited, mainOf } from '../main.ts'
import { createModel, unsupportedChat } from './chat.ts'
import { llamaindex } from './client.ts'
import { defineMessages } from './conversation.ts'

/** OpenAI's helper, which LlamaIndex calls, makes the schema of the model. */
export const llamaindexStructuredOutput: ChatRenderer = {
  client: 'llamaindex',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming ? 'as_structured_llm streams objects that may be incomplete, and we haven’t run it' : undefined) ??
    unsupportedPydanticHelper(call) ??
    unsupportedByHelper(call),
  setUp: () => ({ install: `${llamaindex.install} pydantic~=2.14` }),
  render(call) {
    const { classes, dump } = pydanticModels(call, answerOf(call))
    const main = code`
      ${defineMessages(call)}
      try:
          response = ${awaited(call)}structured_llm.${name(call.variant.async ? 'achat' : 'chat')}(messages)
      except ${VALIDATION_ERROR} as error:
          # LlamaIndex doesn't say whether the model was cut off or refused.
          raise SystemExit(f"Incomplete, refused, or invalid answer: {error}")

      print(response.raw.model_dump_json(${dump}))
    `
    return python.program(code`
      ${classes}
      ${createModel(call, { should_use_structured_outputs: true })}
      structured_llm = llm.as_structured_llm(${name(answerOf(call).name)})

      ${mainOf(call, main)}
    `)
  },
}
