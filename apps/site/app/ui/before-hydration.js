// Runs in the page before any bundle. Copy and tabs work at once, and scripts that don't come are reported.
{
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
      button.dataset.outcome = 'selected'
    }
    setTimeout(() => {
      status.textContent = ''
      delete button.dataset.outcome
    }, 2500)
  }
  // A tab is a link. The form takes along what was typed.
  const follow = ({ href }, form) => {
    for (const [name, value] of new URL(href).searchParams)
      if (form.elements[name]?.type === 'hidden') form.elements[name].value = value
    form.submit()
  }
  const loadAgain = () => {
    delete page.dataset.failed
    const script = document.querySelector('body > script[type="module"]')
    const again = document.createElement('script')
    Object.assign(again, { type: 'module', nonce: script.nonce, textContent: script.textContent })
    document.head.append(again)
  }
  document.addEventListener(
    'click',
    (event) => {
      if (isHydrated() || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const button = event.target.closest('.ms-copy')
      const tab = event.target.closest('form a[role="tab"]')
      if (button !== null) void copy(button)
      else if (tab !== null) follow(tab, tab.closest('form'))
      else if (event.target.closest('.load-again') !== null) loadAgain()
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
