import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest'
import { LONGEST_WAIT } from '../../../scripts/limits.ts'
import { CHROMIUM } from './program.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser sees the fonts of the tests alone: what is measured is the same on every machine. */
const ENVIRONMENT = { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) }

export const MODEL = '/models/openai/gpt-oss-120b'
export const VISION_MODEL = '/models/google/gemma-3-27b-it'
export const IMAGE_MODEL = '/models/black-forest-labs/FLUX.1-dev'
export const TABLE_MODEL = '/models/google/tapas-base-finetuned-wtq'
export const SPEECH_MODEL = '/models/openai/whisper-large-v3'

/** What a test gets: pages of its own, whose errors fail it. */
export interface Reader {
  /** Where the site answers. */
  readonly site: string
  /** Opens a page in a fresh profile, and waits until it answers. */
  readonly open: (
    path: string,
    options?: BrowserContextOptions & {
      readonly expectedStatus?: number
      readonly expectedComplaint?: string | RegExp
    },
  ) => Promise<Page>
}

/** What one file's tests need beyond that. */
interface OwnBrowser {
  /** Further flags of the browser, asked for when it starts. */
  readonly flags?: () => readonly string[]
  /** The origin that pages may ask beside the site's own. */
  readonly mayAsk?: string
}

/**
 * Tests in one real browser. Anything that a page reports as an error, or asks of another site, fails the test.
 *
 * @param server a site that all tests share, or the address of one of the file's own, which is there when a page is opened
 */
export function describeInBrowser(
  name: string,
  tests: (reader: Reader) => void,
  server: 'site' | 'siteWithHub' | 'siteWithoutAnswer' | (() => string) = 'site',
  { flags = () => [], mayAsk }: OwnBrowser = {},
): void {
  const siteOf = typeof server === 'function' ? server : () => inject(server)
  describe.runIf(inject('site') !== '')(name, () => {
    let browser: Browser
    let complaints: string[] = []
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags()], env: ENVIRONMENT })
    })
    afterAll(() => browser?.close())
    afterEach(async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
      const found = complaints
      complaints = []
      expect(found).toEqual([])
    })

    const open: Reader['open'] = async (path, { expectedStatus = 200, expectedComplaint, ...options } = {}) => {
      const site = siteOf()
      const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 900 }, ...options })
      context.setDefaultTimeout(LONGEST_WAIT)
      const page = await context.newPage()
      const isExpectedText = (text: string) =>
        text === expectedComplaint || (expectedComplaint instanceof RegExp && expectedComplaint.test(text))
      page.on('pageerror', ({ message }) => {
        if (!isExpectedText(message)) complaints.push(message)
      })
      page.on('console', (message) => {
        // A page that is expected to be missing is reported as such.
        const isExpected =
          (expectedStatus !== 200 && message.text().includes(`status of ${expectedStatus}`)) ||
          isExpectedText(message.text())
        if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text())
      })
      page.on('request', (request) => {
        const url = request.url()
        const isExpected = ['data:', 'blob:', `${mayAsk ?? site}/`].some((start) => url.startsWith(start))
        if (!url.startsWith(site) && !isExpected) complaints.push(`asked another site: ${url}`)
      })
      const response = await page.goto(path)
      expect(response?.status()).toBe(expectedStatus)
      // What is refused has no scripts.
      const hasScripts = (await page.locator('script[type="module"]').count()) > 0
      if (options.javaScriptEnabled !== false && hasScripts) await hydrated(page)
      return page
    }
    tests({ site: typeof server === 'function' ? '' : siteOf(), open })
  })
}

/** The code that is shown, as a reader would select it. */
export const shownCode = async (page: Page): Promise<string> =>
  (await page.locator('.ms-steps:visible > .ms-step-run pre').textContent()) ?? ''

/** Opens a part of the form that is folded. */
export const openPart = (page: Page, title: string): Promise<void> =>
  page.locator('#options summary').filter({ hasText: title }).click()

/** Waits until the page answers. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
