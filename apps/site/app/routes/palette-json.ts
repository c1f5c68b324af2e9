import { paletteIndex } from '../features/palette/palette-index.server.ts'

/** The index of the palette. It changes with the site alone. */
export const loader = () =>
  Response.json(paletteIndex(), { headers: { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' } })
