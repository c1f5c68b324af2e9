import type { ModelRecord } from '@model-snippets/core'
import type { FactsState, ProviderChoice } from '@model-snippets/hub/provider-choices'
import { withToolFacts } from '@model-snippets/hub/without-tools'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { modelPath } from '../../domain/models/model-path.ts'
import { getJson } from '../../ui/query-client.ts'
import type { ModelPage } from '../models/model-page.server.ts'

/** A model, with what's known about its providers and prices. */
interface Serving extends Pick<ModelPage, 'model' | 'serving' | 'providerFacts'> {
  readonly providers: readonly ProviderChoice[]
}

interface Answer {
  readonly record: ModelRecord
  readonly providers: readonly ProviderChoice[]
  readonly providerFacts?: FactsState
}

/**
 * Who serves the model. The page did not wait for a hub and a router that were not asked before: their answers come
 * later.
 *
 * @param loaded what the server knew
 */
export function useServing(loaded: Serving): Serving {
  const { model, serving, providerFacts } = loaded
  const isLate = serving === 'late' || providerFacts?.state === 'late'
  const { data: answer, isError } = useQuery({
    queryKey: ['serving', model.id],
    queryFn: ({ signal }) => getJson<Answer>(`/api${modelPath(model.id)}`, signal),
    enabled: isLate,
  })
  return useMemo(() => {
    const unanswered = serving === 'late' ? 'unreachable' : serving
    if (!isLate) return loaded
    if (answer === undefined) {
      return isError
        ? { ...loaded, serving: unanswered, providerFacts: providerFacts && { ...providerFacts, state: 'unreachable' } }
        : loaded
    }
    const { inferenceProviderMapping } = answer.record
    return {
      model: withTools(
        inferenceProviderMapping === undefined ? model : { ...model, inferenceProviderMapping },
        answer.providers,
      ),
      providers: answer.providers,
      serving: inferenceProviderMapping === undefined ? unanswered : 'answered',
      providerFacts: answer.providerFacts ?? providerFacts,
    }
  }, [loaded, model, serving, providerFacts, isLate, answer, isError])
}

const withTools = (model: ModelRecord, providers: readonly ProviderChoice[]): ModelRecord =>
  withToolFacts(
    model,
    providers.flatMap(({ facts = [] }) => facts),
  )
