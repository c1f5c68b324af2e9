import type { CaseFamily } from '../case-family.ts'
import { chat, plainly } from '../chat.ts'
import { inAsync, inAsyncOnce } from './async.ts'
import { askedOfFew, routedByFew } from './few-providers.ts'
import { messages, messagesStructuredOutput, messagesToolLoop } from './messages.ts'
import { responses, responsesStructuredOutput, responsesToolLoop } from './responses.ts'
import { retryingChat, withRetries, withRetriesInAsync } from './retries.ts'
import { structuredOutput } from './structured-output.ts'
import { toolLoop } from './tool-loop.ts'

type Kinds = { readonly [variant: string]: CaseFamily }

/** Recipes with chat completions. */
const RECIPES: Kinds = { 'structured-output': structuredOutput, 'tool-loop': toolLoop }

/** Other APIs and their recipes. */
const APIS: Kinds = {
  messages,
  responses,
  'messages-structured-output': messagesStructuredOutput,
  'messages-tool-loop': messagesToolLoop,
  'responses-tool-loop': responsesToolLoop,
  'responses-structured-output': responsesStructuredOutput,
}

/** Changes kinds, and renames them to their new variants. */
const each = (kinds: Kinds, suffix: string, change: (kind: CaseFamily) => CaseFamily): Kinds =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name + suffix, change(kind)]))

/** All chats except plain ones, by the generator's `variantName`. */
export const CHAT_VARIANTS: Kinds = {
  ...each({ ...RECIPES, ...APIS }, '', plainly),
  async: inAsync(plainly(chat)),
  ...each(RECIPES, '+async', (kind) => inAsync(plainly(kind))),
  ...each(APIS, '+async', (kind) => askedOfFew(inAsyncOnce(plainly(kind)))),
  robust: retryingChat,
  'robust+async': inAsync(retryingChat),
  ...each({ ...RECIPES, ...APIS }, '+robust', (kind) => routedByFew(withRetries(kind))),
  ...each({ ...RECIPES, ...APIS }, '+robust+async', (kind) => askedOfFew(withRetriesInAsync(kind))),
}
