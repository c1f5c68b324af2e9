import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/field.tsx'
import { useTexts } from '../../ui/texts/examples.ts'

const STORAGE_KEY = 'shortcuts'
type ExampleTexts = ReturnType<typeof useTexts>
const KEYS = ['c', 'l', 'p', 's', '?'] as const satisfies readonly (keyof ExampleTexts['shortcuts']['keys'])[]

const LIST = 'shortcuts'

/** Opens the list of shortcuts. */
export function showShortcuts(): void {
  const list = document.getElementById(LIST)
  if (list instanceof HTMLDialogElement) list.showModal()
}

/** Single-key shortcuts, and the dialog that lists them and turns them off. */
export function Shortcuts() {
  const texts = useTexts()
  const list = useRef<HTMLDialogElement>(null)
  const [isOn, setIsOn] = useState(true)
  const [said, setSaid] = useState('')
  // The server doesn't know this browser's setting.
  useEffect(() => setIsOn(readIsOn()), [])
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      const action = ACTIONS[event.key]
      if (action === undefined) return
      event.preventDefault()
      setSaid(action(texts) ?? '')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, texts])

  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      <dialog
        ref={list}
        id={LIST}
        aria-labelledby="shortcuts-title"
        className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-xl border border-line bg-surface p-4 text-ink backdrop:bg-paper/70"
      >
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id="shortcuts-title" className="font-medium">
            {texts.shortcuts.title}
          </h2>
          <Button
            kind="bare"
            size="icon"
            aria-label={texts.shortcuts.close}
            title={texts.shortcuts.close}
            onClick={() => list.current?.close()}
          >
            <X className="size-4" />
          </Button>
        </div>
        <dl className="mb-4 grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-sm">
          {KEYS.map((key) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid size-7 place-items-center rounded-md border border-line bg-raised font-mono text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{texts.shortcuts.keys[key]}</dd>
            </div>
          ))}
        </dl>
        <Switch
          id="shortcuts-on"
          form=""
          label={texts.shortcuts.on}
          hint={texts.shortcuts.hint}
          checked={isOn}
          onChange={(event) => {
            setIsOn(event.target.checked)
            keepIsOn(event.target.checked)
          }}
        />
      </dialog>
    </>
  )
}

/** The action of each key. Its text is announced to screen readers. */
const ACTIONS: { readonly [key: string]: (texts: ExampleTexts) => string | undefined } = {
  c: () => {
    visible('.ms-step-run .ms-copy')?.click()
    return undefined
  },
  l: () => {
    const languages = [...document.querySelectorAll<HTMLInputElement>('[name="language"]')]
    const next = languages[(languages.findIndex(({ checked }) => checked) + 1) % languages.length]
    next?.click()
    return next?.parentElement?.textContent ?? undefined
  },
  '?': () => {
    showShortcuts()
    return undefined
  },
  p: () => {
    document.getElementById('provider')?.focus()
    return undefined
  },
  s: (texts) => {
    const streaming = document.getElementById('stream')
    if (!(streaming instanceof HTMLInputElement)) return undefined
    // Read before the press changes it.
    const isStreamed = !streaming.checked
    streaming.click()
    return isStreamed ? texts.shortcuts.streamingOn : texts.shortcuts.streamingOff
  },
}

const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.offsetParent !== null)

/** Checks for a key pressed alone, outside text fields. */
const isShortcut = ({ ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) &&
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog') === null

// If the browser refuses to store anything, the keys work until the reader leaves the page.
function readIsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

function keepIsOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, 'off')
  } catch {
    return
  }
}
