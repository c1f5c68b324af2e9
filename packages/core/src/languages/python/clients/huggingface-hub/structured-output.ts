import { responseFormat } from '../../../../call/answer-schema.ts'
import type { ChatCall } from '../../../../call/call.ts'
import { raw } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { hubChatArguments } from '../../../clients/hub-client.ts'
import { answerOf, CUT_OFF, NO_CHOICES } from '../../../clients/structured-output.ts'
import { indented } from '../../../printing/literal.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { python } from '../../writer.ts'
import { programWithFiles } from '../files.ts'
import { columnOf, importsOfMain } from '../main.ts'
import { askForChat, chat, createChatClient } from './chat.ts'
import { inferenceClient, mainOfClient } from './inference-client.ts'
import { installOf } from './install.ts'

/** Through the router the client sends the schema as it is given one, and leaves the answer's text to the model's class. */
export const huggingfaceHubStructuredOutput: ClientForm = {
  client: 'huggingface_hub',
  unsupported: (call) => chat.unsupported?.(call) ?? unsupportedPydantic(call),
  setUp: (call) => ({ install: installOf(call, 'pydantic~=2.14') }),
  render(call) {
    const answer = answerOf(call)
    const models = pydanticModels(call, answer)
    const { parameters } = hubChatArguments(call, '')
    const format = responseFormat(answer, raw(`${answer.name}.model_json_schema()`))
    const column = columnOf(call)
    const asking = askForChat(call, call.messages, { ...parameters, response_format: format }, column)
    return programWithFiles(
      call,
      [...importsOfMain(call), ...models.imports, ...asking.imports, inferenceClient(call)],
      `
${models.code}

${createChatClient(call)}
${mainOfClient(call, `${asking.code}\n${indented(read(call, answer.name, models.dump), column)}`, asking.functions)}`,
    )
  },
}

const read = (
  call: ChatCall,
  name: string,
  dump: string,
): string => `${call.streaming ? readStream(call) : READ_COMPLETION}\
if finish_reason == "length":
    raise SystemExit(${python.string(CUT_OFF)})
if refusal:
    raise SystemExit(f"The model refused: {refusal}")
try:
    answer = ${name}.model_validate_json(content)
except ValidationError as error:
    raise SystemExit(f"The answer does not fit: {error}")
${call.streaming ? 'print()\n' : ''}print(answer.model_dump_json(${dump}))
`

const READ_COMPLETION = `if not completion.choices:
    raise SystemExit(${python.string(NO_CHOICES)})
finish_reason = completion.choices[0].finish_reason
message = completion.choices[0].message
content, refusal = message.content or "", message.get("refusal")
`

const readStream = ({ form }: ChatCall): string => `content, refusal, finish_reason = "", "", None
${form.async ? 'async ' : ''}for chunk in stream:
    for choice in chunk.choices or []:
        print(choice.delta.content or "", end="", flush=True)
        content += choice.delta.content or ""
        refusal += choice.delta.get("refusal") or ""
        finish_reason = choice.finish_reason or finish_reason
`
