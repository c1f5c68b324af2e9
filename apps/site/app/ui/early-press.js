// Runs within the page, before any other script: keeps a press of a button whose code is still on its way.
{
  const LONGEST_WAIT_MILLISECONDS = 10_000
  const keep = (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const target = event.target.closest('button, [role="tab"]')
    const part = target?.closest('[data-waking]') ?? null
    if (part === null || part.querySelector('[data-awake]') !== null) return
    event.preventDefault()
    earlyPress.target = target
    setTimeout(pressPlainly, LONGEST_WAIT_MILLISECONDS, target)
  }
  // The code does not come: what works without it, works.
  const pressPlainly = (target) => {
    if (earlyPress.target !== target) return
    earlyPress.stop()
    target.click()
  }
  globalThis.earlyPress = { target: null, stop: () => document.removeEventListener('click', keep, true) }
  document.addEventListener('click', keep, true)
}
