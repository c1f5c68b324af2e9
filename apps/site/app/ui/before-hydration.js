// Runs in the page before any bundle. Copy works at once, and scripts that don't come are reported.
{
  const TYPED = 'typed'
  const page = document.documentElement
  const isHydrated = () => 'hydrated' in page.dataset
  const copy = async (button) => {
    const code = button.closest('.ms-code')?.querySelector('pre code')
    const status = button.nextElementSibling
    try {
      await navigator.clipboard.writeText(button.dataset.text ?? code.textContent.slice(0, -1))
      status.textContent = button.dataset.copied
      button.dataset.outcome = 'copied'
    } catch {
      getSelection().selectAllChildren(code ?? button.previousElementSibling)
      status.textContent = button.dataset.selected
      button.dataset.outcome = 'selected'
    }
    setTimeout(() => {
      status.textContent = ''
      delete button.dataset.outcome
    }, 2500)
  }
  // Not a token: those are never stored.
  const fields = () =>
    document.querySelectorAll(
      'main :is(textarea, select, input:not([type="hidden"], [type="file"], [type="password"]))',
    )
  const keyOf = ({ id, name, type, value }) => id || `${name} ${type === 'radio' ? value : ''}`
  // Browsers remember modules that broke, so only a new document gets every script.
  const loadAgain = async () => {
    delete page.dataset.failed
    const isThere = await fetch(location.href).then(
      ({ status }) => status < 500,
      () => false,
    )
    if (!isThere) {
      page.dataset.failed = ''
      return
    }
    const typed = Array.from(fields(), (field) => [keyOf(field), field.value, field.checked])
    sessionStorage.setItem(TYPED, JSON.stringify(typed))
    location.reload()
  }
  const fillInAgain = () => {
    const typed = JSON.parse(sessionStorage.getItem(TYPED) ?? '[]')
    sessionStorage.removeItem(TYPED)
    for (const field of typed.length === 0 ? [] : fields()) {
      const [, value, isChecked] = typed.find(([key]) => key === keyOf(field)) ?? []
      if (value === undefined) continue
      if (field.checked !== isChecked) field.click()
      if (field.value === value) continue
      // Like input of the reader: React overlooks what is set by its own property.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  document.addEventListener('readystatechange', fillInAgain, { once: true })
  document.addEventListener(
    'click',
    (event) => {
      if (isHydrated() || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const button = event.target.closest('.ms-copy')
      if (button !== null) void copy(button)
      else if (event.target.closest('.load-again') !== null) void loadAgain()
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  const report = ({ target }) => {
    if (!isHydrated() && (target === window || target.tagName === 'SCRIPT')) page.dataset.failed = ''
  }
  addEventListener('error', report, true)
  addEventListener('unhandledrejection', report)
}
