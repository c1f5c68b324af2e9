import { useCallback, useEffect, useRef } from 'react'
import { EDIT_FIELD } from './form-fields.ts'

/** A field or a button of the form. */
export type Place = { readonly field: string } | { readonly edit: string }

/**
 * Moves the focus after an edit of a list: the pressed button may be gone, or the reader goes on in a new field. Keys
 * that go nowhere would be taken for shortcuts of the page.
 *
 * @returns takes the places of the next render by rank; the first that is there and can be used gets the focus. A render
 *   in between, as what was typed before the edit makes, has none of them, and they are looked for again
 */
export function useFocusNext(): (...places: readonly Place[]) => void {
  const wanted = useRef<readonly Place[]>([])
  useEffect(() => {
    for (const place of wanted.current) {
      const found = document.querySelector<HTMLElement>(selectorOf(place))
      if (found === null) continue
      wanted.current = []
      return found.focus()
    }
  })
  return useCallback((...places) => {
    wanted.current = places
  }, [])
}

const selectorOf = (place: Place): string =>
  'field' in place
    ? `[name="${CSS.escape(place.field)}"]:not([type="hidden"])`
    : `[name="${EDIT_FIELD}"][value="${CSS.escape(place.edit)}"]:enabled`
