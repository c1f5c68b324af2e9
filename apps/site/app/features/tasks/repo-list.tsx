import type { ExampleRepo } from '@model-snippets/core/tasks'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { modelPath } from '../../domain/models/model-path.ts'
import type { TaskModel } from '../../domain/tasks/task-page-data.ts'
import { ExternalLink } from '../../ui/external-link.tsx'

const HUB = 'https://huggingface.co'

interface RepoSectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A list of things that belong to a task. */
export const RepoSection = ({ id, title, children }: RepoSectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="heading">
      {title}
    </h2>
    {children}
  </section>
)

interface RepoListProps {
  readonly repos: readonly (ExampleRepo | TaskModel)[]
  /** The folder of the hub, `datasets/`; undefined for things that have no page there. */
  readonly folder?: string
}

/** Names and what they are: models that are here lead to their page, others to the hub. */
export const RepoList = ({ repos, folder }: RepoListProps) => (
  <ul className="mt-3 divide-y divide-line border-y border-line">
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
)

function RepoName({
  repo,
  folder,
}: {
  readonly repo: RepoListProps['repos'][number]
  readonly folder: string | undefined
}) {
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
