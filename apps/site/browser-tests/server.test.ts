import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { expect, inject, it } from 'vitest'
import { describeInBrowser, MODEL } from './chromium.ts'

const site = inject('site')
const get = (path: string, init?: RequestInit): Promise<Response> => fetch(site + path, { redirect: 'manual', ...init })

describeInBrowser('the server', () => {
  it('says that it is well', async () => {
    const response = await get('/healthz')
    expect([response.status, await response.text()]).toEqual([200, 'ok\n'])
  })

  it.each([
    ['.py', 'text/x-python', 'import os'],
    ['.mjs?client=fetch', 'text/plain', 'fetch('],
    ['.sh', 'text/x-shellscript', 'curl'],
    ['.md', 'text/markdown', '# Call openai/gpt-oss-120b'],
    ['.json?provider=groq', 'application/json', '"openai/gpt-oss-120b:groq'],
  ])('gives a model as %s', async (ending, type, part) => {
    const response = await get(MODEL + ending)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await response.text()
    expect(ending.startsWith('.json') ? JSON.stringify(JSON.parse(text)).replaceAll('\\"', '"') : text).toContain(part)
  })

  it.each([
    ['/models/openai/gpt-oss-1.py', 404, 'Did you mean'],
    [`${MODEL}.py?provider=nobody`, 400, 'nobody'],
    [`${MODEL}.py?temp=1`, 400, 'temp'],
    ['/models/%E0%A4%A/x.py', 400, ''],
    ['/models/%E0%A4%A/x', 400, ''],
  ])('refuses %s', async (path, status, part) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(part)
  })

  it.each(['temperature', 'provider', 'platform', 'stream', 'client', 'messages', 'extra', 'schema', 'seed', 'task'])(
    'shows a wrong %s, and puts it into no link',
    async (name) => {
      const page = await (await get(`${MODEL}?${name}=${'wrong'.repeat(500)}`)).text()
      const links = [...page.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)
      expect(links.length).toBeGreaterThan(50)
      expect(links.filter((href) => href?.includes('wrong'))).toEqual([])
    },
  )

  it.each([
    ['/openai/gpt-oss-120b', MODEL],
    ['/OpenAI/GPT-OSS-120B?provider=groq', `${MODEL}?provider=groq`],
    ['/openai/gpt-oss-120b/tree/main', MODEL],
  ])('leads from the address on the hub, %s, to the page', async (path, page) => {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([302, page])
  })

  it.each(['/openai/no-such-model', '/tasks/none/here', '//openai/gpt-oss-120b', '/openai/..%2fgpt'])(
    'leads from %s nowhere',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('serves agents', async () => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${site}/mcp`)) as Transport)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toContain('get_snippets')
    const parameters = { model: 'openai/gpt-oss-120b', language: 'sh', client: 'curl' }
    const { structuredContent } = await client.callTool({ name: 'get_snippets', arguments: parameters })
    const { snippets } = structuredContent as { snippets: { content: string }[] }
    expect(snippets.map(({ content }) => content)).toEqual([await (await get(`${MODEL}.sh`)).text()])
    await client.close()
    const evil = { method: 'POST', headers: { origin: 'http://evil.example' } }
    expect((await get('/mcp', evil)).status).toBe(403)
  })

  it('shows agents the address under which it was asked', async () => {
    const html = await (await get('/agents?editor=claude-code')).text()
    expect(html).toContain(`${site}/mcp`)
  })

  it('has the sample files that examples read', async () => {
    const html = await (await get('/models/google/vit-base-patch16-224')).text()
    const sample = /href="(\/samples\/[\w.-]+)"/.exec(html)?.[1] ?? ''
    expect((await get(sample)).status).toBe(200)
    expect((await get('/samples/../package.json')).status).toBe(404)
    expect((await get('/samples/%2e%2e/package.json')).status).toBe(404)
    expect((await get('/samples/..%2fpackage.json')).status).toBe(404)
  })

  it('lets browsers keep what never changes, and nothing else', async () => {
    const html = await (await get(MODEL)).text()
    const script = /\/assets\/framework-[\w-]+\.js/.exec(html)?.[0] ?? ''
    const asset = await get(script)
    expect(asset.status).toBe(200)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect((await get(MODEL)).headers.get('cache-control')).toContain('no-cache')
    expect((await get('/assets/none.js')).headers.get('cache-control') ?? '').not.toContain('immutable')
  })

  it.each(['/', MODEL, '/nowhere', '/healthz', '/favicon.svg'])('protects %s', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'leads nobody away: %s',
    async (from) => {
      const body = new URLSearchParams({ theme: 'dark', from })
      const response = await get('/theme', { method: 'POST', body, headers: { origin: site } })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/')
      expect(response.headers.get('set-cookie')).toContain('theme=dark')
    },
  )

  it('takes a long address', async () => {
    const messages = JSON.stringify([{ role: 'user', content: 'x'.repeat(28_000) }])
    expect((await get(`${MODEL}?${new URLSearchParams({ messages })}`)).status).toBe(200)
  })

  it.each(['/', MODEL, '/tasks', '/tasks/text-to-image', '/libraries', '/libraries/timm', '/agents', '/api'])(
    'says what %s is to whoever shows a link to it',
    async (path) => {
      const html = await (await get(`${path}?provider=groq`)).text()
      const title = /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? 'none'
      expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
      expect(html).toMatch(/<meta property="og:description" content="[^"]{20,}"\/>/)
      expect(html).toContain(`<link rel="canonical" href="${path}"/>`)
    },
  )

  it.each(['/robots.txt', '/sitemap.xml', '/llms.txt'])('serves %s', async (path) => {
    const response = await get(path)
    expect([response.status, (await response.text()).includes(site)]).toEqual([200, true])
  })
})
