import type { CheckedNames } from '../../domain/libraries/library-check.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Section } from '../../ui/section.tsx'
import { useTexts } from '../../ui/texts/libraries.ts'

/** The names in a library's examples, with the results of their check. */
export function LibraryCheckDetails({ names }: { readonly names: CheckedNames }) {
  const texts = useTexts()
  const { found, foundByName, notFound, unchecked } = names
  const defined = found.length + foundByName.length
  const all = defined + Object.keys(notFound).length + Object.keys(unchecked).length
  return (
    <Section title={texts.check.title} lead={texts.check.summary(defined, all)}>
      <div className="mt-4 border-line [&:not(:empty)]:border-b">
        <Names title={texts.check.notFound} names={Object.entries(notFound)} />
        <Names title={texts.check.found} names={found.map((name) => [name])} />
        <Names title={texts.check.foundByName} names={foundByName.map((name) => [name])} />
        <Names title={texts.check.unchecked} names={Object.entries(unchecked)} />
      </div>
    </Section>
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
          <span className="flex-none font-normal text-muted">{texts.check.names(names.length)}</span>
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
