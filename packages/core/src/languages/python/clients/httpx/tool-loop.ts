import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { defineMessages } from '../messages.ts'
import { keepChoice, readMessage } from '../requests/tool-loop.ts'
import { defineTools, loop, loopBody, streamedRound } from '../tools.ts'
import { readStream } from './chat.ts'
import { httpxLoop } from './loop.ts'

export const httpxToolLoop: ChatRenderer = {
  client: 'httpx',
  unsupported: unsupportedLoop,
  render(call) {
    const defined = { tools: defineTools(call), messages: defineMessages(call) }
    return httpxLoop(call, defined, loopBody(call), readStream(call), (ask) =>
      loop(
        call,
        code`
          ${ask}

          ${call.streaming ? readChunks(call) : readMessage(call)}
        `,
      ),
    )
  },
}

const readChunks = (call: ChatCall): Piece =>
  streamedRound(
    call,
    code`
      async for chunk in read(response):
          for choice in chunk["choices"]:
              ${keepChoice(call)}
    `,
  )
