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
 * @returns true as soon as the form answers
 */
export function useTypedBeforeWaking(
  initial: Configuration,
  exampleMessages: readonly ChatMessage[],
  change: (changes: Partial<Configuration>, how: 'typed') => void,
): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof document !== 'undefined',
  )
  const [typed] = useState(() => (isHydrating ? readForm(exampleMessages) : undefined))
  const [isAwake, setIsAwake] = useState(false)
  const isTakenOver = useRef(false)
  useEffect(() => {
    if (isTakenOver.current) return
    isTakenOver.current = true
    if (typed !== undefined && addressText(typed) !== addressText(initial)) change(typed, 'typed')
    setIsAwake(true)
  }, [typed, initial, change])
  // Only now do the controls know what was typed: a press before could undo it.
  useEffect(() => {
    if (isAwake) pressAgain()
  }, [isAwake])
  return isAwake
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
