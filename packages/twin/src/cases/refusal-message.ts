import type { InferenceSnippet } from '@model-snippets/core'
import type { Told } from '../judge/ending.ts'
import { clientFacts } from '../languages/index.ts'
import type { Failure } from '../services/protocols/failure.ts'

/**
 * Returns what an example must show after an error response: its status and the service's message, except what the
 * client hides. A web page contains no message.
 *
 * @param hasRetries whether the example itself writes the error
 * @param isChat whether it's a chat, for which a client can hide something else
 */
export function messageOfRefusal(
  { name, status, complaint }: Failure,
  snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  hasRetries = false,
  isChat = true,
): Told {
  const facts = clientFacts(snippet)
  const hides = isChat ? facts.hides : (facts.hidesInTasks ?? facts.hides)
  const hidden = !hasRetries && hides?.refusals.includes(name) ? hides.part : undefined
  return { ...(hidden !== 'status' && { status }), ...(hidden !== 'words' && { words: complaint }) }
}
