import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from './button.tsx'
import { Options } from './options.tsx'
import { useTexts } from './texts/pages.ts'

interface Menu {
  readonly label: string
  /** The URL parameter of the choice. */
  readonly parameter: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string | undefined
}

/** Menus that choose what the page shows. Without scripts, a button sends them. */
export function ChoiceMenus({ menus }: { readonly menus: readonly Menu[] }) {
  const { site } = useTexts()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const show = () => void submit(form.current, { replace: true, preventScrollReset: true })
  // What was chosen before this code was there.
  const takeOver = useEffectEvent(() => {
    const data = new FormData(form.current ?? undefined)
    if (menus.some(({ parameter, chosen }) => chosen !== undefined && data.get(parameter) !== chosen)) show()
  })
  useEffect(() => takeOver(), [])
  return (
    <Form ref={form} method="get" onChange={show} className="not-printed flex flex-wrap items-end gap-3">
      {menus.map(({ label, parameter, choices, chosen }) => (
        <div key={parameter} className="grid gap-2">
          <label htmlFor={parameter} className="text-sm font-medium">
            {label}
          </label>
          {/* A changed choice gets a new menu. */}
          <select key={chosen} id={parameter} name={parameter} defaultValue={chosen} className="input w-auto">
            <Options choices={choices} />
          </select>
        </div>
      ))}
      {/* It takes no room where scripts run: nothing moves when they are there. */}
      <Button type="submit" className="hidden noscript:inline-flex in-data-failed:inline-flex">
        {site.show}
      </Button>
    </Form>
  )
}
