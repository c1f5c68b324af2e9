import type { ModelRecord } from '@model-snippets/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import type { Examples } from '../../domain/examples/build-examples.ts'
import { codeQuery } from '../../ui/query-client.ts'
import { useTexts } from '../../ui/texts/problems.ts'

/** The generator. The first paint doesn't need it, because the server wrote the examples. */
const GENERATOR = codeQuery('generator', () => import('../../domain/examples/build-examples.ts'))

/**
 * The examples of a configuration. Those that the server wrote are used as they are; others are written here, at once
 * when the generator is loaded. Until then the examples before stay.
 *
 * @param initial what the server wrote, and for which configuration
 * @param isTyping true while the reader writes: the code follows when there is time
 * @param accessToken stands in the code in the place of a variable; never passed on from here
 */
export function useExamples(
  model: ModelRecord,
  configuration: Configuration,
  initial: { readonly model: ModelRecord; readonly configuration: Configuration; readonly examples: Examples },
  accessToken: string | undefined,
  isTyping: boolean,
) {
  const texts = useTexts()
  // Typing never waits for the code; a decision shows in it immediately.
  const deferred = useDeferredValue(configuration)
  const wanted = isTyping ? deferred : configuration
  // The providers of the model may have become known, which only changes assumptions and alternatives.
  const isKnownBetter =
    model !== initial.model &&
    (model.withoutTools !== initial.model.withoutTools ||
      initial.examples.missing.length > 0 ||
      initial.examples.examples.some(({ assumptions }) => assumptions !== undefined))
  const isInitial = wanted === initial.configuration && accessToken === undefined && !isKnownBetter
  const generator = useQuery({ ...GENERATOR, enabled: !isInitial, meta: { saysItself: true } })
  const build = generator.data?.buildExamples
  const examples = useMemo(
    () => (isInitial ? initial.examples : build?.(model, wanted, texts, accessToken)),
    [isInitial, initial.examples, build, model, wanted, texts, accessToken],
  )
  const [last, setLast] = useState(initial.examples)
  if (examples !== undefined && examples !== last) setLast(examples)

  const isMissing = examples === undefined
  return {
    examples: examples ?? last,
    /** True while the examples belong to an earlier configuration. */
    isStale: isMissing || wanted !== configuration,
    /** Fetches the generator again; undefined unless it couldn't be fetched. */
    tryAgain: isMissing && generator.isError ? () => void generator.refetch() : undefined,
  }
}
