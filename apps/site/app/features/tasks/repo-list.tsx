import type { ExampleRepo } from '@model-snippets/core/tasks'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { modelPath } from '../../domain/models/model-path.ts'
import type { TaskModel } from '../../domain/tasks/task-page-data.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Section } from '../../ui/section.tsx'
import { useTexts } from '../../ui/texts/tasks.ts'

const HUB = 'https://huggingface.co'

interface RepoSectionProps {
  readonly id: 'models' | 'datasets' | 'metrics' | 'spaces'
  readonly repos: readonly (ExampleRepo | TaskModel)[]
  /** The hub's folder, such as `datasets/`; undefined for items without a page there. */
  readonly folder?: string
  /** Content below the list. */
  readonly children?: ReactNode
}

/** A task's models, datasets, and other items. Models in the catalogue link to their pages here, others to the hub. */
export function RepoSection({ id, repos, folder, children }: RepoSectionProps) {
  const texts = useTexts().page
  if (repos.length === 0 && !children) return null
  return (
    <Section id={id} title={texts[id]}>
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {repos.map((repo) => (
          <li
            key={repo.id}
            className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-baseline"
          >
            <p className="min-w-0 text-base wrap-anywhere">
              <RepoName repo={repo} folder={folder} />
            </p>
            <p lang="en" className="text-sm text-muted">
              {repo.description}
            </p>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  )
}

function RepoName({ repo, folder }: { readonly repo: ExampleRepo | TaskModel; readonly folder: string | undefined }) {
  if ('isEmbedded' in repo && repo.isEmbedded) {
    return (
      <Link prefetch="intent" to={modelPath(repo.id)} className="link font-mono text-sm">
        {repo.id}
      </Link>
    )
  }
  if (folder === undefined) {
    return (
      <span lang="en" className="font-medium">
        {repo.id}
      </span>
    )
  }
  return (
    <ExternalLink href={`${HUB}/${folder}${repo.id}`} className="font-mono text-sm">
      {repo.id}
    </ExternalLink>
  )
}
