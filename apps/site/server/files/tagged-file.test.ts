import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { plainExample } from '../pages/plain-example.ts'
import { sendTagged } from './tagged-file.ts'

const app = new Hono()
app.get('/models/:owner/:file', async (context, next) =>
  sendTagged(context, await plainExample(new URL(context.req.url)), next),
)
app.get('*', (context) => context.text('a page'))

const ask = (form: string, headers: Record<string, string> = {}) =>
  app.request(`http://site.example/models/openai/gpt-oss-120b${form}`, { headers })

describe('a file of a page', () => {
  it.each(['.sh', '.py', '.mjs', '.md', '.json', '.ipynb', '.zip', '.sh?provider=groq'])(
    'has a strong tag, by which it is not sent twice: %s',
    async (form) => {
      const first = await ask(form)
      const etag = first.headers.get('etag') ?? ''
      expect(first.status).toBe(200)
      expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
      const again = await ask(form, { 'if-none-match': etag })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
      expect((await ask(form, { 'if-none-match': '"other"' })).status).toBe(200)
    },
  )

  it('is packed for those who can unpack it, under a tag of its own', async () => {
    const plain = await ask('.json')
    const packed = await ask('.json', { 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
    expect((await ask('.zip', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBeNull()
  })

  it('is no file where the address is a page, and has no tag where something is wrong', async () => {
    expect(await (await ask('')).text()).toBe('a page')
    const wrong = await ask('.py?temperature=hot')
    expect([wrong.status, wrong.headers.get('etag')]).toEqual([400, null])
  })
})
