import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { mainOf } from '../main.ts'
import { askForReply, createGenerator, defineMessages, unsupportedChat, withImages } from './chat.ts'
import { haystack } from './client.ts'

/** OpenAI's helper, which Haystack calls, makes the schema of the model. */
export const haystackStructuredOutput: ChatRenderer = {
  client: 'haystack',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming
      ? 'in a stream, Haystack accepts a JSON Schema, but not a Pydantic model (response_format of haystack/components/generators/chat/openai.py)'
      : undefined) ??
    unsupportedPydanticHelper(call) ??
    unsupportedByHelper(call),
  setUp: () => ({ install: `${haystack.install} pydantic~=2.14` }),
  render(call) {
    const model = name(answerOf(call).name)
    const { classes, dump } = pydanticModels(call, answerOf(call))
    const main = code`
      ${defineMessages(call)}
      ${askForReply(call)}

      ${FAIL_WITHOUT_ANSWER}
      answer = ${model}.model_validate_json(reply.text)
      print(answer.model_dump_json(${dump}))
    `
    const body = code`
      ${classes}
      ${createGenerator(call, { more: { response_format: model } })}

      ${mainOf(call, main)}
    `
    return python.program(withImages(call, body))
  },
}

/** The helper itself fails on an answer that is cut off or filtered (openai/lib/_parsing/_completions.py). */
const FAIL_WITHOUT_ANSWER = code`
  if not reply.text:
      raise SystemExit("No answer: the model refused or returned no text")
`
