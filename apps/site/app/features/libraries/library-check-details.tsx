import type { CheckedNames } from '../../domain/libraries/library-check.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useTexts } from '../../ui/texts/libraries.ts'

/** Every name that the examples of a library use, and what the check said of it. */
export function LibraryCheckDetails({ names }: { readonly names: CheckedNames }) {
  const texts = useTexts()
  const { found, foundByName, notFound, unchecked } = names
  const defined = found.length + foundByName.length
  const all = defined + Object.keys(notFound).length + Object.keys(unchecked).length
  return (
    <section aria-labelledby="check-title">
      <h2 id="check-title" className="heading">
        {texts.check.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-sm text-muted">{texts.check.summary(defined, all)}</p>
      <div className="mt-4 border-line [&:not(:empty)]:border-b">
        <Names title={texts.check.notFound} names={Object.entries(notFound)} />
        <Names title={texts.check.found} names={found.map((name) => [name])} />
        <Names title={texts.check.foundByName} names={foundByName.map((name) => [name])} />
        <Names title={texts.check.unchecked} names={Object.entries(unchecked)} />
      </div>
    </section>
  )
}

interface NamesProps {
  readonly title: string
  readonly names: readonly (readonly [name: string, reason?: string])[]
}

const Names = ({ title, names }: NamesProps) => {
  const texts = useTexts()
  return names.length === 0 ? null : (
    <Disclosure
      title={
        <>
          {title}
          <span className="font-normal text-muted">{texts.check.names(names.length)}</span>
        </>
      }
    >
      <ul className="grid gap-2 pb-4 text-sm">
        {names.map(([name, reason]) => (
          <li key={name} className="wrap-anywhere">
            <code className="font-mono">{name}</code>
            {reason === undefined ? null : (
              <span className="text-muted">
                {' '}
                — <span lang="en">{reason}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
