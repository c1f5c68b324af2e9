/** Outcome of a request to copy. */
export type CopyOutcome = 'copied' | 'selected' | 'failed'

/**
 * Copies text to the clipboard. Call it in the click handler: browsers allow access only during the gesture. If the
 * clipboard isn’t available (plain http, embedded frames), it selects the text on the page instead, so that one
 * shortcut copies it.
 *
 * @param text the text to copy
 * @param fallback returns the element that shows the same text
 * @returns `copied`; `selected` if the user has to press the shortcut; `failed` if there was nothing to select
 */
export function copyText(text: string, fallback: () => Element | null): Promise<CopyOutcome> {
  let writing: Promise<void>
  try {
    writing = navigator.clipboard.writeText(text)
  } catch {
    return Promise.resolve(copySelection(fallback()))
  }
  return writing.then(
    () => 'copied' as const,
    () => copySelection(fallback()),
  )
}

function copySelection(element: Element | null): CopyOutcome {
  const selection = element?.ownerDocument.getSelection()
  if (element === null || selection === null || selection === undefined) return 'failed'
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  selection.removeAllRanges()
  selection.addRange(range)
  return 'selected'
}
