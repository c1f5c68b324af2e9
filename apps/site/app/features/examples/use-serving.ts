import type { ModelRecord } from '@model-snippets/core'
import type { ServingState } from '@model-snippets/hub'
import { useEffect, useState } from 'react'
import { getJson } from '../../ui/query-client.ts'
import type { ProviderChoice } from '../configure/providers.ts'
import { modelPath } from '../models/model-path.ts'

/** A model, and what is known of who serves it. */
interface Serving {
  readonly model: ModelRecord
  readonly providers: readonly ProviderChoice[]
  readonly serving: ServingState
}

interface Answer {
  readonly record: ModelRecord
  readonly providers: readonly ProviderChoice[]
}

/**
 * Who serves the model. The page did not wait for a hub that was not asked before: its answer comes later, and only
 * once.
 *
 * @param loaded what the server knew
 */
export function useServing(loaded: Serving): Serving {
  const [found, setFound] = useState<Serving>()
  const { model, serving } = loaded
  const isLate = serving === 'late'
  useEffect(() => {
    if (!isLate) return
    const aborter = new AbortController()
    getJson<Answer>(`/api${modelPath(model.id)}`, aborter.signal).then(
      ({ record: { inferenceProviderMapping }, providers }) =>
        setFound(
          inferenceProviderMapping === undefined
            ? { ...loaded, serving: 'unreachable' }
            : { model: { ...model, inferenceProviderMapping }, providers, serving: 'answered' },
        ),
      // What the server knew stays, and says so.
      () => undefined,
    )
    return () => aborter.abort()
  }, [isLate, model, loaded])
  return found ?? loaded
}
