import { Link } from 'react-router'
import type { LibrarySummary } from '../../domain/libraries/library-list-data.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/libraries.ts'
import { libraryPath } from './library-path.ts'

export const LibraryList = ({ libraries }: { readonly libraries: readonly LibrarySummary[] }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 border-t border-line lg:grid-cols-2">
    {libraries.map((library) => (
      <LibraryRow key={library.key} library={library} />
    ))}
  </ul>
)

function LibraryRow({ library }: { readonly library: LibrarySummary }) {
  const texts = useTexts()
  const { key, label, repoUrl, docsUrl } = library
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2">
      <p className="min-w-0 wrap-anywhere">
        <Link
          prefetch="intent"
          to={libraryPath(key)}
          className="me-2 rounded-md font-medium hover:underline focus-ring"
        >
          {label}
        </Link>
        <code className="inline-block max-w-full font-mono text-sm text-muted">{key}</code>
      </p>
      <p className="flex gap-4 text-sm whitespace-nowrap">
        {docsUrl === undefined ? null : (
          <ExternalLink href={docsUrl} label={texts.list.docsOf(label)}>
            {texts.list.docs}
          </ExternalLink>
        )}
        <ExternalLink href={repoUrl} label={texts.list.repoOf(label)}>
          {texts.list.repo}
        </ExternalLink>
      </p>
      <p className="col-span-2 min-w-0 text-sm leading-snug text-muted wrap-anywhere">
        <CheckedWords library={library} />
      </p>
    </li>
  )
}

function CheckedWords({ library: { hasExample, check } }: { readonly library: LibrarySummary }) {
  const texts = useTexts()
  if (!hasExample || check === undefined) return texts.list.noExample
  const { release, whyNone } = check
  return release === undefined ? (
    <>
      {texts.list.notChecked} <span lang="en">{whyNone}</span>
    </>
  ) : (
    texts.list.checked(release.package, release.version, release.date)
  )
}
