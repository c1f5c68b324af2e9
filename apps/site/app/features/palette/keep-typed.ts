/** The maximum length of the palette's field, in characters. */
const MOST_LETTERS = 200

/**
 * Collects what's typed anywhere on the page, so that no shortcut or other field takes it.
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
