import type { InferenceSnippet } from '@model-snippets/core'
import type { Told } from '../judge/ending.ts'
import { clientFacts } from '../languages/index.ts'
import type { Failure } from '../services/failure.ts'

/**
 * What the reader must be told of a refused request: its status and the service's words, but for what the client's own
 * error keeps back. A page for browsers has no words that are meant for readers.
 *
 * @param hasRetries whether the example words its errors itself
 */
export function toldOfRefusal(
  { name, status, complaint }: Failure,
  snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  hasRetries = false,
): Told {
  const { hides } = clientFacts(snippet)
  const hidden = !hasRetries && hides?.refusals.includes(name) ? hides.part : undefined
  return { ...(hidden !== 'status' && { status }), ...(hidden !== 'words' && { words: complaint }) }
}
