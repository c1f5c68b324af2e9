import { useQuery } from '@tanstack/react-query'
import type { Example, Proof } from '../../domain/examples/build-examples.ts'
import { getJson } from '../../ui/query-client.ts'

interface Answer {
  readonly items: readonly (Proof & { readonly result: string })[]
}

/** Asks the server whether an example ran to the letter. Only its digest is sent. */
async function lookUp(example: Example, signal: AbortSignal): Promise<Proof | null> {
  // What wrote the example has loaded it.
  const { exampleDigest } = await import('@model-snippets/core/verification')
  const digest = await exampleDigest(example)
  const { items } = await getJson<Answer>(`/api/verification/texts?digest=${digest}`, signal)
  const [text] = items
  if (text?.result !== 'passed') return null
  return { package: text.package, release: text.release, date: text.date, isExact: true }
}

/**
 * The proof of an example that the browser wrote: that of its form, until the server says that the very text ran.
 *
 * @param isLookedUp false where the text holds what only its reader knows, or is out of sight
 */
export function useExactProof(example: Example, isLookedUp: boolean): Proof | undefined {
  const { proof, language, client, content } = example
  const { data } = useQuery({
    queryKey: ['exact-proof', language, client, content],
    queryFn: ({ signal }) => lookUp(example, signal),
    // Digests need https.
    enabled: isLookedUp && proof !== undefined && proof.isExact === undefined && globalThis.isSecureContext === true,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? proof
}
