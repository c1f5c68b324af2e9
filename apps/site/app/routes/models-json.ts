import { parseCursor, searchHub } from '../domain/hub/hub.server.ts'
import { parseFilters, parsePage } from '../domain/models/filters.ts'
import { searchWithPrices } from '../features/models/search-catalogue.server.ts'
import type { Route } from './+types/models-json.ts'

/**
 * The list of models as JSON, with the parameters of the page: the embedded ones, or with `from=hub` what the hub adds.
 * They are asked for apart, as the hub may take its time.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters = parseFilters(searchParams)
  const list =
    searchParams.get('from') === 'hub'
      ? await searchHub(filters, { cursor: parseCursor(searchParams), isPatient: true })
      : await searchWithPrices(filters, parsePage(searchParams))
  return Response.json(list, { headers: { 'cache-control': 'no-cache' } })
}
