import type { ModelRecord } from '@model-snippets/core'
import type { ServingState } from '@model-snippets/hub'
import type { FactsState, ProviderChoice } from '@model-snippets/hub/provider-choices'
import { withToolFacts } from '@model-snippets/hub/without-tools'
import { useEffect, useState } from 'react'
import { modelPath } from '../../domain/models/model-path.ts'
import { getJson } from '../../ui/query-client.ts'

/** A model, and what is known of who serves it, at which price. */
interface Serving {
  readonly model: ModelRecord
  readonly providers: readonly ProviderChoice[]
  readonly serving: ServingState
  readonly providerFacts: FactsState | undefined
}

interface Answer {
  readonly record: ModelRecord
  readonly providers: readonly ProviderChoice[]
  readonly providerFacts?: FactsState
}

/**
 * Who serves the model. The page did not wait for a hub and a router that were not asked before: their answers come
 * later, and only once.
 *
 * @param loaded what the server knew
 */
export function useServing(loaded: Serving): Serving {
  const [found, setFound] = useState<Serving>()
  const { model, serving, providerFacts } = loaded
  const isLate = serving === 'late' || providerFacts?.state === 'late'
  useEffect(() => {
    if (!isLate) return
    const aborter = new AbortController()
    getJson<Answer>(`/api${modelPath(model.id)}`, aborter.signal).then(
      ({ record: { inferenceProviderMapping }, providers, providerFacts: later = providerFacts }) =>
        setFound(
          inferenceProviderMapping === undefined
            ? {
                model: withTools(model, providers),
                providers,
                serving: serving === 'late' ? 'unreachable' : serving,
                providerFacts: later,
              }
            : {
                model: withTools({ ...model, inferenceProviderMapping }, providers),
                providers,
                serving: 'answered',
                providerFacts: later,
              },
        ),
      // What the server knew stays, and says so.
      () => undefined,
    )
    return () => aborter.abort()
  }, [isLate, model, serving, providerFacts])
  return found ?? loaded
}

const withTools = (model: ModelRecord, providers: readonly ProviderChoice[]): ModelRecord =>
  withToolFacts(
    model,
    providers.flatMap(({ facts = [] }) => facts),
  )
