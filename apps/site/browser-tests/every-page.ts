import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { IMAGE_MODEL, MODEL, TABLE_MODEL, VISION_MODEL } from './chromium.ts'

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Every kind of page and its states, each with the status of its answer. */
export const PAGES = [
  ['the list', '/', 200],
  ['an empty list', '/?q=nothing+like+this', 200],
  ['a filtered list', '/?q=llama&task=text-generation&provider=groq', 200],
  ['a model', MODEL, 200],
  ['how a model runs locally', `${MODEL}/run-locally`, 200],
  ['a model in coding agents', `${MODEL}/coding-agents`, 200],
  ['a model that no agent can use', `${IMAGE_MODEL}/coding-agents`, 200],
  ['a model with problems', `${VISION_MODEL}?language=js&temperature=9&extra={&endpointUrl=x&directRequest=true`, 200],
  ['a provider that is not offered', `${MODEL}?provider=openai`, 200],
  ['a language without an example', `${IMAGE_MODEL}?language=go`, 200],
  ['a model of another task', '/models/openai/whisper-large-v3?provider=hf-inference', 200],
  ['a table with problems', `${TABLE_MODEL}?table=[["a","a"],["1","2"]]&platform=cmd`, 200],
  ['a model of images', '/models/Qwen/Qwen-Image-Edit?num_inference_steps=0', 200],
  ['a model without providers', '/models/facebook/sam2-hiera-large', 200],
  ['a model for apps of one’s own machine', '/models/Qwen/Qwen2.5-0.5B-Instruct-GGUF?quantization=nope', 200],
  ['the page for agents', '/agents', 200],
  ['the errors', '/errors', 200],
  ['what works with what', '/compatibility', 200],
  ['what works with a provider of its own key', '/compatibility?provider=openai', 200],
  ['the errors of a client', '/errors?client=rust/reqwest', 200],
  ['the tasks', '/tasks', 200],
  ['no task', '/tasks?q=nothing+like+this', 200],
  ['a task on text', '/tasks/token-classification', 200],
  ['a task on sound', '/tasks/audio-to-audio', 200],
  ['a task on pictures', '/tasks/image-to-video', 200],
  ['a task in a language without an example', '/tasks/text-to-image?language=go', 200],
  ['a task on tables', '/tasks/table-question-answering', 200],
  ['a task for a library', '/tasks/text-ranking', 200],
  ['a task without examples', '/tasks/graph-ml', 200],
  ['a library that was checked', '/libraries/diffusers', 200],
  ['a library with a model of one’s own', '/libraries/transformers?model=owner/name', 200],
  ['a library on no registry', '/libraries/araclip', 200],
  ['a library without examples', '/libraries/acestep', 200],
  ['the libraries', '/libraries?q=transformers&checked=true', 200],
  ['an unknown task', '/tasks/text-to-imag', 404],
  ['an unknown library', '/libraries/difusers', 404],
  ['an unknown model', '/models/openai/gpt-oss', 404],
  ['the reference of the API', '/api', 200],
  ['an unknown page', '/nowhere', 404],
] as const

/** Every width at which a page is laid out anew, and those between. */
export const WIDTHS: readonly number[] = [320, 390, 768, 1024, 1440]

/** Opens all that is folded. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

/** How many pixels a page is wider than its window, to either side. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** Rules of axe that look at colours, by its names: nothing else changes with a theme. */
export const RULES_ON_COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block']

/** Which of axe's rules are asked, by its names: these alone, or all of its own choice but these. */
type ChosenRules = { readonly only: readonly string[] } | { readonly without: readonly string[] }

/** What axe finds. The page must let the checker in past the content security policy. */
export async function violationsOn(page: Page, rules: ChosenRules = { without: [] }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE })
  const { violations } = await page.evaluate(
    (chosen) =>
      // What passes is not looked at, and to describe it takes most of the time.
      (window as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        selectors: false,
        ...('only' in chosen
          ? { runOnly: [...chosen.only] }
          : { rules: Object.fromEntries(chosen.without.map((rule) => [rule, { enabled: false }])) }),
      }),
    rules,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
}

/** Fonts that take 15 % more room, as some systems have them. */
const WIDER = `
@font-face { font-family: Wider; src: local('Liberation Sans'); size-adjust: 119.7% }
@font-face { font-family: Wider; src: local('Liberation Sans Bold'); font-weight: 550 700; size-adjust: 119.7% }
@font-face { font-family: Wider Mono; src: local('Liberation Mono'); size-adjust: 115% }
:root { --font-sans: Wider; --font-mono: Wider Mono }
`

/** How wide a word is in the font of the page. */
export const widthOfWord = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const word = document.createElement('span')
    word.textContent = 'Bibliotheken'
    word.style.position = 'absolute'
    document.body.append(word)
    const { width } = word.getBoundingClientRect()
    word.remove()
    return width
  })

/** Gives the page those wider fonts. */
export async function widenFonts(page: Page): Promise<void> {
  const usual = await widthOfWord(page)
  await page.addStyleTag({ content: WIDER })
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(async () => (await widthOfWord(page)) / usual).toBeCloseTo(1.15, 1)
}

/** Fails where a page is wider than its window. */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect([width, await overflowOf(page)]).toEqual([width, 0])
  }
}
