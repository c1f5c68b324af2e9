import { clsx } from 'clsx'
import { FileCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyle } from './button.tsx'

/** One line of a list of facts, a `<dl>`. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="py-3">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
)

interface PlainFilesProps {
  readonly endings: readonly string[]
  readonly hrefOf: (ending: string) => string
  readonly label: (ending: string) => string
}

/** The same page as files, by their endings. */
export const PlainFiles = ({ endings, hrefOf, label }: PlainFilesProps) => (
  <p className="not-printed mt-3 -ms-3 flex flex-wrap gap-x-1">
    {endings.map((ending) => (
      <a
        key={ending}
        href={hrefOf(ending)}
        className={clsx(buttonStyle({ kind: 'bare', size: 'small' }), 'gap-2 text-sm font-normal')}
      >
        <FileCode aria-hidden="true" className="size-4" />
        {label(ending)}
      </a>
    ))}
  </p>
)
