import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, NO_CHOICES, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper, VALIDATION_ERROR } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { nameFrom, tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { withFiles } from '../files.ts'
import { asynchronous, awaited, mainOf } from '../main.ts'
import { modelOf } from '../retries.ts'
import { createClient, ERRORS } from './program.ts'

/** The client's helper makes the schema of the model, and the model of the answer. */
export const openaiStructuredOutput: ChatRenderer = {
  client: 'openai',
  unsupported: (call) => unsupportedPydanticHelper(call) ?? unsupportedByHelper(call),
  setUp: () => ({ install: 'pip install openai~=3.52 pydantic~=2.14' }),
  render(call) {
    const { classes, dump } = pydanticModels(call, answerOf(call))
    const main = code`
      ${tryToAsk(call, ERRORS, call.streaming ? parseStream(call) : parse(call), EXCEPT_NO_ANSWER)}

      ${when(!call.variant.retries && !call.streaming, MESSAGE)}
      if message.parsed is None:
          raise SystemExit(f"The model gave no answer: {message.refusal}")
      ${when(call.streaming, code`print()`)}
      print(message.parsed.model_dump_json(${dump}))
    `
    return python.program(
      withFiles(
        call,
        code`
          ${classes}
          ${createClient(call, call.variant)}

          ${mainOf(call, main)}
        `,
      ),
    )
  },
}

const EXCEPT_NO_ANSWER = code`
  except ${nameFrom('openai', 'LengthFinishReasonError')}:
      raise SystemExit(${CUT_OFF})
  except ${VALIDATION_ERROR} as error:
      raise SystemExit(f"The answer does not fit: {error}")
  except (IndexError, TypeError):
      raise SystemExit(${NO_CHOICES})
`

/** The arguments of the client's helpers. */
const asked = (call: ChatCall): Piece => code`
  model=${modelOf(call)},
  ${python.argument('messages', call.messages)}
  ${keywordArguments({ ...call.parameters, response_format: name(answerOf(call).name) }, CHAT_KEYWORDS)}
`

const MESSAGE = code`message = completion.choices[0].message`

const parse = (call: ChatCall): Piece => code`
  completion = ${awaited(call)}client.chat.completions.parse(
      ${asked(call)}
  )
  ${when(call.variant.retries, MESSAGE)}
`

function parseStream(call: ChatCall): Piece {
  const completion = call.variant.async
    ? code`(await stream.get_final_completion())`
    : code`stream.get_final_completion()`
  return code`
    ${asynchronous(call)}with client.chat.completions.stream(
        ${asked(call)}
    ) as stream:
        ${asynchronous(call)}for event in stream:
            if event.type == "content.delta":
                print(event.delta, end="", flush=True)
        message = ${completion}.choices[0].message
  `
}
