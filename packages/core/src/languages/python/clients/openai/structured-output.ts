import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, NO_CHOICES, unsupportedByHelper } from '../../../clients/structured-output.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { python } from '../../writer.ts'
import { keywordArguments } from '../chat-completion.ts'
import { importsOfToken } from '../imports.ts'
import { KEYWORDS } from './chat.ts'
import { createClient, exceptRefused } from './program.ts'

/** The client's helper makes the schema of the model, and the model of the answer. */
export const openaiStructuredOutput: ClientForm = {
  client: 'openai',
  unsupported: (call) => unsupportedPydantic(call) ?? unsupportedByHelper(call),
  setUp: () => ({ install: 'pip install openai~=3.52 pydantic~=2.14' }),
  render(call) {
    const { baseUrl, moreHeaders, requestModel: model, parameters, streaming } = call
    const answer = answerOf(call)
    const models = pydanticModels(call, answer)
    const asked = (column: number): string =>
      python.argument('model', model, column) +
      python.argument('messages', call.messages, column) +
      keywordArguments({ ...parameters, response_format: raw(answer.name) }, KEYWORDS, column)
    const called = streaming
      ? `    with client.chat.completions.stream(
${asked(8)}    ) as stream:
        for event in stream:
            if event.type == "content.delta":
                print(event.delta, end="", flush=True)
        message = stream.get_final_completion().choices[0].message
`
      : `    completion = client.chat.completions.parse(
${asked(8)}    )
    message = completion.choices[0].message
`
    return python.program(
      [
        ...models.imports,
        ...importsOfToken(call),
        { module: 'openai', name: 'APIStatusError, LengthFinishReasonError, OpenAI' },
      ],
      `
${models.code}

${createClient(call, baseUrl, moreHeaders)}
try:
${called}${exceptRefused()}except LengthFinishReasonError:
    raise SystemExit(${python.string(CUT_OFF)})
except ValidationError as error:
    raise SystemExit(f"The answer does not fit: {error}")
except (IndexError, TypeError):
    raise SystemExit(${python.string(NO_CHOICES)})

if message.parsed is None:
    raise SystemExit(f"The model gave no answer: {message.refusal}")
${streaming ? 'print()\n' : ''}print(message.parsed.model_dump_json(${models.dump}))
`,
    )
  },
}
