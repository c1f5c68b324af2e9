import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Example, Proof } from '../../domain/examples/build-examples.ts'
import { getJson } from '../../ui/query-client.ts'

/** The record of an exact text. */
interface TextRun extends Proof {
  readonly result: string
  /** The simulated scenarios, one per run. */
  readonly scenarios: readonly string[]
}

/** Looks up the run of an example's exact text; `null` if it never ran. Only its digest is sent. */
async function lookUp(example: Example, signal: AbortSignal): Promise<TextRun | null> {
  // The code that wrote the example has already loaded this module.
  const { exampleDigest } = await import('@model-snippets/core/verification')
  const digest = await exampleDigest(example)
  const { items } = await getJson<{ readonly items: readonly TextRun[] }>(
    `/api/verification/texts?digest=${digest}`,
    signal,
  )
  return items[0] ?? null
}

const runOf = (example: Example) =>
  queryOptions({
    queryKey: ['exact-run', example.language, example.client, example.content],
    queryFn: ({ signal }) => lookUp(example, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

// Digests need https.
const canDigest = (): boolean => globalThis.isSecureContext === true

/**
 * The scenarios in which an example's exact text passed; `undefined` until they're known.
 *
 * @param isShown whether anybody wants to see them
 */
export const useScenarios = (example: Example, isShown: boolean): readonly string[] | undefined =>
  useQuery({ ...runOf(example), enabled: isShown && canDigest() }).data?.scenarios

/**
 * The proof of an example that the browser wrote: that of its form, until the server says that the very text ran.
 *
 * @param isLookedUp false where the text holds what only its reader knows, or is out of sight
 */
export function useExactProof(example: Example, isLookedUp: boolean): Proof | undefined {
  const { proof } = example
  const isWanted = isLookedUp && proof !== undefined && proof.isExact === undefined
  const { data: run } = useQuery({ ...runOf(example), enabled: isWanted && canDigest() })
  if (!isWanted || run?.result !== 'passed') return proof
  return { package: run.package, release: run.release, date: run.date, isExact: true }
}
