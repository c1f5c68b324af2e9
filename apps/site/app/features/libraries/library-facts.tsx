import { FileCode } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../ui/button.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { texts } from '../../ui/texts/libraries.ts'
import type { LibraryPage } from './library-page-data.ts'
import { libraryPath } from './library-path.ts'

interface LibraryFactsProps {
  readonly library: Pick<
    LibraryPage,
    'key' | 'repoName' | 'repoUrl' | 'docsUrl' | 'isFilter' | 'countDownloads' | 'releases'
  >
  /** Endings under which the page is a file, `.json`. */
  readonly forms: readonly string[]
  /** The part of the address that says for which model, `?model=…` or empty. */
  readonly search: string
}

const REGISTRIES = {
  pypi: { label: 'PyPI', page: (name: string) => `https://pypi.org/project/${name}/` },
  npm: { label: 'npm', page: (name: string) => `https://www.npmjs.com/package/${name}` },
} as const

/** What the hub and the registries know of a library. */
export function LibraryFacts({ library, forms, search }: LibraryFactsProps) {
  const { key, repoName, repoUrl, docsUrl, isFilter, countDownloads, releases } = library
  return (
    <section aria-labelledby="facts-title" className="min-w-0">
      <h2 id="facts-title" className="sr-only">
        {texts.page.facts}
      </h2>
      <dl className="divide-y divide-line rounded-xl border border-line bg-surface px-5 text-sm">
        <Fact name={texts.page.key}>
          <code className="font-mono text-[0.8125rem]">{key}</code>
        </Fact>
        <Fact name={texts.page.repository}>
          <ExternalLink href={repoUrl}>{repoName}</ExternalLink>
        </Fact>
        {docsUrl === undefined ? null : (
          <Fact name={texts.page.documentation}>
            <ExternalLink href={docsUrl}>{new URL(docsUrl).host}</ExternalLink>
          </Fact>
        )}
        {releases === undefined ? null : (
          <Fact name={texts.page.packageOn(REGISTRIES[releases.registry].label)}>
            <ExternalLink href={REGISTRIES[releases.registry].page(releases.package)}>{releases.package}</ExternalLink>
          </Fact>
        )}
        <Fact name={texts.page.filter}>{isFilter ? texts.page.yes : texts.page.no}</Fact>
        <Fact name={texts.page.downloads}>
          {countDownloads === undefined ? (
            texts.page.downloadsDefault
          ) : (
            <code className="font-mono text-[0.8125rem]">{countDownloads}</code>
          )}
        </Fact>
      </dl>
      <p className="not-printed mt-3 -ms-2.5 flex flex-wrap gap-x-1">
        {forms.map((ending) => (
          <a
            key={ending}
            href={`${libraryPath(key)}${ending}${search}`}
            className={mergeClasses(
              buttonStyle({ kind: 'bare', size: 'small' }),
              'gap-1.5 text-[0.8125rem] font-normal',
            )}
          >
            <FileCode aria-hidden="true" className="size-4" />
            {texts.page.plainFile(ending)}
          </a>
        ))}
      </p>
    </section>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="py-3">
    <dt className="text-[0.8125rem] text-muted">{name}</dt>
    <dd className="mt-0.5 wrap-anywhere">{children}</dd>
  </div>
)
