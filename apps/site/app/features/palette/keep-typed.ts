/** As many letters as the field of the palette takes. */
const MOST_LETTERS = 200

/**
 * Keeps what is typed anywhere in the page, so that no shortcut of the page and no other field takes it.
 *
 * @returns ends that, and gives what was typed
 */
export function keepTyped(): () => string {
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing) return
    if (key.length === 1) text = (text + key).slice(0, MOST_LETTERS)
    else if (key === 'Backspace') text = text.slice(0, -1)
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', onKeyDown, true)
  return () => {
    removeEventListener('keydown', onKeyDown, true)
    return text
  }
}
