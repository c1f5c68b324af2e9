import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydanticHelper, VALIDATION_ERROR } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { awaited, mainOf } from '../main.ts'
import { checkWholeResponse, RAISE_ERROR, readStream, readWhy } from '../responses.ts'
import { withModel } from '../retries.ts'
import { createClient, ERRORS } from './program.ts'
import { createResponse, KEYWORDS } from './responses.ts'

/**
 * The client's helper derives the schema from the model, and parses the answer into the model. The program reads
 * streams itself, because the helper for them in release 3.54 doesn't say why a response failed.
 */
export const openaiResponsesStructuredOutput: ChatRenderer = {
  client: 'openai',
  unsupported: (call) =>
    unsupportedPydanticHelper(call) ?? unsupportedByHelper(call) ?? unsupportedFormat(call, 'text'),
  setUp: () => ({ install: 'pip install openai~=3.52 pydantic~=2.14' }),
  render(call) {
    const { classes, dump } = pydanticModels(call, answerOf(call))
    return python.program(
      withFiles(
        call,
        code`
          ${classes}
          ${createClient(call, call.variant)}

          ${mainOf(call, call.streaming ? stream(call, dump) : parse(call, dump))}
        `,
      ),
    )
  },
}

const PARSE_KEYWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set([...KEYWORDS, 'text_format'])

function parse(call: ChatCall, dump: Piece): Piece {
  const { text, ...others } = bodyOf(call.request)
  const { format: _, ...otherText } = text as JsonObject
  const body = withModel(call, {
    ...others,
    ...(Object.keys(otherText).length === 0 ? {} : { text: otherText }),
    text_format: name(answerOf(call).name),
  })
  const asked = code`
    response = ${awaited(call)}client.responses.parse(
        ${keywordArguments(body, PARSE_KEYWORDS)}
    )
  `
  return code`
    ${tryToAsk(call, ERRORS, asked, EXCEPT_INVALID)}

    ${RAISE_ERROR.attributes}
    ${checkWholeResponse(call, 'attributes', code`response.output_parsed is None`, readWhy(call, 'attributes'))}
    print(response.output_parsed.model_dump_json(${dump}))
  `
}

const EXCEPT_INVALID = code`
  except ${VALIDATION_ERROR} as error:
      raise SystemExit(f"The answer is cut off, or does not fit: {error}")
`

const validate = (model: Piece): Piece => code`
  answer = ${model}.model_validate_json(response.output_text)
`

const tryToValidate = (model: Piece): Piece => code`
  try:
      answer = ${model}.model_validate_json(response.output_text)
  except ${VALIDATION_ERROR} as error:
      raise SystemExit(f"The answer does not fit: {error}\n{response.output}")
`

function stream(call: ChatCall, dump: Piece): Piece {
  const model = name(answerOf(call).name)
  const body = withModel(call, bodyWithSchema(call, code`${model}.model_json_schema()`))
  return code`
    ${tryToAsk(call, ERRORS, createResponse(call, body))}

    ${readStream(call, 'attributes')}
    ${RAISE_ERROR.attributes}
    ${checkWholeResponse(call, 'attributes', code`not response.output_text`, readWhy(call, 'attributes'))}

    ${call.variant.retries ? tryToValidate(model) : validate(model)}
    print(answer.model_dump_json(${dump}))
  `
}
