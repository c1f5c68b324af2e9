import type { Kind } from '../kind.ts'
import { asyncChat, asyncStructuredOutput, asyncToolLoop } from './async.ts'
import { messages, messagesStructuredOutput, messagesToolLoop } from './messages.ts'
import { responses, responsesStructuredOutput, responsesToolLoop } from './responses.ts'
import { robustAsyncChat, robustChat } from './robust.ts'
import { structuredOutput } from './structured-output.ts'
import { toolLoop } from './tool-loop.ts'

/** The chats that are more than plain, by the name that the generator's `variantName` gives; a file each. */
export const CHAT_VARIANTS: { readonly [variant: string]: Kind } = {
  messages,
  responses,
  'messages-structured-output': messagesStructuredOutput,
  'messages-tool-loop': messagesToolLoop,
  'responses-tool-loop': responsesToolLoop,
  'responses-structured-output': responsesStructuredOutput,
  'tool-loop': toolLoop,
  async: asyncChat,
  robust: robustChat,
  'robust+async': robustAsyncChat,
  'structured-output': structuredOutput,
  'structured-output+async': asyncStructuredOutput,
  'tool-loop+async': asyncToolLoop,
}
