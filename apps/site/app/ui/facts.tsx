import { clsx } from 'clsx'
import { FileCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyle } from './button.tsx'
import { Section } from './section.tsx'

interface FactsProps {
  readonly texts: { readonly facts: string; readonly plainFile: (ending: string) => string }
  /** The extensions of the page's files, such as `.json`. */
  readonly endings: readonly string[]
  readonly hrefOf: (ending: string) => string
  /** A `Fact` each. */
  readonly children: ReactNode
}

/** The facts about a page's subject, and the page as files. */
export const Facts = ({ texts, endings, hrefOf, children }: FactsProps) => (
  <Section title={texts.facts} titleClass="sr-only" className="min-w-0">
    <dl className="divide-y divide-line rounded-xl border border-line bg-surface px-6 text-sm">{children}</dl>
    <p className="not-printed mt-3 -ms-3 flex flex-wrap gap-x-1">
      {endings.map((ending) => (
        <a
          key={ending}
          href={hrefOf(ending)}
          className={clsx(buttonStyle({ kind: 'bare', size: 'small' }), 'gap-2 text-sm font-normal')}
        >
          <FileCode aria-hidden="true" className="size-4" />
          {texts.plainFile(ending)}
        </a>
      ))}
    </p>
  </Section>
)

/** One line of a list of facts. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="py-3">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
)

interface FactListProps<Item> {
  readonly name: string
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly className?: string
  readonly children: (item: Item) => ReactNode
}

/** A fact with a list of values; nothing if it's empty. */
export const FactList = <Item,>({ name, items, keyOf, className = 'grid gap-1', children }: FactListProps<Item>) =>
  items.length === 0 ? null : (
    <Fact name={name}>
      <ul className={className}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </Fact>
  )
