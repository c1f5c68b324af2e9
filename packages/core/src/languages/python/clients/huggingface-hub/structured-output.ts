import type { ChatCall } from '../../../../call/call.ts'
import { responseFormat } from '../../../../call/output-schema.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hubChatArguments } from '../../../clients/hub-client.ts'
import { answerOf, NO_CHOICES } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic, VALIDATION_ERROR } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { createChatCompletion } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { asynchronous } from '../main.ts'
import { BEGIN_CONTENT, checkContent } from '../structured-answer.ts'
import { askForChat, createChatClient, huggingfaceHubChat, KEYWORDS } from './chat.ts'
import { mainOfClient } from './inference-client.ts'
import { installOf } from './install.ts'

/**
 * Through the router, the client sends the schema unchanged, and the program parses the answer with the model's class.
 */
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

      ${read(call, model)}
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

const read = (call: ChatCall, model: Piece): Piece => code`
  ${call.streaming ? readStream(call) : readCompletion(call)}
  ${checkContent(call)}
  ${call.variant.retries ? tryToValidate(model) : code`answer = ${model}.model_validate_json(content)`}
`

const tryToValidate = (model: Piece): Piece => code`
  try:
      answer = ${model}.model_validate_json(content)
  except ${VALIDATION_ERROR} as error:
      raise SystemExit(f"The answer does not fit: {error}")
`

const readCompletion = ({ variant }: ChatCall): Piece => code`
  ${when(variant.retries, CHECK_CHOICES)}
  choice = completion.choices[0]
  content, refusal, reason = choice.message.content, choice.message.get("refusal"), choice.finish_reason
`

const CHECK_CHOICES = code`
  if not completion.choices:
      raise SystemExit(${NO_CHOICES})
`

const readStream = (call: ChatCall): Piece => code`
  ${BEGIN_CONTENT}
  ${asynchronous(call)}for chunk in stream:
      for choice in chunk.choices or []:
          delta = choice.delta or {}
          print(delta.get("content") or "", end="", flush=True)
          content += delta.get("content") or ""
          refusal += delta.get("refusal") or ""
          reason = choice.finish_reason or reason
`
