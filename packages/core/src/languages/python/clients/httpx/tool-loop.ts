import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { code } from '../../writer.ts'
import { KEEP_CHOICE, READ_MESSAGE } from '../requests/tool-loop.ts'
import { defineMessages, defineTools, loop, loopBody, streamedRound } from '../tools.ts'
import { READ_STREAM } from './chat.ts'
import { httpxLoop } from './loop.ts'

export const httpxToolLoop: ClientForm = {
  client: 'httpx',
  unsupported: unsupportedLoop,
  render(call) {
    const defined = { tools: defineTools(call), messages: defineMessages(call) }
    return httpxLoop(call, defined, loopBody(call), READ_STREAM, (ask) =>
      loop(
        call,
        code`
          ${ask}

          ${call.streaming ? READ_CHUNKS : READ_MESSAGE}
        `,
      ),
    )
  },
}

const READ_CHUNKS = streamedRound(code`
  async for chunk in read(response):
      for choice in chunk["choices"]:
          ${KEEP_CHOICE}
`)
