import type { ModelRecord } from '@model-snippets/core'
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { RequestSource } from '../../domain/examples/shown-request.ts'
import { useTexts } from '../../ui/texts/problems.ts'
import type { LocalChoice } from './asking-programs.ts'

type Write = typeof import('./asking-programs.ts').askingPrograms

/**
 * The programs that ask the servers of apps, by app, as the form asks now. Those that the server wrote are used as they
 * are until the form asks something else; while the generator is on its way, they stay.
 *
 * @returns undefined while what the server wrote is right
 */
export function useAskingPrograms(
  model: ModelRecord,
  choice: LocalChoice,
  source: RequestSource,
): ReturnType<Write> | undefined {
  const texts = useTexts()
  const request = useDeferredValue(useSyncExternalStore(source.subscribe, source.get, () => source.initial))
  const isChanged = request !== source.initial
  const [write, setWrite] = useState<Write>()
  useEffect(() => {
    if (!isChanged || write !== undefined) return
    let isCurrent = true
    import('./asking-programs.ts').then(
      (module) => {
        if (isCurrent) setWrite(() => module.askingPrograms)
      },
      // The form says that its own examples could not be updated.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isChanged, write])
  const { quantization, isWindows } = choice
  return useMemo(
    () => (isChanged ? write?.(model, { quantization, isWindows }, request, texts) : undefined),
    [isChanged, write, model, quantization, isWindows, request, texts],
  )
}
