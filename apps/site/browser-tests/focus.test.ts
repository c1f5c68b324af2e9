import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { describeInBrowser, MODEL, openPart, shownCode, TABLE_MODEL, VISION_MODEL } from './chromium.ts'

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? null)
const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** Where everything is that the reader sees, to the pixel. */
const places = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      [
        ...document.querySelectorAll(
          '#configure :is(input, select, textarea, button:not(.run-record), summary, a, pre)',
        ),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width } = element.getBoundingClientRect()
          return [element.tagName, x, y, width].join()
        }),
    ),
  )

describeInBrowser('the focus', ({ open }) => {
  it('goes to the field of a new message: what is typed then presses nothing', async () => {
    const page = await open(MODEL)
    await page.getByText('Add a system prompt or messages').click()
    await page.getByRole('button', { name: 'Add message', exact: true }).click()
    await page.keyboard.type('slp c? l')
    expect(await focusedName(page)).toBe('messages.1.text')
    await expect.poll(() => shownCode(page)).toContain('slp c? l')
    expect(await page.getByLabel('Stream the response').isChecked()).toBe(false)
    expect(addressOf(page).get('language')).toBeNull()
  })

  it('stays in the list when a message is moved or removed', async () => {
    const page = await open(MODEL)
    await page.getByText('Add a system prompt or messages').click()
    await page.getByRole('button', { name: 'Add message', exact: true }).click()
    await page.getByRole('button', { name: 'Move message 2 up' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('down-0')
    await page.getByRole('button', { name: 'Remove message 2' }).click()
    await expect.poll(() => focusedName(page)).toBe('messages.0.text')
  })

  it('goes to the address of an image that is added, and back to the text when it is removed', async () => {
    const page = await open(VISION_MODEL)
    await page.getByRole('button', { name: 'Remove image' }).click()
    await expect.poll(() => focusedName(page)).toBe('messages.0.text')
    await page.getByText('Add a system prompt, images, or messages').click()
    await page.getByRole('button', { name: 'Add image', exact: true }).click()
    await page.keyboard.type('https://example.com/cat.png')
    await expect.poll(() => shownCode(page)).toContain('https://example.com/cat.png')
  })

  it('goes to the new row or column of a table, whose buttons stay in reach', async () => {
    const page = await open(TABLE_MODEL)
    for (const column of [3, 4]) {
      await page.getByRole('button', { name: 'Add column' }).click()
      await expect.poll(() => focusedName(page)).toBe(`table.0.${column - 1}`)
      await page.keyboard.type(`Name ${column}`)
    }
    await page.getByRole('button', { name: 'Add row' }).click()
    await expect.poll(() => focusedName(page)).toBe('table.4.0')
    for (const name of ['Remove row 1', 'Remove row 4']) {
      const isInReach = await page.getByRole('button', { name }).evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === button
      })
      expect([name, isInReach]).toEqual([name, true])
    }
  })

  it('shows three columns of a table with every button', async () => {
    const page = await open(TABLE_MODEL)
    await page.getByRole('button', { name: 'Add column' }).click()
    const hidden = await page
      .locator('form table')
      .first()
      .evaluate(
        (table) => table.parentElement !== null && table.parentElement.scrollWidth - table.parentElement.clientWidth,
      )
    expect(hidden).toBe(0)
  })

  it('keeps a section open whose field is cleared', async () => {
    const page = await open(`${MODEL}?billTo=acme`)
    await openPart(page, 'Connection')
    await page.getByLabel('Bill to').fill('')
    await expect.poll(() => shownCode(page)).not.toContain('acme')
    expect(await page.getByLabel('Bill to').isVisible()).toBe(true)
    await page.keyboard.type('other')
    await expect.poll(() => shownCode(page)).toContain('other')
    // Who folds it wants it folded.
    await openPart(page, 'Connection')
    await openPart(page, 'Parameters')
    await page.getByLabel('Temperature').fill('1')
    await expect.poll(() => shownCode(page)).toContain('temperature=1')
    expect(await page.getByLabel('Bill to').isVisible()).toBe(false)
  })

  it('is where it was when a field is wrong, which is told once and moves nothing', async () => {
    const page = await open(MODEL, { viewport: { width: 1440, height: 900 } })
    await openPart(page, 'Parameters')
    const before = await places(page)
    for (const [label, text, problem] of [
      ['Extra body fields', '{"seed": 7,', 'Invalid JSON'],
      ['Temperature', 'hot', 'Must be a number between 0 and 2.'],
      ['Maximum tokens', '-1.5', 'whole number'],
    ] as const) {
      const field = page.getByLabel(label)
      await field.fill(text)
      await page.getByText(problem).first().waitFor()
      expect(await page.getByText(problem).count()).toBe(1)
      expect([label, await places(page)]).toEqual([label, before])
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      await page.getByText(`Leaves out ${label}`).waitFor()
      await field.fill('')
      await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull()
    }
  })

  it.each([1440, 1024, 390])('goes from top to bottom, column by column, at a width of %s', async (width) => {
    const page = await open(`${VISION_MODEL}?billTo=acme`, { viewport: { width, height: 900 } })
    const stops: { readonly name: string; readonly column: string; readonly x: number; readonly y: number }[] = []
    for (let count = 0; count < 120; count++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const element = document.activeElement
        if (element === null || element === document.body) return undefined
        const { x, y } = element.getBoundingClientRect()
        const part = element.closest('header, #configure section, #configure > div, main, footer')
        return {
          name: element.outerHTML.slice(0, 120),
          column: part === null ? '' : `${part.tagName} ${part.getAttribute('aria-labelledby')}`,
          x,
          y: y + scrollY,
        }
      })
      if (stop === undefined) break
      stops.push(stop)
    }
    expect(stops.length).toBeGreaterThan(25)
    const backwards = stops.slice(2).flatMap((stop, place) => {
      const last = stops[place + 1]
      if (last === undefined || last.column !== stop.column) return []
      // Beside each other or below; what stays at its place while the page is scrolled has no fixed one.
      return stop.y < last.y - 24 || (Math.abs(stop.y - last.y) < 8 && stop.x < last.x) ? [[last.name, stop.name]] : []
    })
    expect(backwards).toEqual([])
  })
})
