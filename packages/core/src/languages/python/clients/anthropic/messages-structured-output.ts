import type { JsonObject, ValueObject } from '../../../../values/value.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic, VALIDATION_ERROR } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { failIncomplete } from '../incomplete-answer.ts'
import { mainOf } from '../main.ts'
import { withModel } from '../retries.ts'
import { callMessages, createClient, ERRORS, KEYWORDS, streamMessage } from './program.ts'

/** Fields that `messages.create` accepts by name, but `messages.parse` doesn't. */
const NOT_IN_PARSE: readonly string[] = ['cache_control', 'container', 'inference_geo']

const STREAM_KEYWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set([...KEYWORDS, 'output_format'])
const PARSE_KEYWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [...STREAM_KEYWORDS].filter((each) => !NOT_IN_PARSE.includes(each)),
)

/** The client's helper derives the schema from the model, and parses the answer into the model. */
export const anthropicMessagesStructuredOutput: ChatRenderer = {
  client: 'anthropic',
  unsupported: (call) =>
    unsupportedMessages(call) ??
    unsupportedPydantic(call) ??
    unsupportedByHelper(call) ??
    unsupportedFormat(call, 'output_config'),
  setUp: () => ({ install: 'pip install anthropic~=2.12 pydantic~=2.14' }),
  render(call) {
    const answer = answerOf(call)
    const { classes, dump } = pydanticModels(call, answer)
    const { stream: _, output_config: config, ...body } = bodyOf(call.request)
    const { format: __, ...otherConfig } = config as JsonObject
    const fields: ValueObject = withModel(call, {
      ...body,
      ...(Object.keys(otherConfig).length === 0 ? {} : { output_config: otherConfig }),
      output_format: name(answer.name),
    })
    const asked = call.streaming
      ? streamMessage(call, keywordArguments(fields, STREAM_KEYWORDS))
      : callMessages(call, 'message', 'parse', keywordArguments(fields, PARSE_KEYWORDS))
    const main = code`
      ${tryToAsk(call, ERRORS, asked, EXCEPT_INVALID)}

      if message.parsed_output is None:
          ${failIncomplete(call, code`message.stop_reason`)}
      ${when(call.streaming, code`print()`)}
      print(message.parsed_output.model_dump_json(${dump}))
    `
    return python.program(
      withFiles(
        call,
        code`
          ${classes}
          ${createClient(call)}

          ${mainOf(call, main)}
        `,
      ),
    )
  },
}

const EXCEPT_INVALID = code`
  except ${VALIDATION_ERROR} as error:
      raise SystemExit(f"The answer is cut off, or does not fit: {error}")
`
