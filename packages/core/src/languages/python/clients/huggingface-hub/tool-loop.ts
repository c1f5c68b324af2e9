import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hubChatArguments, unsupportedProvider } from '../../../clients/hub-client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { createInLoop } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { defineMessages } from '../messages.ts'
import {
  answerOrCall,
  appendCalls,
  defineTools,
  loop,
  loopArguments,
  loopVariables,
  REFUSALS,
  readDeltas,
} from '../tools.ts'
import { askForChat, createChatClient, KEYWORDS } from './chat.ts'
import { mainOfClient } from './inference-client.ts'
import { installOf } from './install.ts'
import { unsupportedSchema } from './schema.ts'

/**
 * Checks whether the client sends its message unchanged, to Hugging Face's own service and to endpoints. Elsewhere, it
 * drops nulls.
 */
const keepsNulls = ({ target, provider }: ChatCall): boolean =>
  target === 'endpoint' || (target === 'direct' && provider === 'hf-inference')

export const huggingfaceHubToolLoop: ChatRenderer = {
  client: 'huggingface_hub',
  unsupported: (call) => unsupportedProvider(call) ?? unsupportedSchema(call),
  setUp: (call) => (call.variant.retries ? { install: installOf(call) } : {}),
  render(call) {
    const { messages, parameters } = loopArguments(call, hubChatArguments(call, '').parameters)
    const asking = askForChat(
      call,
      (model) => createInLoop(call, { model, messages, parameters }, KEYWORDS),
      loopVariables(call),
    )
    const round = code`
      ${asking.code}

      ${call.streaming ? readDeltas(call, DELTA) : readMessage(call)}
    `
    const main = code`
      ${defineMessages(call)}
      ${loop(call, round)}
    `
    return python.program(
      withFiles(
        call,
        code`
          ${defineTools(call)}

          ${createChatClient(call)}

          ${mainOfClient(call, main, asking.functions)}
        `,
      ),
    )
  },
}

const DELTA = code`choice.delta or {}`

const readMessage = (call: ChatCall): Piece => code`
  message = completion.choices[0].message
  ${answerOrCall(call, 'attributes', keepsNulls(call) ? appendCalls(call) : undefined, REFUSALS.items)}
`
