import { useEffectEvent, useLayoutEffect } from 'react'
import { type Configuration, formatConfiguration } from '../../domain/configuration/configuration.ts'
import type { ConfigurationChange } from '../configure/fields.tsx'
import { addressOfSentForm, type ExampleOfForm } from '../configure/form-fields.ts'

export const FORM_ID = 'configure'

/**
 * Applies changes that the reader made to the form before hydration, or that the browser restored after a reload.
 *
 * @param initial the configuration that the server rendered
 */
export function useTypedEarly(initial: Configuration, example: ExampleOfForm, change: ConfigurationChange): void {
  const takeOver = useEffectEvent(() => {
    const typed = readForm(example, initial)
    if (typed === undefined || addressText(typed) === addressText(initial)) return
    const changes = Object.fromEntries(
      Object.entries(typed).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field as keyof Configuration]),
      ),
    )
    // A choice counts like later ones: going back undoes it and doesn't leave the page.
    change(changes, DECISIONS.some((field) => field in changes) ? 'pressed' : 'typed')
  })
  // Before anything else renders: fields that React controls would be reset.
  useLayoutEffect(() => takeOver(), [])
}

/** Fields that are chosen, not typed. */
const DECISIONS = [
  'provider',
  'platform',
  'typescript',
  'streaming',
  'directRequest',
] as const satisfies readonly (keyof Configuration)[]

function readForm(example: ExampleOfForm, initial: Configuration): Configuration | undefined {
  const form = document.getElementById(FORM_ID)
  if (!(form instanceof HTMLFormElement)) return undefined
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.append(name, value)
  // The example's menus handle the language.
  parameters.delete('language')
  return addressOfSentForm(parameters, example, initial)?.configuration
}

const addressText = (configuration: Configuration): string => formatConfiguration(configuration).toString()
