import { useEffect, useState } from 'react'
import { findLineChanges, type LineChanges } from './line-changes.ts'

const SHOWN_MILLISECONDS = 4000

/**
 * Returns what the last change did to code, for a few seconds.
 *
 * @param code the code that is shown
 * @param isShown false while the code is hidden: changes made then aren’t marked later
 * @returns `undefined` if nothing changed recently
 */
export function useLineChanges(code: string, isShown = true): LineChanges | undefined {
  const [last, setLast] = useState<{ readonly code: string; readonly changes: LineChanges | undefined }>({
    code,
    changes: undefined,
  })
  if (last.code !== code) setLast({ code, changes: isShown ? findLineChanges(last.code, code) : undefined })
  const { changes } = last
  useEffect(() => {
    if (changes === undefined) return
    const timer = setTimeout(() => setLast((now) => ({ ...now, changes: undefined })), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [changes])
  return changes
}
