import type { ModelRecord } from '@model-snippets/core'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import type { RequestSource } from '../../domain/examples/shown-request.ts'
import type { AgentUses } from './agent-use.ts'
import { placeOf } from './place.ts'

/** The set-ups that a page shows now. */
export interface WrittenAgents extends AgentUses {
  /** Whether those for what the form asks could not be written: these are the ones before. */
  readonly areOutdated: boolean
}

/**
 * The set-ups of coding agents for where the form leads now. Those before stay until they are written.
 *
 * @param served what the server wrote
 */
export function useWrittenAgents(
  model: ModelRecord,
  providers: readonly ProviderChoice[],
  source: RequestSource,
  served: AgentUses,
): WrittenAgents {
  const { configuration } = useDeferredValue(useSyncExternalStore(source.subscribe, source.get, () => source.initial))
  const [written, setWritten] = useState(served)
  const [failedPlace, setFailedPlace] = useState<string>()
  const place = placeOf(configuration)
  const shown = served.place === place ? served : written
  const isMissing = shown.place !== place
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    const write = async () => {
      const { readAgents } = await import('./agent-use.ts')
      return await readAgents(model, configuration, providers, place)
    }
    write().then(
      (agents) => {
        if (isCurrent) setWritten(agents)
      },
      () => {
        if (isCurrent) setFailedPlace(place)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, model, providers, configuration, place])
  return { ...shown, areOutdated: isMissing && failedPlace === place }
}
