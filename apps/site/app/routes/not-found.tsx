import { data, redirect } from 'react-router'
import { lookUpModel } from '../domain/hub/hub.server.ts'
import { modelPath } from '../domain/models/model-path.ts'
import { idOfHubPath } from '../features/hub/hub-path.ts'
import type { Route } from './+types/not-found.ts'

/**
 * Every address that is no page: the error boundary of the root shows it. A model's address on the hub leads to the
 * model's page, where there is one.
 */
export async function loader({ request }: Route.LoaderArgs): Promise<never> {
  const { pathname, search } = new URL(request.url)
  const id = idOfHubPath(pathname)
  const found = id === undefined ? undefined : await lookUpModel(id)
  if (found?.kind === 'found') throw redirect(modelPath(found.model.id) + search)
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
