import { CopyButton } from '@model-snippets/react'
import { Lock } from 'lucide-react'
import { useRef } from 'react'
import { hubAddress } from '../../domain/models/model-path.ts'
import type { ModelSummary } from '../../domain/models/summary.ts'
import { Chip } from '../../ui/chip.tsx'
import { useTexts } from '../../ui/texts/pages.ts'

/** The parts of a model's page, by the ids of their headings. */
const SECTIONS = {
  code: 'code-title',
  agents: 'coding-agents-title',
  library: 'library-use-title',
  apps: 'local-apps-title',
} as const

interface ModelHeaderProps {
  readonly model: ModelSummary
  /** True where the reader said what the model does. */
  readonly isOwnTask: boolean
  /** What the page has of the model, in its order. */
  readonly sections: readonly (keyof typeof SECTIONS)[]
}

export function ModelHeader({ model, isOwnTask, sections }: ModelHeaderProps) {
  const texts = useTexts()
  const name = useRef<HTMLHeadingElement>(null)
  const { id, task, library, isGated } = model
  const slash = id.indexOf('/') + 1
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 sm:mb-4">
      <div className="flex min-w-0 items-start gap-1">
        <h1
          ref={name}
          className="min-w-0 font-mono text-xl leading-8 tracking-[-0.03em] wrap-anywhere sm:text-[1.625rem]"
        >
          <span className="text-muted">{id.slice(0, slash)}</span>
          <span className="font-semibold">{id.slice(slash)}</span>
        </h1>
        <CopyButton text={id} what={texts.model.copyName} fallback={() => name.current} />
      </div>
      <div className="flex flex-wrap gap-2">
        {task === undefined ? null : <Chip lang="en">{task}</Chip>}
        {library === undefined ? null : <Chip>{library}</Chip>}
      </div>
      {isGated ? (
        <p className="flex gap-2 text-[0.8125rem] leading-snug text-muted">
          <Lock aria-hidden="true" className="mt-px size-3.5 flex-none text-ink" />
          <span>
            <strong className="font-semibold text-ink">{texts.model.gatedTitle}</strong> {texts.model.gated}{' '}
            <a href={hubAddress(id)} rel="noreferrer" target="_blank" className="link text-ink">
              {texts.model.gatedLink}
            </a>
          </span>
        </p>
      ) : null}
      {isOwnTask ? <p className="text-[0.8125rem] text-muted">{texts.model.ownTask}</p> : null}
      {sections.length < 2 ? null : (
        <nav aria-label={texts.model.contents} className="not-printed flex flex-wrap gap-x-4 gap-y-1 text-[0.8125rem]">
          {sections.map((section) => (
            <a key={section} href={`#${SECTIONS[section]}`} className="link text-muted">
              {texts.model.sections[section]}
            </a>
          ))}
        </nav>
      )}
    </header>
  )
}
