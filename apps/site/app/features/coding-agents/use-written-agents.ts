import type { ModelRecord } from '@model-snippets/core'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useSyncExternalStore } from 'react'
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
  const place = placeOf(configuration)
  const isServed = served.place === place
  const written = useQuery({
    queryKey: ['agents', model, place],
    queryFn: async () => (await import('./agent-use.ts')).readAgents(model, configuration, providers, place),
    enabled: !isServed,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
    structuralSharing: false,
  })
  return { ...((isServed ? undefined : written.data) ?? served), areOutdated: !isServed && written.isError }
}
