import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { code } from '../../writer.ts'
import { answerOrCall, defineMessages, defineTools, keepDelta, loop, loopBody, streamedRound } from '../tools.ts'
import { readStream } from './chat.ts'
import { requestsLoop } from './loop.ts'

export const requestsToolLoop: ClientForm = {
  client: 'requests',
  unsupported: unsupportedLoop,
  render: (call) =>
    requestsLoop(call, { tools: defineTools(call), messages: defineMessages(call) }, loopBody(call), (ask) =>
      loop(
        call,
        code`
          ${ask}

          ${call.streaming ? READ_STREAM : READ_MESSAGE}
        `,
      ),
    ),
}

/** The end of a round that is not streamed. */
export const READ_MESSAGE = code`
  message = response.json()["choices"][0]["message"]
  ${answerOrCall('items')}
`

/** Keeps what a `choice` of a stream adds. */
export const KEEP_CHOICE = code`
  delta = choice["delta"]
  ${keepDelta('items')}
`

const READ_STREAM = streamedRound(readStream(KEEP_CHOICE))
