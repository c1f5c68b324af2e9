import { responseFormat } from '../../../../call/answer-schema.ts'
import type { ChatCall } from '../../../../call/call.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { hubChatArguments } from '../../../clients/hub-client.ts'
import { answerOf, CUT_OFF, NO_CHOICES } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic, VALIDATION_ERROR } from '../../pydantic.ts'
import { code } from '../../writer.ts'
import { programWithFiles } from '../files.ts'
import { asynchronous } from '../main.ts'
import { BEGIN_CONTENT } from '../structured-answer.ts'
import { askForChat, chat, createChatClient } from './chat.ts'
import { mainOfClient } from './inference-client.ts'
import { installOf } from './install.ts'

/** Through the router the client sends the schema as it is given one, and leaves the answer's text to the model's class. */
export const huggingfaceHubStructuredOutput: ClientForm = {
  client: 'huggingface_hub',
  unsupported: (call) => chat.unsupported?.(call) ?? unsupportedPydantic(call),
  setUp: (call) => ({ install: installOf(call, 'pydantic~=2.14') }),
  render(call) {
    const answer = answerOf(call)
    const model = name(answer.name)
    const { classes, dump } = pydanticModels(call, answer)
    const { parameters } = hubChatArguments(call, '')
    const format = responseFormat(answer, code`${model}.model_json_schema()`)
    const asking = askForChat(call, call.messages, { ...parameters, response_format: format })
    const main = code`
      ${asking.code}

      ${call.streaming ? readStream(call) : READ_COMPLETION}
      if finish_reason == "length":
          raise SystemExit(${CUT_OFF})
      if refusal:
          raise SystemExit(f"The model refused: {refusal}")
      try:
          answer = ${model}.model_validate_json(content)
      except ${VALIDATION_ERROR} as error:
          raise SystemExit(f"The answer does not fit: {error}")
      ${when(call.streaming, code`print()`)}
      print(answer.model_dump_json(${dump}))
    `
    return programWithFiles(
      call,
      code`
        ${classes}
        ${createChatClient(call)}

        ${mainOfClient(call, main, asking.functions)}
      `,
    )
  },
}

const READ_COMPLETION = code`
  if not completion.choices:
      raise SystemExit(${NO_CHOICES})
  finish_reason = completion.choices[0].finish_reason
  message = completion.choices[0].message
  content, refusal = message.content or "", message.get("refusal")
`

const readStream = (call: ChatCall): Piece => code`
  ${BEGIN_CONTENT}
  ${asynchronous(call)}for chunk in stream:
      for choice in chunk.choices or []:
          print(choice.delta.content or "", end="", flush=True)
          content += choice.delta.content or ""
          refusal += choice.delta.get("refusal") or ""
          finish_reason = choice.finish_reason or finish_reason
`
