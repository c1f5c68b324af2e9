import type { ModelRecord } from '@model-snippets/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useSyncExternalStore } from 'react'
import type { RequestSource } from '../../domain/examples/shown-request.ts'
import { useTexts } from '../../ui/texts/problems.ts'

type Written = Awaited<ReturnType<typeof import('../../domain/libraries/written-examples.ts').writtenExamples>>

/**
 * The examples of libraries as the form asks now, by library. Those before stay until they are written.
 *
 * @returns undefined while what the server wrote is right
 */
export function useWrittenExamples(model: ModelRecord, source: RequestSource): Written | undefined {
  const texts = useTexts()
  const { configuration } = useDeferredValue(useSyncExternalStore(source.subscribe, source.get, () => source.initial))
  const isInitial = configuration === source.initial.configuration
  const written = useQuery({
    queryKey: ['library-examples', model, configuration],
    queryFn: async () => {
      const [{ writtenExamples }, { libraryRequest }] = await Promise.all([
        import('../../domain/libraries/written-examples.ts'),
        import('../../domain/libraries/library-request.ts'),
      ])
      return writtenExamples(model, libraryRequest(model, configuration, texts))
    },
    enabled: !isInitial,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
    structuralSharing: false,
    gcTime: 0,
  })
  return isInitial ? undefined : written.data
}
