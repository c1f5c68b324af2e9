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
  return (
    <Form
      method="get"
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      className="not-printed flex flex-wrap items-end gap-3"
    >
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
      <Button type="submit" className="until-hydrated">
        {site.show}
      </Button>
    </Form>
  )
}
