import { useRouteLoaderData } from 'react-router'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/examples.ts'
import { elsewhere, isPublic, LONGEST_PROMPT } from '../downloads/elsewhere.ts'
import type { StateAddress } from '../downloads/file-link.tsx'

interface OpenElsewhereProps {
  /** The address of the model's page, without a state. */
  readonly path: string
  readonly address: StateAddress
  /** The state of its notebook in Python; undefined where there is none. */
  readonly notebook: StateAddress | undefined
}

/** Links that open the example where readers work. */
export function OpenElsewhere({ path, address, notebook }: OpenElsewhereProps) {
  const texts = useTexts()
  const { origin } = useRouteLoaderData<{ readonly origin: string }>('root') ?? { origin: '' }
  const search = address.search.length > LONGEST_PROMPT ? '' : address.search
  const links = elsewhere({
    notebook: notebook && `${origin}${path}.ipynb${notebook.search}`,
    prompt: texts.openIn.prompt(`${origin}${path}.md${search}`),
  })
  return (
    <div className="not-printed mt-1 text-[0.8125rem]">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        {texts.openIn.title}
        {links.map(({ label, href }) => (
          <ExternalLink key={label} href={href} className="text-ink">
            {label}
          </ExternalLink>
        ))}
      </p>
      {isPublic(origin) ? null : <p className="mt-1 text-muted">{texts.openIn.private}</p>}
    </div>
  )
}
