import type { ChatCall } from '../../../../call/call.ts'
import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, NO_CHOICES, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { indented, spaces } from '../../../printing/literal.ts'
import { pydanticModels, unsupportedPydanticHelper } from '../../pydantic.ts'
import { python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { columnOf, importsOfMain, mainOf } from '../main.ts'
import { importsOfModels, modelOf } from '../robust.ts'
import { KEYWORDS } from './chat.ts'
import { createClient, openaiImport } from './program.ts'

/** The client's helper makes the schema of the model, and the model of the answer. */
export const openaiStructuredOutput: ClientForm = {
  client: 'openai',
  unsupported: (call) => unsupportedPydanticHelper(call) ?? unsupportedByHelper(call),
  setUp: () => ({ install: 'pip install openai~=3.52 pydantic~=2.14' }),
  render(call) {
    const { baseUrl, moreHeaders, form } = call
    const answer = answerOf(call)
    const models = pydanticModels(call, answer)
    const column = columnOf(call)
    const parsed = tryToAsk(
      call,
      column,
      (inner) => (call.streaming ? parseStream : parse)(call, answer.name, inner),
      EXCEPT_NO_ANSWER,
    )
    const shown = `
if message.parsed is None:
    raise SystemExit(f"The model gave no answer: {message.refusal}")
${call.streaming ? 'print()\n' : ''}print(message.parsed.model_dump_json(${models.dump}))
`
    return programWithFiles(
      call,
      [
        ...importsOfMain(call),
        ...importsOfModels(call),
        ...models.imports,
        openaiImport(form, 'LengthFinishReasonError'),
      ],
      `
${models.code}

${createClient(call, baseUrl, moreHeaders, form)}
${mainOf(call, parsed + indented(shown, column))}`,
    )
  },
}

const EXCEPT_NO_ANSWER = `except LengthFinishReasonError:
    raise SystemExit(${python.string(CUT_OFF)})
except ValidationError as error:
    raise SystemExit(f"The answer does not fit: {error}")
except (IndexError, TypeError):
    raise SystemExit(${python.string(NO_CHOICES)})
`

/** The arguments of the client's helpers. */
const asked = (call: ChatCall, name: string, column: number): string =>
  python.argument('model', modelOf(call), column) +
  python.argument('messages', call.messages, column) +
  keywordArguments({ ...call.parameters, response_format: raw(name) }, KEYWORDS, column)

function parse(call: ChatCall, name: string, column: number): string {
  const indent = spaces(column)
  return `${indent}completion = ${call.form.async ? 'await ' : ''}client.chat.completions.parse(
${asked(call, name, column + 4)}${indent})
${indent}message = completion.choices[0].message
`
}

function parseStream(call: ChatCall, name: string, column: number): string {
  const indent = spaces(column)
  const [start, completion] = call.form.async
    ? ['async ', '(await stream.get_final_completion())']
    : ['', 'stream.get_final_completion()']
  return `${indent}${start}with client.chat.completions.stream(
${asked(call, name, column + 4)}${indent}) as stream:
${indent}    ${start}for event in stream:
${indent}        if event.type == "content.delta":
${indent}            print(event.delta, end="", flush=True)
${indent}    message = ${completion}.choices[0].message
`
}
