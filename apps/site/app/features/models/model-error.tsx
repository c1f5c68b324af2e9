import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { MissingModelData } from '../../domain/hub/hub.server.ts'
import { FailedPage } from '../../ui/message-page.tsx'
import { onDemand } from '../../ui/on-demand.ts'

const loadMissingModel = async () => (await import('../hub/missing-model.tsx')).MissingModel
const MissingModel = import.meta.env.SSR ? await loadMissingModel() : onDemand(loadMissingModel)

/** Replaces a model's page if there's no such model or the page failed. */
export function ModelError({ error }: { readonly error: unknown }) {
  const missing = isRouteErrorResponse(error) ? readMissing(error.data) : undefined
  if (missing === undefined) return <FailedPage />
  return (
    <Suspense fallback={null}>
      <MissingModel {...missing} />
    </Suspense>
  )
}

const readMissing = (value: unknown): MissingModelData | undefined =>
  typeof value === 'object' && value !== null && 'asked' in value ? (value as MissingModelData) : undefined
