import type { ModelRecord } from '@model-snippets/core'
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import type { Configuration } from '../../domain/configuration/configuration.ts'
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
  const [written, setWritten] = useState<{ readonly examples: Written; readonly of: Configuration }>()
  const isInitial = configuration === source.initial.configuration
  const isMissing = !isInitial && written?.of !== configuration
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const write = async () => {
      const [{ writtenExamples }, { libraryRequest }] = await Promise.all([
        import('../../domain/libraries/written-examples.ts'),
        import('../../domain/libraries/library-request.ts'),
      ])
      return await writtenExamples(model, libraryRequest(model, configuration, texts))
    }
    write().then(
      (examples) => {
        if (isCurrent) setWritten({ examples, of: configuration })
      },
      // The form says that its own examples could not be updated.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, model, configuration, texts])
  return isInitial ? undefined : written?.examples
}
