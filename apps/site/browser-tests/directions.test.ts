import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL } from './chromium.ts'

/** What tells a chosen thing from the others where colours are the system's. */
const marksOf = (element: Locator): Promise<string> =>
  element.evaluate((node) => {
    const { outlineStyle, borderBottomWidth, textDecorationLine } = getComputedStyle(node)
    return [outlineStyle, borderBottomWidth, textDecorationLine].join()
  })

describeInBrowser('a reader with a palette of colours forced on every page', ({ open }) => {
  it.each([
    ['a language', MODEL, '.languages label'],
    ['a page of a model', MODEL, 'main nav a'],
    ['a theme', '/', 'button[name="theme"]'],
    ['a language of the site', '/', 'button[name="locale"]'],
    ['a section', '/tasks', 'header nav a'],
    ['an editor', '/agents', 'main nav a'],
    ['a model of a library', '/libraries/transformers', 'main nav a'],
  ])('sees which one is chosen: %s', async (_, path, selector) => {
    const page = await open(path, { forcedColors: 'active', reducedMotion: 'reduce' })
    const all = page.locator(selector).locator('visible=true')
    const isChosen = ':is(:has(:checked), [aria-pressed="true"], [aria-current])'
    const chosen = all.and(page.locator(isChosen)).first()
    const other = all.and(page.locator(`:not(${isChosen})`)).first()
    expect(await marksOf(chosen)).not.toBe(await marksOf(other))
  })

  it('sees the focus, the changed line and the arrows of choices', async () => {
    const page = await open(`${MODEL}?language=python&client=requests`, {
      forcedColors: 'active',
      reducedMotion: 'reduce',
    })
    await page.getByLabel('Provider', { exact: true }).selectOption('groq')
    const line = page.locator('.ms-changed:visible')
    await line.waitFor()
    const [bar, canvas] = await line.evaluate((node) => [
      getComputedStyle(node, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(bar).not.toBe(canvas)
    const select = page.getByLabel('Provider', { exact: true })
    expect(await select.evaluate((node) => getComputedStyle(node).appearance)).toBe('auto')
    await page.getByRole('radio', { name: 'Python', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await marksOf(page.locator('label:has(:focus)'))).toContain('dashed')
    await page.keyboard.press('Control+k')
    const option = page.locator('[role="option"]')
    await option.first().waitFor()
    await expect.poll(() => marksOf(option.nth(0))).not.toBe(await marksOf(option.nth(1)))
  })
})
