import type { LibraryPage } from '../../domain/libraries/library-page-data.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { useTexts } from '../../ui/texts/libraries.ts'
import { libraryPath } from './library-path.ts'

interface LibraryFactsProps {
  readonly library: Pick<
    LibraryPage,
    'key' | 'repoName' | 'repoUrl' | 'docsUrl' | 'isFilter' | 'countDownloads' | 'releases'
  >
  /** The extensions of the page's files, such as `.json`. */
  readonly forms: readonly string[]
  /** The model in the URL, `?model=…`, or empty. */
  readonly search: string
}

const REGISTRIES = {
  pypi: { label: 'PyPI', page: (name: string) => `https://pypi.org/project/${name}/` },
  npm: { label: 'npm', page: (name: string) => `https://www.npmjs.com/package/${name}` },
} as const

/** The facts about a library from the hub and the registries. */
export function LibraryFacts({ library, forms, search }: LibraryFactsProps) {
  const texts = useTexts()
  const { key, repoName, repoUrl, docsUrl, isFilter, countDownloads, releases } = library
  return (
    <Facts texts={texts.page} endings={forms} hrefOf={(ending) => `${libraryPath(key)}${ending}${search}`}>
      <Fact name={texts.page.key}>
        <code className="font-mono text-sm">{key}</code>
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
          <code className="font-mono text-sm">{countDownloads}</code>
        )}
      </Fact>
    </Facts>
  )
}
