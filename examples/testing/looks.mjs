import assert from 'node:assert/strict'

/** What the browser made of the style sheet. Runs in the page. */
function looks() {
  const style = (selector) => getComputedStyle(document.querySelector(selector))
  const tab = (selected) => style(`.ms-languages .ms-tab[aria-selected="${selected}"]`)
  return {
    border: style('.ms-steps').borderTopWidth,
    borderColor: style('.ms-steps').borderTopColor,
    surface: style('.ms-steps').backgroundColor,
    ink: style('.ms-steps').color,
    keyword: style('.ms-keyword').color,
    selected: tab(true).borderBottomColor,
    others: tab(false).borderBottomColor,
  }
}

/**
 * The panel has borders, colours and a selected tab, whatever the build has made of its style sheet.
 *
 * @param {import('playwright-core').Page} page
 * @param {'light' | 'dark'} colorScheme
 */
export async function assertLooks(page, colorScheme) {
  // The page says that it is awake before the tabs have marked the selected one.
  for (const part of ['.ms-tab[aria-selected="true"]', '.ms-tab[aria-selected="false"]', '.ms-keyword']) {
    await page.locator(part).first().waitFor()
  }
  const seen = await page.evaluate(looks)
  const isLight = (color) =>
    color
      .match(/[\d.]+/g)
      .slice(0, 3)
      .map(Number)
      .every((part) => part > 127)
  assert.equal(seen.border, '1px')
  assert.notEqual(seen.borderColor, seen.ink)
  assert.equal(isLight(seen.surface), colorScheme === 'light', `surface ${seen.surface}`)
  assert.equal(isLight(seen.ink), colorScheme === 'dark', `ink ${seen.ink}`)
  assert.notEqual(seen.keyword, seen.ink)
  assert.equal(seen.selected, seen.ink)
  assert.notEqual(seen.others, seen.selected)
}
