import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from './button.tsx'

interface ParameterFormProps {
  /** The ID of the part of the page that its fields change. */
  readonly part: string
  /** The URL parameters of its fields. */
  readonly names: readonly string[]
  /** The label of its button. */
  readonly submit: string
  readonly className: string
  readonly children: ReactNode
}

/** A separate form, which keeps the other parameters of the URL. It works without scripts. */
export function ParameterForm({ part, names, submit, className, children }: ParameterFormProps) {
  const { pathname, search } = useLocation()
  const others = [...new URLSearchParams(search)].filter(([name]) => !names.includes(name))
  return (
    <form action={`${pathname}#${part}`} className={className}>
      {others.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may stand there twice
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      {children}
      {/* Beside the controls, below their labels. */}
      <div className="grid content-start justify-items-start gap-2">
        <span aria-hidden="true" className="text-sm max-sm:hidden">
          &nbsp;
        </span>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  )
}
