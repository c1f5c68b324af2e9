import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { EDITORS } from '../../../packages/cli/src/mcp/editors.ts'
import { CODING_AGENTS } from '../../../packages/core/src/agents/index.ts'
import { CLIENTS, LANGUAGE_RECORDS, PROVIDERS } from '../../../packages/core/src/index.ts'
import { MODEL_LIBRARIES_UI_ELEMENTS } from '../../../packages/core/src/libraries/index.ts'
import { LOCAL_APPS, SYSTEMS, systemName } from '../../../packages/core/src/local-apps/index.ts'
import { describeInBrowser, hydrated, IMAGE_MODEL, MODEL, shownCode, TABLE_MODEL } from './chromium.ts'
import { PAGES, unfold } from './every-page.ts'

const site = inject('site')

type Node = DefaultTreeAdapterTypes.ChildNode

/** What a program reads, what the reader is to change, and a title with the reader's words have no language. */
const UNSAID = ['title', 'script', 'style', 'code', 'pre', 'svg', 'textarea', 'kbd']
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt']
/** Words of one language alone. Those of names with hyphens, `Text-to-Image`, are none. */
const wordsAmong = (words: string): RegExp => new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi')
const ENGLISH = wordsAmong(
  'the|of|and|is|are|with|for|to|no|not|this|that|it|by|from|has|does|which|you|your|or|be|can|its|only|here',
)
const GERMAN = wordsAmong(
  'der|die|das|und|ist|mit|nicht|kein|ein|eine|von|zu|auf|für|den|im|es|wird|dem|sie|bei|oder|hat|nur|wie|sich',
)

const isEnglish = (text: string): boolean =>
  (text.match(ENGLISH)?.length ?? 0) > (text.match(GERMAN)?.length ?? 0) && text.trim().split(/\s+/).length > 2

/** The texts of a page that are said to be in its own language: all that are not marked as English. */
function unmarkedTexts(node: Node): string[] {
  if ('attrs' in node) {
    const isMarked = node.attrs.some(({ name, value }) => name === 'lang' && value === 'en' && node.tagName !== 'html')
    if (isMarked || UNSAID.includes(node.tagName)) return []
  }
  const own = 'attrs' in node ? node.attrs.filter(({ name }) => SPOKEN.includes(name)).map(({ value }) => value) : []
  const texts = 'value' in node ? [...own, node.value] : own
  const below = 'childNodes' in node ? node.childNodes.flatMap(unmarkedTexts) : []
  return [...texts.map((text) => text.trim()), ...below]
}

const textsOf = (html: string): string[] => parse(html).childNodes.flatMap(unmarkedTexts)

/** The words of a text, a name with hyphens being one. What has a slash is an id or a type of a file. */
const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => !word.includes('/'))
    .flatMap((word) => /\p{L}{2}.*(?<=[\p{L}\d])/u.exec(word) ?? [])

/** The words of what is called alike in all languages. */
const NAMES = new Set(
  [
    'Model Snippets',
    'Chat Completions',
    'TypeScript Kotlin Swift Dart',
    ...SYSTEMS.map(systemName),
    'Bearer hf_token_placeholder not_hf_token_placeholder',
    ...[PROVIDERS, MODEL_LIBRARIES_UI_ELEMENTS].flatMap((records) =>
      Object.values(records).map((record) => ('prettyLabel' in record ? record.prettyLabel : record.label)),
    ),
    ...[LOCAL_APPS, CODING_AGENTS, EDITORS, LANGUAGE_RECORDS].flatMap((records) => records.map(({ label }) => label)),
    ...CLIENTS.map(({ id }) => id),
  ].flatMap(wordsOf),
)

/** Two words of a language are no name. */
const isSentence = (text: string): boolean => {
  const words = wordsOf(text)
  return words.length > 1 && words.some((word) => !NAMES.has(word))
}

async function pageIn(language: string, path: string): Promise<[status: number, html: string]> {
  const response = await fetch(site + path, { headers: { 'accept-language': language } })
  return [response.status, await response.text()]
}

/** Every reason why an option changes nothing is said on one of these. */
const IGNORING = [
  'provider=groq&directRequest=true&api=messages&async=true&showUsage=true&showReasoning=true&billTo=acme&extra={"seed":1,"n":2}',
  'recipe=tool-loop&directRequest=true&providerId=a&fallbacks=groq&showUsage=true&showReasoning=true',
  'endpointUrl=https://my.example&provider=groq&billTo=acme&api=responses&extra={"parallel_tool_calls":false}',
  'recipe=structured-output&schema={&api=nope&platform=nope&language=nope&client=nope&max_tokens=0,5',
]

describeInBrowser('a page in German', ({ open }) => {
  it.each([
    ...PAGES,
    ...IGNORING.map((search) => [`a model with ${search}`, `${MODEL}?${search}`, 200] as const),
    ['a task with measures', '/tasks/reinforcement-learning', 200],
    ['a misspelt search', '/?q=whsiper', 200],
  ] as const)('is German, or says where it is English: %s', async (_, path, expectedStatus) => {
    const [status, page] = await pageIn('de', path)
    expect([status, page]).toEqual([expectedStatus, expect.stringContaining('<html lang="de"')])
    const texts = textsOf(page)
    expect(texts.filter(isEnglish)).toEqual([])

    // What the English page says in the same words was not translated. What the address says is the reader's own.
    const [, inEnglish] = await pageIn('en', path)
    const english = new Set(textsOf(inEnglish))
    const own = decodeURIComponent(path).replaceAll('+', ' ')
    expect(texts.filter((text) => english.has(text) && isSentence(text) && !isIn(own, text))).toEqual([])
  })

  it('stays so when it is used', async () => {
    const page = await openGerman(open, MODEL)
    await page.getByLabel('Anbieter', { exact: true }).selectOption('groq')
    await expect.poll(() => shownCode(page)).toContain(':groq')
    for (const recipe of ['tool-loop', 'structured-output']) {
      await page.locator(`[name="recipe"][value="${recipe}"]`).check({ force: true })
      await expect.poll(() => new URL(page.url()).searchParams.get('recipe')).toBe(recipe)
      await expectGerman(page)
    }
    await page.getByLabel('Temperatur').fill('0,2')
    await page.getByText('Verwenden Sie einen Dezimalpunkt').first().waitFor()
    await page.getByLabel('API', { exact: true }).selectOption('messages')
    await expect.poll(() => new URL(page.url()).searchParams.get('api')).toBe('messages')
    await expectGerman(page)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog').filter({ visible: true })
    await palette.getByRole('combobox').fill('zzzz unheard')
    await palette.getByText('„zzzz unheard“').waitFor()
    await expectGerman(page)
  })

  it('stays so in each language without an example', async () => {
    const page = await openGerman(open, IMAGE_MODEL)
    for (const { label } of LANGUAGE_RECORDS) {
      await page.getByRole('radio', { name: label, exact: true }).click()
      await expectGerman(page)
    }
    await page.goto(`${TABLE_MODEL}?table=[["a","a"],["1","2"]]&platform=cmd`)
    await hydrated(page)
    await expectGerman(page)
  })
})

describeInBrowser(
  'a page in German, with what the hub and the router tell',
  ({ open }) => {
    it.each([
      ['/?q=many/model', 200],
      ['/?task=text-to-image&provider=fal-ai', 200],
      ['/models/acme/chat?provider=groq', 200],
      ['/models/acme/chat?provider=cheapest', 200],
      ['/models/acme/asks-first', 200],
      ['/models/odd/attack', 200],
      ['/models/odd/unmeasured-GGUF?quantization=Q9', 200],
      ['/models/odd/locked', 403],
      ['/models/odd/half', 503],
      ['/models/nobody/nothing', 404],
    ] as const)('is German, or says where it is English: %s', async (path, expectedStatus) => {
      const page = await open(path, { locale: 'de', expectedStatus })
      await page.waitForLoadState('networkidle')
      await expectGerman(page)
    })
  },
  'siteWithHub',
)

describeInBrowser(
  'a page in German, where nobody answers',
  ({ open }) => {
    it.each([
      ['/?q=gpt-oss', 200],
      [MODEL, 200],
      ['/models/acme/chat', 503],
    ] as const)('is German, or says where it is English: %s', async (path, expectedStatus) => {
      const page = await open(path, { locale: 'de', expectedStatus })
      await page.waitForLoadState('networkidle')
      await expectGerman(page)
    })
  },
  'siteWithoutAnswer',
)

/** Whether the reader's own words are all that is said. */
const isIn = (own: string, text: string): boolean =>
  wordsOf(text).every((word) => own.includes(word) || NAMES.has(word))

async function openGerman(open: (path: string, options: { locale: string }) => Promise<Page>, path: string) {
  const page = await open(path, { locale: 'de' })
  return page
}

async function expectGerman(page: Page): Promise<void> {
  await unfold(page)
  const html = await page.content()
  expect(html).toContain('<html lang="de"')
  expect(textsOf(html).filter(isEnglish)).toEqual([])
}
