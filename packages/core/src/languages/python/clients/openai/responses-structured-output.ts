import type { ChatCall } from '../../../../call/call.ts'
import { type JsonObject, raw, type Value } from '../../../../values/value.ts'
import { bodyOf, unsupportedInApi } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { endedEarly, readStream } from '../responses.ts'
import { createClient, exceptRefused, openaiImport } from './program.ts'
import { KEYWORDS } from './responses.ts'

/**
 * The client's helper makes the schema of the model, and the model of the answer. Streams are read by the program: the
 * helper for them, of release 3.54, does not say why a response failed.
 */
export const openaiResponsesStructuredOutput: ClientForm = {
  client: 'openai',
  unsupported: (call) =>
    unsupportedInApi(call) ?? unsupportedPydantic(call) ?? unsupportedByHelper(call) ?? unsupportedFormat(call, 'text'),
  setUp: () => ({ install: 'pip install openai~=3.52 pydantic~=2.14' }),
  render(call) {
    const { baseUrl, moreHeaders, form } = call
    const models = pydanticModels(call, answerOf(call))
    const shown = call.streaming ? stream(call, models.dump) : parse(call, models.dump)
    return programWithFiles(
      call,
      [...models.imports, openaiImport(form)],
      `
${models.code}

${createClient(call, baseUrl, moreHeaders)}
${shown}`,
    )
  },
}

function parse(call: ChatCall, dump: string): string {
  const { text, ...body } = bodyOf(call.request)
  const { format: _, ...otherText } = text as JsonObject
  const asked: { readonly [name: string]: Value } = {
    ...body,
    ...(Object.keys(otherText).length === 0 ? {} : { text: otherText }),
    text_format: raw(answerOf(call).name),
  }
  return `try:
    response = client.responses.parse(
${keywordArguments(asked, new Set([...KEYWORDS, 'text_format']), 8)}    )
${exceptRefused()}except ValidationError as error:
    raise SystemExit(f"The answer is cut off, or does not fit: {error}")

if response.output_parsed is None:
    raise SystemExit(
        f"The model gave no answer: {response.error or response.incomplete_details or response.output}"
    )
print(response.output_parsed.model_dump_json(${dump}))
`
}

function stream(call: ChatCall, dump: string): string {
  const { name } = answerOf(call)
  const asked = bodyWithSchema(call, raw(`${name}.model_json_schema()`))
  return `try:
    stream = client.responses.create(
${keywordArguments(asked, KEYWORDS, 8)}    )
${exceptRefused()}
${readStream('attributes', 0)}if response.status != "completed":
${endedEarly('attributes', 4)}
try:
    answer = ${name}.model_validate_json(response.output_text)
except ValidationError as error:
    raise SystemExit(f"The answer does not fit: {error}\\n{response.output}")
print(answer.model_dump_json(${dump}))
`
}
