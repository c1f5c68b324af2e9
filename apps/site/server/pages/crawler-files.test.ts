import { MODELS } from '@model-snippets/core/catalogue'
import { describe, expect, it } from 'vitest'
import { readOrigin } from '../../app/ui/site-origin.server.ts'
import { crawlerFiles, llmsText, robotsText, sitemapXml } from './crawler-files.ts'

const ORIGIN = 'https://site.example'

describe('files for crawlers', () => {
  it('are served under the address that was asked for', async () => {
    const app = crawlerFiles()
    for (const [path, type] of [
      ['/robots.txt', 'text/plain; charset=UTF-8'],
      ['/sitemap.xml', 'application/xml'],
      ['/llms.txt', 'text/markdown; charset=utf-8'],
    ] as const) {
      const response = await app.request(`${ORIGIN}${path}`)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, type])
      expect(await response.text()).toContain(`${ORIGIN}/`)
    }
  })

  it('lead crawlers to pages and keep them from searches', () => {
    expect(robotsText(ORIGIN)).toBe(
      'User-agent: *\nDisallow: /*?\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
    )
  })

  it('name every embedded model once, in XML that needs no escape', () => {
    const xml = sitemapXml(ORIGIN)
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toContain('https://site.example/models/openai/gpt-oss-120b')
    expect(addresses).toContain('https://site.example/tasks/text-to-image')
    expect(addresses).toContain('https://site.example/libraries/diffusers')
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.length).toBeGreaterThan(MODELS.length)
    expect(addresses.length).toBeLessThan(5000)
    for (const address of addresses) expect(URL.canParse(address ?? '')).toBe(true)
  })

  it('tell agents what there is', () => {
    const text = llmsText(ORIGIN)
    expect(text).toMatch(/^# Model Snippets\n\n> /)
    for (const part of ['.py', '.ipynb', '/api/openapi.json', '/mcp', 'npx @model-snippets/cli', '`text-to-image`']) {
      expect(text).toContain(part)
    }
    // The page says beside each example whether this very text ran.
    expect(text).not.toMatch(/\beach example (was|has been) run/i)
    expect(text).toContain('`isExact` is true if this exact text ran')
  })
})

describe('SITE_URL', () => {
  it('is an origin or nothing', () => {
    expect(readOrigin(undefined)).toBeUndefined()
    expect(readOrigin('')).toBeUndefined()
    expect(readOrigin(' https://site.example/path?x ')).toBe('https://site.example')
    expect(() => readOrigin('site.example')).toThrow('SITE_URL must be')
    expect(() => readOrigin('javascript:alert(1)')).toThrow('SITE_URL must be')
    expect(() => readOrigin('ftp://user:secret@site.example')).toThrow(/^SITE_URL must be(?!.*secret)/)
  })
})
