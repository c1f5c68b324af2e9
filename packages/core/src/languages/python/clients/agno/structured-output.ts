import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic, VALIDATION_ERROR } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { mainOf } from '../main.ts'
import { ask, createAgent, PRINT_CONTENT, readEvents, unsupportedChat } from './chat.ts'
import { agno } from './client.ts'
import { givenIn } from './conversation.ts'

/** The agent sends the schema of the model. */
export const agnoStructuredOutput: ChatRenderer = {
  client: 'agno',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedFormat(call, 'response_format') ??
    unsupportedPydantic(call) ??
    unsupportedByHelper(call),
  setUp: () => ({ install: `${agno.install} pydantic~=2.14` }),
  render(call) {
    const model = name(answerOf(call).name)
    const { classes, dump } = pydanticModels(call, answerOf(call), TAKEN)
    const { defined, passed } = givenIn(call)
    const main = code`
      ${defined}
      ${call.streaming ? stream(call, passed) : ask(call, passed)}
      try:
          ${call.streaming ? undefined : MAY_BE_A_PART}
          answer = ${model}.model_validate_json(${call.streaming ? CONTENT : code`response.messages[-1].content or ""`})
      except ${VALIDATION_ERROR} as error:
          # Agno doesn't say whether the model was cut off or refused.
          raise SystemExit(f"Incomplete, refused, or invalid answer: {error}")

      print(answer.model_dump_json(${dump}))
      ${when(call.showsUsage && !call.streaming, code`print("Usage:", response.metrics.to_dict())`)}
    `
    const body = code`
      ${classes}
      ${createAgent(
        call,
        code`
          output_schema=${model},
          ${when(call.streaming, STREAMS_TEXT)}
        `,
      )}

      ${mainOf(call, main)}
    `
    return python.program(withFiles(call, body))
  },
}

const MAY_BE_A_PART = code`# response.content can be parsed from part of an incomplete answer.`
const STREAMS_TEXT = code`parse_response=False,  # Stream the text.`
const CONTENT = code`content`

const stream = (call: ChatCall, passed: Piece): Piece => code`
  content = ""
  ${readEvents(
    call,
    passed,
    code`
      ${PRINT_CONTENT}
      content += event.content or ""
    `,
  )}
  print()
`

/** Names of the program. */
const TAKEN = 'Agent Image Message OpenAILike RunEvent RunStatus'.split(' ')
