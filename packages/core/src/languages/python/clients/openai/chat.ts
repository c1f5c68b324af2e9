import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { lines, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { code } from '../../writer.ts'
import { LIMITED, REPEATS, tryToAsk } from '../api-client.ts'
import { keywordArguments, printChatCompletion, resultName } from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { defineTextOf, textOf } from '../content-text.ts'
import { readChatFiles } from '../files.ts'
import { awaited, mainOf } from '../main.ts'
import { modelOf } from '../retries.ts'
import { ASYNC_CLIENT, CLIENT, connectionOf, ERRORS } from './program.ts'

export const openaiChat: ChatRenderer = {
  client: 'openai',
  render: /* @__PURE__ */ compiledChat(
    (shape) => code`
      ${readChatFiles(shape)}
      ${defineTextOf(shape)}
      ${createClient(shape)}

      ${mainOf(
        shape,
        code`
          ${tryToAsk(shape, ERRORS, code`${resultName(shape)} = ${createCompletion(shape)}`)}

          ${printChatCompletion(shape, textOf)}
        `,
      )}
    `,
  ),
}

const BASE_URL = /* @__PURE__ */ slot(({ baseUrl }: ChatCall) => baseUrl)
const TOKEN = /* @__PURE__ */ slot(({ token }: ChatCall) => token)
const CONNECTION = /* @__PURE__ */ slot((call: ChatCall) => connectionOf(call))
const MORE_HEADERS = /* @__PURE__ */ slot(({ moreHeaders }: ChatCall) => moreHeaders)
const MESSAGES = /* @__PURE__ */ slot(({ messages }: ChatCall) => messages)
const PARAMETERS = /* @__PURE__ */ slot(({ parameters }: ChatCall) => keywordArguments(parameters, CHAT_KEYWORDS))

function createClient({ variant, hasOpenAiUrl, hasOpenAiKey, hasMoreHeaders }: ChatShape): Piece {
  const client = variant.async ? ASYNC_CLIENT : CLIENT
  if (!variant.retries && !hasMoreHeaders && !hasOpenAiUrl && !hasOpenAiKey) {
    return code`client = ${client}(${CONNECTION})`
  }
  const options = lines(
    when(!hasOpenAiUrl, code`base_url=${BASE_URL},`),
    when(!hasOpenAiKey, code`api_key=${TOKEN},`),
    when(hasMoreHeaders, code`default_headers=${MORE_HEADERS},`),
    when(variant.retries, LIMITED),
  )
  if (options === undefined) return code`client = ${client}()`
  return code`
    ${when(variant.retries, REPEATS)}
    client = ${client}(
        ${options}
    )
  `
}

const createCompletion = (shape: ChatShape): Piece => code`
  ${awaited(shape)}client.chat.completions.create(
      model=${modelOf(shape)},
      messages=${MESSAGES},
      ${when(shape.hasParameters, PARAMETERS)}
      ${when(shape.streaming, code`stream=True,`)}
  )
`
