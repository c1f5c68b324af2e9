import type { ChatCall } from '../../../../call/call.ts'
import { bodyOf, plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { defineTextOf, endStream, keptOf, printChunk, printMessage, REFUSE_ERROR } from '../answer.ts'
import { readFile } from '../files.ts'
import { findMessage } from '../incomplete.ts'
import { readToken, rustProgram, variableIn } from '../main.ts'
import { BUF_READER, LINES, VALUE } from '../names.ts'
import { encodesFile, installOn } from './install.ts'
import { CLIENT, jsonLinks, makeJson, REFUSE, send } from './request.ts'
import { retryingProgram } from './retries.ts'

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
  render(call) {
    const { request, variant } = call
    const value = variant.retries ? bodyOf(request) : plainBodyOf(request)
    const start = code`
      ${readToken(variableIn(request.headers))}
      ${lines(...filesIn(request.body).map(readFile))}
    `
    if (variant.retries) return retryingProgram(call, value, start)
    return rustProgram(
      code`
        ${start}
        ${makeJson(value)}

        ${CLIENT}
        ${send(request, jsonLinks(value))}
        ${REFUSE}

        ${call.streaming ? printStream(call) : printResponse(call)}
      `,
      [defineTextOf(call)],
    )
  },
}

const printResponse = (call: ChatCall): Piece => code`
  let completion: ${VALUE} = response.json()?;
  ${findMessage(call)}
  ${printMessage(call)}
  ${when(call.showsUsage, code`println!("Usage: {}", completion["usage"]);`)}
`

/**
 * A stream has empty lines and comments between its chunks, and `[DONE]` after them. A byte order mark may come before
 * the first chunk, and an error may be only a message.
 */
const printStream = (call: ChatCall): Piece => code`
  ${keptOf(call)}
  for line in ${BUF_READER}::new(response).${LINES}() {
      let line = line?;
      let Some((_, data)) = line.split_once("data:") else {
          continue;
      };
      if data.trim() == "[DONE]" {
          break;
      }
      let ${when(call.showsUsage, code`mut `)}chunk: ${VALUE} = serde_json::from_str(data)?;
      ${REFUSE_ERROR}
      ${printChunk(call)}
  }
  ${endStream(call)}
`
