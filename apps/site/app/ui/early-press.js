// Runs within the page, before any other script: keeps a press of a button or of keys whose code is still on its way.
{
  const LONGEST_WAIT_MILLISECONDS = 10_000
  const isAwake = (part) => part.querySelector('[data-awake]') !== null
  const keepClick = (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const target = event.target.closest('button, [role="tab"]')
    const part = target?.closest('[data-waking]') ?? null
    if (part === null || isAwake(part)) return
    // The forms of the frame are sent as they are.
    if (part === document.body && target.type === 'submit') return
    event.preventDefault()
    earlyPress.show(target)
    earlyPress.target = target
    setTimeout(pressPlainly, LONGEST_WAIT_MILLISECONDS, target)
  }
  // The page itself takes over what was chosen; that it was seen shows now.
  const showChange = ({ target }) => {
    const part = target.closest('[data-waking]')
    if (part !== null && !isAwake(part)) document.documentElement.toggleAttribute('data-waiting', true)
  }
  // The code does not come: what works without it, works.
  const pressPlainly = (target) => {
    if (earlyPress.target !== target) return
    earlyPress.show(null)
    earlyPress.stop()
    target.click()
  }
  const keepKey = (event) => {
    const { key, ctrlKey, metaKey, altKey, repeat, isComposing, target } = event
    const isPalette = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey
    const isLetter = key.length === 1 && !(ctrlKey || metaKey || altKey)
    // What is typed behind the palette's key is meant for the palette.
    const isSearched = isLetter && earlyPress.isPaletteWanted
    if (repeat || isComposing || !(isPalette || isLetter) || (key === ' ' && !isSearched)) return
    if (isSearched) {
      event.preventDefault()
      earlyPress.keys.push({ key })
      return
    }
    if (isLetter && target.closest('input:not([type="checkbox"]), textarea, select, dialog') !== null) return
    // The browser has a use of its own for this one.
    if (isPalette) event.preventDefault()
    earlyPress.isPaletteWanted = isPalette
    earlyPress.keys = [{ key, ctrlKey, metaKey }]
  }
  globalThis.earlyPress = {
    target: null,
    keys: [],
    isPaletteWanted: false,
    // On a slow line the code takes seconds: what was pressed says at once that it was, and so does the top of the page.
    show: (target) => {
      for (const shown of document.querySelectorAll('[data-pressed]')) shown.removeAttribute('data-pressed')
      target?.setAttribute('data-pressed', '')
      document.documentElement.toggleAttribute('data-waiting', target !== null)
    },
    stop: () => {
      document.removeEventListener('click', keepClick, true)
      document.removeEventListener('keydown', keepKey, true)
      document.removeEventListener('change', showChange, true)
    },
  }
  document.addEventListener('click', keepClick, true)
  document.addEventListener('keydown', keepKey, true)
  document.addEventListener('change', showChange, true)
}
