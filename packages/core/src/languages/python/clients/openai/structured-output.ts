import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, NO_CHOICES, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper, VALIDATION_ERROR } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { nameFrom, tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { withFiles } from '../files.ts'
import { failIncomplete } from '../incomplete-answer.ts'
import { asynchronous, awaited, mainOf } from '../main.ts'
import { modelOf } from '../retries.ts'
import { createClient, ERRORS } from './program.ts'

/** The client's helper derives the schema from the model, and parses the answer into the model. */
export const openaiStructuredOutput: ChatRenderer = {
  client: 'openai',
  unsupported: (call) => unsupportedPydanticHelper(call) ?? unsupportedByHelper(call),
  setUp: () => ({ install: 'pip install openai~=3.52 pydantic~=2.14' }),
  render(call) {
    const { classes, dump } = pydanticModels(call, answerOf(call))
    const main = code`
      ${tryToAsk(call, ERRORS, call.streaming ? parseStream(call) : parse(call), exceptNoAnswer(call))}

      ${when(!call.variant.retries && !call.streaming, CHOICE)}
      if choice.message.parsed is None:
          ${failIncomplete(call, code`choice.message.refusal or choice.finish_reason`)}
      ${when(call.streaming, code`print()`)}
      print(choice.message.parsed.model_dump_json(${dump}))
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

const CUT_OFF = /* @__PURE__ */ nameFrom('openai', 'LengthFinishReasonError')
const FILTERED = /* @__PURE__ */ nameFrom('openai', 'ContentFilterFinishReasonError')

const exceptNoAnswer = ({ limit }: ChatCall): Piece => code`
  except (${CUT_OFF}, ${FILTERED}) as error:
      raise SystemExit(${python.format(code`error`, `: raise ${limit} or rephrase`)})
  except ${VALIDATION_ERROR} as error:
      raise SystemExit(f"The answer does not fit: {error}")
  except (IndexError, TypeError):
      raise SystemExit(${NO_CHOICES})
`

/** Returns the arguments of the client's helpers. */
const asked = (call: ChatCall): Piece => code`
  model=${modelOf(call)},
  ${python.argument('messages', call.messages)}
  ${keywordArguments({ ...call.parameters, response_format: name(answerOf(call).name) }, CHAT_KEYWORDS)}
`

const CHOICE = code`choice = completion.choices[0]`

const parse = (call: ChatCall): Piece => code`
  completion = ${awaited(call)}client.chat.completions.parse(
      ${asked(call)}
  )
  ${when(call.variant.retries, CHOICE)}
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
        choice = ${completion}.choices[0]
  `
}
