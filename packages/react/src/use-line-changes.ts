import { useEffect, useState } from 'react'
import { findLineChanges, type LineChanges } from './line-changes.ts'

const SHOWN_MILLISECONDS = 4000

/**
 * What the last change did to a code, for as long as it is worth showing.
 *
 * @param code the code that is shown
 * @param isShown false while the code is out of sight: what changes there is not news when it comes back
 * @returns undefined when nothing changed lately
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
