import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { lines, name, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { OPENAI } from '../../names.ts'
import { FITS, type Fit } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { ask, LIMITED, REPEATS, STREAM } from '../api-client.ts'
import { endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { readChatFiles } from '../files.ts'
import { listModels, MODEL } from '../retries.ts'
import { checkChatToken } from '../token.ts'
import { castCompletionAs, completionFit } from './types.ts'

interface Own {
  /** How the client's types accept the request. */
  readonly fit: Fit
}

type Shape = ChatShape & Own

export const openaiChat: ChatRenderer = {
  client: 'openai',
  render: /* @__PURE__ */ compiledChat<Own>(
    (shape) => code`
      ${shape.hasOpenAiKey ? undefined : checkChatToken(shape)}
      ${readChatFiles(shape)}
      ${createClient(shape)}

      ${listModels(shape)}
      ${createCompletion(shape)}

      ${shape.streaming ? printStream(shape) : printMessage(shape)}
    `,
    { fit: { values: FITS, of: completionFit } },
  ),
}

const BASE_URL = /* @__PURE__ */ slot(({ baseUrl }: ChatCall) => baseUrl)
const TOKEN = /* @__PURE__ */ slot(({ token }: ChatCall) => token)
const MORE_HEADERS = /* @__PURE__ */ slot(({ moreHeaders }: ChatCall) => moreHeaders)
const REQUEST_MODEL = /* @__PURE__ */ slot(({ requestModel }: ChatCall) => requestModel)
const MESSAGES = /* @__PURE__ */ slot(({ messages }: ChatCall) => messages)
const PARAMETERS = /* @__PURE__ */ slot(({ parameters }: ChatCall) => javascript.properties(parameters))

function createClient({ variant, hasOpenAiUrl, hasOpenAiKey, hasMoreHeaders }: ChatShape): Piece {
  const options = lines(
    when(!hasOpenAiUrl, code`baseURL: ${BASE_URL},`),
    when(!hasOpenAiKey, code`apiKey: ${TOKEN},`),
    when(hasMoreHeaders, code`defaultHeaders: ${MORE_HEADERS},`),
    when(variant.retries, LIMITED),
  )
  if (options === undefined) return code`const client = new ${OPENAI}();`
  return code`
    ${when(variant.retries, REPEATS)}
    const client = new ${OPENAI}({
      ${options}
    });
  `
}

const COMPLETION = /* @__PURE__ */ name('completion')

/** Requests `completion` or `stream`. */
const createCompletion = (shape: Shape): Piece | undefined =>
  ask(
    shape,
    shape.streaming ? STREAM : COMPLETION,
    code`
      client.chat.completions.create({
        ${shape.hasFallbacks ? code`${MODEL},` : code`model: ${REQUEST_MODEL},`}
        messages: ${MESSAGES},
        ${when(shape.hasParameters, PARAMETERS)}
        ${when(shape.streaming, code`stream: true,`)}
      }${castCompletionAs(shape, shape.fit)})
    `,
  )

const printStream = (shape: ChatShape): Piece => code`
  ${keptNames(shape)}
  for await (const chunk of stream) {
    ${printDelta(shape)}
  }
  ${endStream(shape)}
`
