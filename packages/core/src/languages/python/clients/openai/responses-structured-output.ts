import type { ChatCall } from '../../../../call/call.ts'
import { type JsonObject, raw, type Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { indented, spaces } from '../../../printing/literal.ts'
import { pydanticModels, unsupportedPydanticHelper } from '../../pydantic.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { endedEarly, readStream } from '../responses.ts'
import { importsOfModels, withModel } from '../robust.ts'
import { createClient, openaiImport } from './program.ts'
import { createResponse, KEYWORDS } from './responses.ts'

/**
 * The client's helper makes the schema of the model, and the model of the answer. Streams are read by the program: the
 * helper for them, of release 3.54, does not say why a response failed.
 */
export const openaiResponsesStructuredOutput: ClientForm = {
  client: 'openai',
  unsupported: (call) =>
    unsupportedPydanticHelper(call) ?? unsupportedByHelper(call) ?? unsupportedFormat(call, 'text'),
  setUp: () => ({ install: 'pip install openai~=3.52 pydantic~=2.14' }),
  render(call) {
    const { baseUrl, moreHeaders, form, streaming } = call
    const models = pydanticModels(call, answerOf(call))
    const shown = streaming ? stream(call, models.dump) : parse(call, models.dump)
    return programWithFiles(
      call,
      [...importsOfMain(call), ...importsOfModels(call), ...models.imports, openaiImport(form)],
      `
${models.code}

${createClient(call, baseUrl, moreHeaders, form)}
${mainOf(call, shown)}`,
    )
  },
}

function parse(call: ChatCall, dump: string): string {
  const { text, ...others } = bodyOf(call.request)
  const { format: _, ...otherText } = text as JsonObject
  const body = withModel(call, {
    ...others,
    ...(Object.keys(otherText).length === 0 ? {} : { text: otherText }),
    text_format: raw(answerOf(call).name),
  })
  const column = columnOf(call)
  return (
    tryToAsk(call, column, (inner) => parseResponse(call, body, inner), EXCEPT_INVALID) +
    indented(
      `
if response.output_parsed is None:
    raise SystemExit(
        f"The model gave no answer: {response.error or response.incomplete_details or response.output}"
    )
print(response.output_parsed.model_dump_json(${dump}))
`,
      column,
    )
  )
}

const parseResponse = ({ form }: ChatCall, body: { readonly [name: string]: Value }, column: number): string =>
  `${spaces(column)}response = ${form.async ? 'await ' : ''}client.responses.parse(
${keywordArguments(body, new Set([...KEYWORDS, 'text_format']), column + 4)}${spaces(column)})
`

const EXCEPT_INVALID = `except ValidationError as error:
    raise SystemExit(f"The answer is cut off, or does not fit: {error}")
`

function stream(call: ChatCall, dump: string): string {
  const { name } = answerOf(call)
  const column = columnOf(call)
  const body = withModel(call, bodyWithSchema(call, raw(`${name}.model_json_schema()`)))
  return `${tryToAsk(call, column, (inner) => createResponse(call, body, inner))}
${indented(
  `${readStream(call, 'attributes', 0)}if response.status != "completed":
${endedEarly('attributes', 4)}
try:
    answer = ${name}.model_validate_json(response.output_text)
except ValidationError as error:
    raise SystemExit(f"The answer does not fit: {error}\\n{response.output}")
print(answer.model_dump_json(${dump}))
`,
  column,
)}`
}
