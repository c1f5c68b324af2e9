import { CopyButton } from '@model-snippets/react'
import { Lock } from 'lucide-react'
import { useRef } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { useTexts } from '../../ui/texts/pages.ts'
import { hubAddress } from './model-path.ts'
import type { ModelSummary } from './summary.ts'

export function ModelHeader({ model }: { readonly model: ModelSummary }) {
  const texts = useTexts()
  const name = useRef<HTMLHeadingElement>(null)
  const { id, task, library, isGated } = model
  const slash = id.indexOf('/') + 1
  return (
    <header className="mb-10">
      <div className="flex items-start gap-2">
        <h1
          ref={name}
          className="min-w-0 font-mono text-[1.375rem] leading-tight tracking-[-0.03em] wrap-anywhere sm:text-[1.875rem]"
        >
          <span className="text-muted">{id.slice(0, slash)}</span>
          <span className="font-semibold">{id.slice(slash)}</span>
        </h1>
        <CopyButton text={id} what={texts.model.copyName} fallback={() => name.current} className="sm:mt-0.5" />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {task === undefined ? null : <Chip lang="en">{task}</Chip>}
        {library === undefined ? null : <Chip>{library}</Chip>}
      </div>
      {isGated ? (
        <p className="mt-5 flex max-w-[68ch] gap-2.5 text-sm text-muted">
          <Lock aria-hidden="true" className="mt-0.5 size-4 flex-none text-ink" />
          <span>
            <strong className="font-semibold text-ink">{texts.model.gatedTitle}</strong> {texts.model.gated}{' '}
            <a href={hubAddress(id)} rel="noreferrer" target="_blank" className="link text-ink">
              {texts.model.gatedLink}
            </a>
          </span>
        </p>
      ) : null}
    </header>
  )
}
