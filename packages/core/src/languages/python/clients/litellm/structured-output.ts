import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { resultName } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { ASYNCIO } from '../imports.ts'
import { checkWhole } from '../incomplete-answer.ts'
import { asynchronous } from '../main.ts'
import { complete, unsupportedChat } from './chat.ts'
import { litellm } from './client.ts'

/** OpenAI's helper, which LiteLLM calls, makes the schema of the model. */
export const litellmStructuredOutput: ChatRenderer = {
  client: 'litellm',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedPydanticHelper(call) ?? unsupportedByHelper(call),
  setUp: () => ({ install: `${litellm.install} pydantic~=2.14` }),
  render(call) {
    const model = name(answerOf(call).name)
    const { classes, dump } = pydanticModels(call, answerOf(call))
    const main = code`
      ${resultName(call)} = ${complete(call, { ...call, parameters: { ...call.parameters, response_format: model } })}

      ${call.streaming ? readStream(call) : READ_COMPLETION}
      ${checkWhole(call, code`reason`, code`not content`, code`refusal or reason`)}
      answer = ${model}.model_validate_json(content)
      print(answer.model_dump_json(${dump}))
    `
    return python.program(
      withFiles(
        call,
        code`
          ${classes}
          ${call.variant.async ? inCoroutine(main) : main}
        `,
      ),
    )
  },
}

/** Behind two empty lines, which the classes have. */
const inCoroutine = (main: Piece): Piece => code`
  async def main():
      ${main}


  ${ASYNCIO}.run(main())
`

const READ_COMPLETION = code`
  message, reason = completion.choices[0].message, completion.choices[0].finish_reason
  content, refusal = message.content, getattr(message, "refusal", None)
`

/** The chunk with the usage has no choices. */
const SKIP_USAGE = code`
  if not chunk.choices:
      continue
`

const readStream = (call: ChatCall): Piece => code`
  content, refusal, reason = "", "", None
  ${asynchronous(call)}for chunk in stream:
      ${when(call.parameters.stream_options !== undefined, SKIP_USAGE)}
      delta = chunk.choices[0].delta
      print(delta.content or "", end="", flush=True)
      content += delta.content or ""
      refusal += getattr(delta, "refusal", None) or ""
      reason = chunk.choices[0].finish_reason or reason
  print()
`
