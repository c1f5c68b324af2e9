import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Configuration, formatConfiguration } from '../../domain/configuration/configuration.ts'
import { pressAgain } from '../../ui/wake.ts'
import type { ConfigurationChange } from '../configure/fields-props.ts'
import { addressOfSentForm, type ExampleOfForm, FILE_OF, pathOfFile } from '../configure/form-fields.ts'

export const FORM_ID = 'configure'

/**
 * Takes over what the reader did with the form before its code was there, or what the browser filled in again after a
 * reload: nothing typed is lost.
 *
 * @param initial what the server rendered into the form
 * @returns true as soon as the form answers
 */
export function useTypedBeforeWaking(
  initial: Configuration,
  example: ExampleOfForm,
  change: ConfigurationChange,
): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof document !== 'undefined',
  )
  const [typed] = useState(() => (isHydrating ? readForm(example, initial) : undefined))
  const [isAwake, setIsAwake] = useState(false)
  const isTakenOver = useRef(false)
  useEffect(() => {
    if (isTakenOver.current) return
    isTakenOver.current = true
    if (typed !== undefined && addressText(typed) !== addressText(initial)) {
      // A choice made before waking is a decision like every later one: going back must undo it, not leave the page.
      change(typed, DECISIONS.some((field) => typed[field] !== initial[field]) ? 'pressed' : 'typed')
    }
    setIsAwake(true)
  }, [typed, initial, change])
  // Only now do the controls know what was typed: a press before could undo it.
  useEffect(() => {
    if (isAwake) pressAgain()
  }, [isAwake])
  return isAwake
}

/** Fields that are chosen and not typed. */
const DECISIONS = [
  'provider',
  'platform',
  'typescript',
  'streaming',
  'directRequest',
] as const satisfies readonly (keyof Configuration)[]

const neverChanges = () => () => undefined

function readForm(example: ExampleOfForm, initial: Configuration): Configuration | undefined {
  const form = document.getElementById(FORM_ID)
  if (!(form instanceof HTMLFormElement)) return undefined
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.append(name, value)
  // A file that was chosen has its name in no field yet.
  for (const chooser of form.querySelectorAll<HTMLInputElement>(`input[${FILE_OF}]`)) {
    const [file] = chooser.files ?? []
    const field = chooser.getAttribute(FILE_OF) ?? ''
    if (file !== undefined) parameters.set(field, pathOfFile(field, file))
  }
  return addressOfSentForm(parameters, example, initial)?.configuration
}

const addressText = (configuration: Configuration): string => formatConfiguration(configuration).toString()
