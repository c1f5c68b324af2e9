import type { ChatCall } from '../../../call/call.ts'
import { responseFormat } from '../../../call/output-schema.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import { answerOf, NO_CHOICES } from '../../clients/structured-output.ts'
import { unsupportedBaseUrl } from '../../clients/vendor.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { pydanticModels, unsupportedPydantic, VALIDATION_ERROR } from '../pydantic.ts'
import { code, python } from '../writer.ts'
import { errorsOf, tryToAsk } from './api-client.ts'
import { createChatCompletion, resultName } from './chat-completion.ts'
import { type ChatSdk, createClient } from './chat-sdk.ts'
import { withFiles } from './files.ts'
import { asynchronous, mainOf } from './main.ts'
import { modelOf } from './retries.ts'
import { BEGIN_CONTENT, checkContent } from './structured-answer.ts'

/** Returns the renderer of structured output: the SDK sends a class's schema, and the class parses the answer. */
// @__NO_SIDE_EFFECTS__
export function sdkStructuredOutput(sdk: ChatSdk): ChatRenderer {
  const errors = errorsOf(sdk.id)
  return {
    client: sdk.id,
    unsupported: (call) => unsupportedBaseUrl(sdk, call) ?? unsupportedPydantic(call),
    setUp: () => ({ install: `${sdk.install} pydantic~=2.14` }),
    render(call) {
      const answer = answerOf(call)
      const model = name(answer.name)
      const { classes, dump } = pydanticModels(call, answer)
      const format = responseFormat(answer, code`${model}.model_json_schema()`)
      const asked = { messages: call.messages, parameters: { ...call.parameters, response_format: format } }
      const created = createChatCompletion(call, { model: modelOf(call), ...asked }, sdk.keywords)
      const main = code`
        ${tryToAsk(call, errors, code`${resultName(call)} = ${created}`)}

        ${call.streaming ? readStream(call) : readCompletion(call)}
        ${checkContent(call)}
        ${call.variant.retries ? tryToValidate(model) : code`answer = ${model}.model_validate_json(content)`}
        ${when(call.streaming, code`print()`)}
        print(answer.model_dump_json(${dump}))
      `
      return python.program(
        withFiles(
          call,
          code`
            ${classes}
            ${createClient(sdk, call, call)}

            ${mainOf(call, main)}
          `,
        ),
      )
    },
  }
}

const tryToValidate = (model: Piece): Piece => code`
  try:
      answer = ${model}.model_validate_json(content)
  except ${VALIDATION_ERROR} as error:
      raise SystemExit(f"The answer does not fit: {error}")
`

/** The SDKs' types have no refusal. */
const REFUSAL = code`getattr(message, "refusal", None)`

const readCompletion = ({ variant }: ChatCall): Piece => code`
  ${when(variant.retries, CHECK_CHOICES)}
  message, reason = completion.choices[0].message, completion.choices[0].finish_reason
  content, refusal = message.content, ${REFUSAL}
`

const CHECK_CHOICES = code`
  if not completion.choices:
      raise SystemExit(${NO_CHOICES})
`

const readStream = (call: ChatCall): Piece => code`
  ${BEGIN_CONTENT}
  ${asynchronous(call)}for chunk in stream:
      for choice in chunk.choices or []:
          delta = choice.delta
          print(delta.content or "", end="", flush=True)
          content += delta.content or ""
          refusal += getattr(delta, "refusal", None) or ""
          reason = choice.finish_reason or reason
`
