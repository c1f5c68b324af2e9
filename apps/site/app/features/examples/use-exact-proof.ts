import { exampleDigest } from '@model-snippets/core/verification'
import { useEffect, useState } from 'react'
import type { Example, Proof } from '../../domain/examples/build-examples.ts'

/** Asks the server whether an example ran to the letter. Only its digest is sent. */
async function lookUp(example: Example, signal: AbortSignal): Promise<Proof | undefined> {
  const response = await fetch(`/api/verification/texts?digest=${await exampleDigest(example)}`, { signal })
  if (!response.ok) return undefined
  const { items } = (await response.json()) as { readonly items: readonly (Proof & { readonly result: string })[] }
  const [text] = items
  if (text?.result !== 'passed') return undefined
  return { package: text.package, release: text.release, date: text.date, isExact: true }
}

/**
 * The proof of an example that the browser wrote: that of its form, until the server says that the very text ran.
 *
 * @param isLookedUp false where the text holds what only its reader knows, or is out of sight
 */
export function useExactProof(example: Example, isLookedUp: boolean): Proof | undefined {
  const [found, setFound] = useState<{ readonly example: Example; readonly proof: Proof | undefined }>()
  const { proof } = example
  const isOpen = isLookedUp && proof !== undefined && proof.isExact === undefined
  useEffect(() => {
    if (!isOpen || !navigator.onLine) return
    const aborter = new AbortController()
    lookUp(example, aborter.signal).then(
      (exact) => setFound({ example, proof: exact }),
      // Without a connection, or without https, the proof of the form is what can be said.
      () => undefined,
    )
    return () => aborter.abort()
  }, [example, isOpen])
  return (found?.example === example ? found.proof : undefined) ?? proof
}
