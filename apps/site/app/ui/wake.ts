/** What readers do before anything else. A click may come alone: assistive software presses without a pointer. */
const FIRST_INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'click'] as const

/** A part of the page that waits for its code is marked with the first, and once it has it with the second. */
export const WAKING_ATTRIBUTE = 'data-waking'
export const AWAKE_ATTRIBUTE = 'data-awake'

declare global {
  /** The press that `early-press.js` kept. */
  var earlyPress:
    | {
        target: HTMLElement | null
        /** The last key; or the one that opens the palette, with what was typed behind it. */
        keys: readonly KeyboardEventInit[]
        /** Whether the first of them opens the palette. */
        isPaletteWanted: boolean
        /** Shows which press waits for its code; null when none does. */
        readonly show: (target: HTMLElement | null) => void
        readonly stop: () => void
      }
    | undefined
}

let isUsed = false
let hasFailed = false

/**
 * Runs `load` at the reader's first interaction with the page; at once if there was one. The page is complete without
 * it: links and forms work as HTML. A button pressed while the code is on its way is pressed again once it is there.
 * After a failure a new call waits for the next interaction, or for a connection that is back.
 *
 * @param load fetches the code of the waiting part
 */
export function onFirstInteraction<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (isUsed || (!hasFailed && wasUsedBefore())) return attempt(load)
  const occasions = hasFailed ? [...FIRST_INTERACTIONS, 'online'] : FIRST_INTERACTIONS
  return new Promise((resolve, reject) => {
    const wake = () => {
      for (const name of occasions) removeEventListener(name, wake, true)
      attempt(load).then(resolve, reject)
    }
    for (const name of occasions) addEventListener(name, wake, { capture: true, passive: true })
  })
}

async function attempt<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  isUsed = true
  try {
    return await load()
  } catch (error) {
    isUsed = false
    hasFailed = true
    globalThis.earlyPress?.show(null)
    pressAgain()
    throw error
  }
}

/** True when the reader was faster than the first script. */
const wasUsedBefore = (): boolean =>
  navigator.userActivation?.hasBeenActive === true ||
  document.activeElement?.matches('input, select, textarea') === true

/** To be called by a part that waited, as soon as it answers presses and is marked as awake. */
export function pressAgain(): void {
  const early = globalThis.earlyPress
  if (early === undefined) return
  const parts = [...document.querySelectorAll(`[${WAKING_ATTRIBUTE}]`)]
  const isAsleep = (part: Element) => part.querySelector(`[${AWAKE_ATTRIBUTE}]`) === null
  const { target, keys } = early
  if (!parts.some(isAsleep)) {
    early.stop()
    early.show(null)
    early.keys = []
    early.isPaletteWanted = false
    for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, ...BUBBLING }))
  }
  if (target === null || parts.some((part) => part.contains(target) && isAsleep(part))) return
  early.target = null
  early.show(null)
  if (target.isConnected) target.click()
}

const BUBBLING = { bubbles: true, cancelable: true }
