import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { skillRoutes } from './skill.ts'

const SITE = 'https://models.example.com'
const PLACE = '/.well-known/agent-skills'
const routes = skillRoutes()
const app = createApp(
  tmpdir(),
  { isReady: () => true, metrics: undefined, log: { failed: () => undefined } },
  () => () => new Response('no page', { status: 404 }),
)
const textOf = async (path: string): Promise<string> => (await routes.request(`${SITE}${path}`)).text()

describe('the agent skill of a site', () => {
  it('is an archive with the digest that its index names', async () => {
    const index = (await (await routes.request(`${SITE}${PLACE}/index.json`)).json()) as {
      skills: { name: string; type: string; url: string; digest: string }[]
    }
    const [entry] = index.skills
    expect(index.skills).toHaveLength(1)
    expect(entry).toMatchObject({ name: 'model-snippets', type: 'archive' })
    const response = await routes.request(new URL(entry?.url ?? '', `${SITE}${PLACE}/index.json`).href)
    expect(response.headers.get('content-type')).toBe('application/zip')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`).toBe(entry?.digest)

    const files = unzipSync(bytes)
    expect(Object.keys(files)).toContain('SKILL.md')
    for (const [path, content] of Object.entries(files))
      expect(await textOf(`${PLACE}/model-snippets/${path}`)).toBe(new TextDecoder().decode(content))
  })

  it('has requests that this site answers', async () => {
    const skill = await textOf(`${PLACE}/model-snippets/SKILL.md`)
    const commands = [...skill.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))
    expect(commands.length).toBeGreaterThan(5)
    for (const command of commands) {
      const [url = ''] = /https:[^' ]*/.exec(command) ?? []
      const [, body] = / -d '(.*)'$/.exec(command) ?? []
      const headers = {
        'content-type': 'application/json',
        accept: command.includes('accept:') ? 'application/json' : '*/*',
      }
      const response = await app.request(url, body === undefined ? { headers } : { method: 'POST', headers, body }, {})
      expect([url, response.status]).toEqual([url, 200])
    }
  })

  it('doesn’t exist for a host that a shell would interpret, or at another path', async () => {
    const paths = [`${PLACE}/index.json`, `${PLACE}/model-snippets.zip`, `${PLACE}/model-snippets/SKILL.md`]
    for (const path of paths) expect((await routes.request(`https://a';reboot;'${path}`)).status).toBe(404)
    for (const path of ['README.md', 'references', '__proto__'])
      expect((await routes.request(`${SITE}${PLACE}/model-snippets/${path}`)).status).toBe(404)
  })
})
