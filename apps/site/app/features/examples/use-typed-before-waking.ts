import type { ChatMessage } from '@model-snippets/core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pressAgain } from '../../ui/wake.ts'
import { type Configuration, formatConfiguration } from '../configure/configuration.ts'
import { addressOfSentForm } from '../configure/form-fields.ts'

export const FORM_ID = 'configure'

/**
 * Takes over what the reader did with the form before its code was there, or what the browser filled in again after a
 * reload: nothing typed is lost.
 *
 * @param initial what the server rendered into the form
 */
export function useTypedBeforeWaking(
  initial: Configuration,
  exampleMessages: readonly ChatMessage[],
  change: (changes: Partial<Configuration>, how: 'typed') => void,
): void {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof document !== 'undefined',
  )
  const [typed] = useState(() => (isHydrating ? readForm(exampleMessages) : undefined))
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    if (typed !== undefined && addressText(typed) !== addressText(initial)) change(typed, 'typed')
    pressAgain()
  }, [typed, initial, change])
}

const neverChanges = () => () => undefined

function readForm(exampleMessages: readonly ChatMessage[]): Configuration | undefined {
  const form = document.getElementById(FORM_ID)
  if (!(form instanceof HTMLFormElement)) return undefined
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.append(name, value)
  return addressOfSentForm(parameters, exampleMessages)?.configuration
}

const addressText = (configuration: Configuration): string => formatConfiguration(configuration).toString()
