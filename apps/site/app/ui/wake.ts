/** What readers do before anything else. A click may come alone: assistive software presses without a pointer. */
const FIRST_INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const

/** A part of the page that waits for its code is marked with the first, and once it has it with the second. */
export const WAKING_ATTRIBUTE = 'data-waking'
export const AWAKE_ATTRIBUTE = 'data-awake'

declare global {
  /** The press that `early-press.js` kept. */
  var earlyPress: { target: HTMLElement | null; readonly stop: () => void } | undefined
}

let isAwake = false

/**
 * Runs `load` at the reader's first interaction with the page; at once if there was one. The page is complete without
 * it: links and forms work as HTML. A button pressed while the code is on its way is pressed again once it is there.
 *
 * @param load fetches the code of the waiting part
 */
export function onFirstInteraction<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (isAwake || wasUsedBefore()) return load()
  return new Promise((resolve, reject) => {
    const wake = () => {
      for (const name of FIRST_INTERACTIONS) removeEventListener(name, wake, true)
      load().then(resolve, (error: unknown) => {
        reject(error instanceof Error ? error : new Error(String(error)))
        pressAgain()
      })
    }
    for (const name of FIRST_INTERACTIONS) addEventListener(name, wake, { capture: true, passive: true })
  })
}

/** True when the reader was faster than the first script. */
const wasUsedBefore = (): boolean =>
  navigator.userActivation?.hasBeenActive === true ||
  document.activeElement?.matches('input, select, textarea') === true

/** To be called by a part that waited, as soon as it answers presses and is marked as awake. */
export function pressAgain(): void {
  isAwake = true
  const early = globalThis.earlyPress
  if (early === undefined) return
  const parts = [...document.querySelectorAll(`[${WAKING_ATTRIBUTE}]`)]
  const isAsleep = (part: Element) => part.querySelector(`[${AWAKE_ATTRIBUTE}]`) === null
  if (!parts.some(isAsleep)) early.stop()
  const { target } = early
  if (target === null || parts.some((part) => part.contains(target) && isAsleep(part))) return
  early.target = null
  if (target.isConnected) target.click()
}

/** Presses a button again that was pressed before its code was there. It must no longer be marked as waiting. */
export function pressEarly(button: HTMLElement): void {
  const early = globalThis.earlyPress
  if (early?.target !== button) return
  early.target = null
  button.click()
}
