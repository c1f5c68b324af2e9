import type { ModelRecord } from '@model-snippets/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import type { RequestSource } from '../../domain/examples/shown-request.ts'
import { codeQuery } from '../../ui/query-client.ts'
import { useTexts } from '../../ui/texts/problems.ts'
import type { askingPrograms, LocalChoice } from './asking-programs.ts'

const WRITER = codeQuery('asking-programs', () => import('./asking-programs.ts'))

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
): ReturnType<typeof askingPrograms> | undefined {
  const texts = useTexts()
  const request = useDeferredValue(useSyncExternalStore(source.subscribe, source.get, () => source.initial))
  const isChanged = request !== source.initial
  const write = useQuery({ ...WRITER, enabled: isChanged }).data?.askingPrograms
  const { quantization, isWindows } = choice
  return useMemo(
    () => (isChanged ? write?.(model, { quantization, isWindows }, request, texts) : undefined),
    [isChanged, write, model, quantization, isWindows, request, texts],
  )
}
