import { useEffect, useRef } from 'react'

interface FilterBoxProps {
  /** The URL parameter, `true` while the box is checked. */
  readonly name: string
  readonly isOn: boolean
  readonly label: string
}

/** A checkbox that narrows a list; the form around it sends it. */
export function FilterBox({ name, isOn, label }: FilterBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  // Back and forward change the URL under the box.
  useEffect(() => {
    if (box.current !== null) box.current.checked = isOn
  }, [isOn])
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2">
      <input
        ref={box}
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={isOn}
        className="size-4 cursor-pointer accent-ink focus-ring"
      />
      {label}
    </label>
  )
}
