import type { ChatCall } from '../../../../call/call.ts'
import { responseFormat } from '../../../../call/output-schema.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hubChatArguments } from '../../../clients/hub-client.ts'
import { answerOf, CUT_OFF, NO_CHOICES } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic, VALIDATION_ERROR } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { createChatCompletion } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { asynchronous } from '../main.ts'
import { beginContent } from '../structured-answer.ts'
import { askForChat, createChatClient, huggingfaceHubChat, KEYWORDS } from './chat.ts'
import { mainOfClient } from './inference-client.ts'
import { installOf } from './install.ts'

/** Through the router the client sends the schema as it is given one, and leaves the answer's text to the model's class. */
export const huggingfaceHubStructuredOutput: ChatRenderer = {
  client: 'huggingface_hub',
  unsupported: (call) => huggingfaceHubChat.unsupported?.(call) ?? unsupportedPydantic(call),
  setUp: (call) => ({ install: installOf(call, 'pydantic~=2.14') }),
  render(call) {
    const answer = answerOf(call)
    const model = name(answer.name)
    const { classes, dump } = pydanticModels(call, answer)
    const { parameters } = hubChatArguments(call, '')
    const format = responseFormat(answer, code`${model}.model_json_schema()`)
    const asked = { messages: call.messages, parameters: { ...parameters, response_format: format } }
    const asking = askForChat(call, (named) => createChatCompletion(call, { model: named, ...asked }, KEYWORDS))
    const main = code`
      ${asking.code}

      ${call.variant.retries ? readChecked(call, model) : read(call, model)}
      ${when(call.streaming, code`print()`)}
      print(answer.model_dump_json(${dump}))
    `
    return python.program(
      withFiles(
        call,
        code`
          ${classes}
          ${createChatClient(call)}

          ${mainOfClient(call, main, asking.functions)}
        `,
      ),
    )
  },
}

const read = (call: ChatCall, model: Piece): Piece =>
  call.streaming
    ? code`
      ${readStream(call)}
      if refusal:
          raise SystemExit(f"The model refused: {refusal}")
      answer = ${model}.model_validate_json(content)
    `
    : code`
      message = completion.choices[0].message
      if message.get("refusal"):
          raise SystemExit(f"The model refused: {message['refusal']}")
      answer = ${model}.model_validate_json(message.content)
    `

const readChecked = (call: ChatCall, model: Piece): Piece => code`
  ${call.streaming ? readStream(call) : READ_COMPLETION}
  if finish_reason == "length":
      raise SystemExit(${CUT_OFF})
  if refusal:
      raise SystemExit(f"The model refused: {refusal}")
  try:
      answer = ${model}.model_validate_json(content)
  except ${VALIDATION_ERROR} as error:
      raise SystemExit(f"The answer does not fit: {error}")
`

const READ_COMPLETION = code`
  if not completion.choices:
      raise SystemExit(${NO_CHOICES})
  finish_reason = completion.choices[0].finish_reason
  message = completion.choices[0].message
  content, refusal = message.content or "", message.get("refusal")
`

const readStream = (call: ChatCall): Piece => code`
  ${beginContent(call)}
  ${asynchronous(call)}for chunk in stream:
      for choice in chunk.choices${when(call.variant.retries, code` or []`)}:
          print(choice.delta.content or "", end="", flush=True)
          content += choice.delta.content or ""
          refusal += choice.delta.get("refusal") or ""
          ${when(call.variant.retries, code`finish_reason = choice.finish_reason or finish_reason`)}
`
