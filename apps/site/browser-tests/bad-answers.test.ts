import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type HubTwin, startHubTwin } from '../../../packages/hub/src/testing/hub-twin.ts'
import { type RouterTwin, startRouterTwin } from '../../../packages/hub/src/testing/router-twin.ts'
import { describeInBrowser, hydrated, IMAGE_MODEL, MODEL, shownCode } from './chromium.ts'
import { PAGES } from './every-page.ts'
import { type RunningSite, startSite } from './run-site.ts'

const MOODS = ['silent', 'failing', 'malformed', 'empty', 'lying'] as const

/** What a value becomes that nobody looked at. */
const SLIPS = /\bNaN\b|\bundefined\b|\[object |\bInfinity\b|[$€]\s?-|-\s?[$€]|globalThis\.broken/
const HIDDEN = ['script', 'style', 'pre', 'code', 'textarea']

type Node = DefaultTreeAdapterTypes.ChildNode

const textsOf = (node: Node): string[] => {
  if ('tagName' in node && HIDDEN.includes(node.tagName)) return []
  if ('value' in node) return [node.value]
  return 'childNodes' in node ? node.childNodes.flatMap(textsOf) : []
}

describe.runIf(inject('site') !== '').each(MOODS)('a hub and a router that are %s', (mood) => {
  let hub: HubTwin
  let router: RouterTwin
  let site: RunningSite
  beforeAll(async () => {
    hub = await startHubTwin()
    router = await startRouterTwin()
    hub.mood = mood
    router.mood = mood
    site = await startSite(hub.url.href, router.url.href, { WORKERS: '1' })
  })
  afterAll(async () => {
    await site.stop()
    await Promise.all([hub.close(), router.close()])
  })

  it('leave every page as it is without them, and put nothing wrong on it', async () => {
    const wrong: unknown[] = []
    for (const [name, path, expectedStatus] of PAGES) {
      const response = await fetch(site.address + path)
      const said = parse(await response.text())
        .childNodes.flatMap(textsOf)
        .filter((text) => SLIPS.test(text))
      // A record may say that there is a model of which nobody else knows, and no answer says that there is none.
      const statuses = expectedStatus === 404 ? [404, mood === 'lying' ? 200 : 503] : [expectedStatus]
      if (!statuses.includes(response.status) || said.length > 0) wrong.push([name, response.status, said])
    }
    expect(wrong).toEqual([])
    expect(hub.calls.length).toBeGreaterThan(0)
    expect(router.calls).toBeGreaterThan(0)
  })

  describeInBrowser(
    'for a reader',
    ({ open }) => {
      it('show no figure, and the code that a model has without them', async () => {
        const page = await open(MODEL)
        expect(await page.getByRole('region', { name: 'Providers' }).textContent()).not.toContain('$')
        expect(await page.getByText(/costs an estimated/).count()).toBe(0)
        const code = await shownCode(page)
        await page.getByLabel('Provider', { exact: true }).selectOption('groq')
        await expect.poll(() => shownCode(page)).toContain(':groq')
        expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false)

        const plain = await fetch(`${inject('site')}${MODEL}.py`)
        expect(`${code}\n`.trim()).toBe((await plain.text()).trim())
      })

      it('leave the list and its search to the embedded models', async () => {
        const page = await open('/?q=gpt-oss')
        await page.waitForLoadState('networkidle')
        const models = page.getByRole('region', { name: 'Models' })
        await models.getByRole('link', { name: 'openai/gpt-oss-120b' }).waitFor()
        await hydrated(page)
        await page.getByRole('searchbox', { name: 'Find a model' }).fill('flux.1-dev')
        await models.getByRole('link', { name: IMAGE_MODEL.replace('/models/', '') }).waitFor()
        expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false)
        expect(await page.locator('a[href^="/models/"][href*="admin"]').count()).toBe(0)
      })
    },
    () => site.address,
  )
})
