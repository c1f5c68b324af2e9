import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { code, rust } from '../../writer.ts'
import { defineTextOf, endStream, keptOf, printChunk, printMessage, REFUSE_ERROR } from '../answer.ts'
import { readChatFiles } from '../files.ts'
import { findMessage } from '../incomplete.ts'
import { readToken, rustItems, variableIn } from '../main.ts'
import { BUF_READER, LINES, VALUE } from '../names.ts'
import { encodesFile, installOn } from './install.ts'
import { CLIENT, HEADERS, makeJson, POST, REFUSE, sentBody, TYPE_OF_TEXT } from './request.ts'
import { type Own, retryingProgram, type Shape } from './retries.ts'

export const reqwestChat: ChatRenderer = {
  client: 'reqwest',
  setUp: ({ platform, request: { body }, variant, streaming }) => ({
    install: installOn(
      platform,
      { body, readsJson: !variant.retries && !streaming },
      'anyhow',
      encodesFile(body) ? 'base64' : undefined,
      variant.retries ? 'fastrand' : undefined,
      'serde_json',
    ),
  }),
  render: /* @__PURE__ */ compiledChat<Own>(
    (shape) => {
      const start = code`
        ${shape.readsToken ? READ_TOKEN : undefined}
        ${readChatFiles(shape)}
      `
      return shape.variant.retries ? retryingProgram(shape, start) : plainProgram(shape, start)
    },
    { fitsMacro: { values: [false, true], of: (call) => rust.fitsMacro(sentBody(call)) } },
  ),
}

const READ_TOKEN = /* @__PURE__ */ slot(({ request }: ChatCall) => readToken(variableIn(request.headers)))
const MAKE_BODY = /* @__PURE__ */ slot((call: ChatCall) => makeJson(sentBody(call)))

const plainProgram = (shape: Shape, start: Piece): Piece =>
  rustItems(
    code`
      ${start}
      ${MAKE_BODY}

      ${CLIENT}
      let response = client
          ${POST}
          ${HEADERS}
          ${shape.fitsMacro ? JSON_OF_VALUE : JSON_OF_TEXT}
          .send()?;
      ${REFUSE}

      ${shape.streaming ? printStream(shape) : printResponse(shape)}
    `,
    [defineTextOf(shape)],
  )

const JSON_OF_VALUE = code`.json(&body)`

const JSON_OF_TEXT = code`
  ${TYPE_OF_TEXT}
  .body(body)
`

const printResponse = (shape: ChatShape): Piece => code`
  let completion: ${VALUE} = response.json()?;
  ${findMessage(shape)}
  ${printMessage(shape)}
  ${when(shape.showsUsage, code`println!("Usage: {}", completion["usage"]);`)}
`

/**
 * A stream has empty lines and comments between its chunks, and `[DONE]` after them. A byte order mark may come before
 * the first chunk, and an error may be only a message.
 */
const printStream = (shape: ChatShape): Piece => code`
  ${keptOf(shape)}
  for line in ${BUF_READER}::new(response).${LINES}() {
      if let Some((_, data)) = line?.split_once("data:") {
          if data.trim() == "[DONE]" {
              break;
          }
          let ${when(shape.showsUsage, code`mut `)}chunk: ${VALUE} = serde_json::from_str(data)?;
          ${REFUSE_ERROR}
          ${printChunk(shape)}
      }
  }
  ${endStream(shape)}
`
