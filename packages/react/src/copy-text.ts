/** What became of a request to copy. */
export type CopyOutcome = 'copied' | 'selected' | 'failed'

/**
 * Copies a text, beginning within the click that asked for it: browsers grant the clipboard to the gesture itself.
 * Where the clipboard is refused or missing (plain http, embedded frames), the text on the page is selected instead, so
 * that one key press copies it.
 *
 * @param text what to copy
 * @param fallback the element that shows the same text
 * @returns `copied`, or `selected` when the reader has to press the key, or `failed` when there was nothing to select
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
