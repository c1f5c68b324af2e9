import { paletteIndex } from '../features/palette/palette-index.server.ts'
import { DEFAULT_LOCALE, isLocale } from '../ui/texts/locales.ts'

/** The palette's index, in the URL's language. It only changes with the site. */
export function loader({ request }: { readonly request: Request }): Response {
  const named = new URL(request.url).searchParams.get('locale')
  const index = paletteIndex(isLocale(named) ? named : DEFAULT_LOCALE)
  return Response.json(index, { headers: { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' } })
}
