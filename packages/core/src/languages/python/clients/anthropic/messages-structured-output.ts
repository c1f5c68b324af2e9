import { type JsonObject, raw, type Value } from '../../../../values/value.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, unsupportedByHelper, unsupportedFormat } from '../../../clients/structured-output.ts'
import { indented } from '../../../printing/literal.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { importsOfModels, withModel } from '../robust.ts'
import { anthropicImport, callMessages, createClient, KEYWORDS, streamMessage } from './program.ts'

/** Fields that `messages.create` takes by name, and `messages.parse` does not. */
const NOT_IN_PARSE: readonly string[] = ['cache_control', 'container', 'inference_geo']

/** The client's helper makes the schema of the model, and the model of the answer. */
export const anthropicMessagesStructuredOutput: ClientForm = {
  client: 'anthropic',
  unsupported: (call) =>
    unsupportedMessages(call) ??
    unsupportedPydantic(call) ??
    unsupportedByHelper(call) ??
    unsupportedFormat(call, 'output_config'),
  setUp: () => ({ install: 'pip install anthropic~=2.12 pydantic~=2.14' }),
  render(call) {
    const answer = answerOf(call)
    const models = pydanticModels(call, answer)
    const { stream: _, output_config: config, ...body } = bodyOf(call.request)
    const { format: __, ...otherConfig } = config as JsonObject
    const asked: { readonly [name: string]: Value } = {
      ...body,
      ...(Object.keys(otherConfig).length === 0 ? {} : { output_config: otherConfig }),
      output_format: raw(answer.name),
    }
    const known = new Set(
      [...KEYWORDS, 'output_format'].filter((each) => call.streaming || !NOT_IN_PARSE.includes(each)),
    )
    const passed = (place: number): string => keywordArguments(withModel(call, asked), known, place)
    const request = (inner: number): string =>
      call.streaming ? streamMessage(call, passed, inner) : callMessages(call, 'message', 'parse', passed, inner)
    const shown = `
if message.parsed_output is None:
    raise SystemExit(f"The model gave no answer, and stopped with {message.stop_reason}")
${call.streaming ? 'print()\n' : ''}print(message.parsed_output.model_dump_json(${models.dump}))
`
    const column = columnOf(call)
    return programWithFiles(
      call,
      [...importsOfMain(call), ...importsOfModels(call), ...models.imports, anthropicImport(call)],
      `
${models.code}

${createClient(call)}
${mainOf(call, tryToAsk(call, column, request, EXCEPT_INVALID) + indented(shown, column))}`,
    )
  },
}

const EXCEPT_INVALID = `except ValidationError as error:
    raise SystemExit(f"The answer is cut off, or does not fit: {error}")
`
