import { type ComponentType, lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { FailedPage } from '../../ui/message-page.tsx'
import type { MissingModelData } from '../hub/missing-model.tsx'

// Its code comes when it is shown. The server must have it at hand, for readers without scripts.
const MissingModel: ComponentType<MissingModelData> = import.meta.env.SSR
  ? (await import('../hub/missing-model.tsx')).MissingModel
  : lazy(async () => ({ default: (await import('../hub/missing-model.tsx')).MissingModel }))

/** What stands in the place of a model's page: that there is no such model, or that the page failed. */
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
