import { tmpdir } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What `/mcp` says to a page of an origin, before it may call. */
async function askedFrom(origin: string, siteUrl: string): Promise<number> {
  vi.stubEnv('SITE_URL', siteUrl)
  vi.resetModules()
  const { createApp } = await import('../app.ts')
  const app = createApp(
    tmpdir(),
    { isReady: () => true, metrics: undefined, log: { failed: () => undefined } },
    () => () => new Response(),
  )
  const headers = { origin, host: new URL(origin).host }
  return (await app.request(`${origin}/mcp`, { method: 'OPTIONS', headers }, {})).status
}

it('is that of the site, and no other', async () => {
  expect(await askedFrom('https://models.example', 'https://models.example/')).toBe(204)
  expect(await askedFrom('https://evil.example', 'https://models.example/')).toBe(403)
})

it('is nobody’s where the site does not know its own: an address that was asked for proves nothing', async () => {
  expect(await askedFrom('https://models.example', '')).toBe(403)
})
