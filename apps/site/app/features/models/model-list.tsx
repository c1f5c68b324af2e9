import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { modelPath } from '../../domain/models/model-path.ts'
import type { ModelPrice, Prices } from '../../domain/models/prices.ts'
import type { ModelSummary } from '../../domain/models/summary.ts'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/pages.ts'

interface ModelListProps {
  readonly models: readonly ModelSummary[]
  readonly prices?: Prices | undefined
}

export function ModelList({ models, prices }: ModelListProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 border-t border-line lg:grid-cols-2">
      {models.map((model) => (
        <ModelRow key={model.id} model={model} price={prices?.byModel[model.id]} />
      ))}
    </ul>
  )
}

/** Fetches the code of the page's parts, which the router doesn't know, before the page opens. */
function fetchModelPage(): void {
  // A failure shows when the page is opened.
  import('../examples/model-examples.tsx').catch(() => undefined)
}

interface ModelRowProps {
  readonly model: ModelSummary
  readonly price: ModelPrice | undefined
}

function ModelRow({ model: { id, about, task, size, isGated, isCalled }, price }: ModelRowProps) {
  const texts = useTexts()
  const format = useFormat()
  const slash = id.indexOf('/') + 1
  return (
    <li className="border-b border-line">
      <Link
        to={modelPath(id)}
        prefetch="intent"
        onPointerEnter={fetchModelPage}
        onFocus={fetchModelPage}
        className="group -mx-3 grid h-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-md px-3 py-2 hover:bg-raised focus-ring"
      >
        <span className="min-w-0">
          <span className="block font-mono text-base leading-snug wrap-anywhere">
            <span className="text-muted">{id.slice(0, slash)}</span>
            <span className="font-medium">{id.slice(slash)}</span>
          </span>
          {about === undefined ? null : (
            <span lang="en" className="mt-0.5 block text-sm leading-snug text-muted">
              {about}
            </span>
          )}
          <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink tabular-nums empty:hidden">
            {task === undefined ? null : <span lang="en">{task}</span>}
            {size === undefined ? null : <span>{size}</span>}
            {price === undefined ? null : (
              <>
                <span>{texts.model.providers(price.providers)}</span>
                <span>{texts.home.price(format.dollars(price.input), format.dollars(price.output))}</span>
              </>
            )}
            {isGated ? <span className="text-muted">{texts.home.gated}</span> : null}
            {isCalled ? null : <span className="text-muted">{texts.home.notCalled}</span>}
          </span>
        </span>
        <ChevronRight className="size-4 text-muted opacity-60 transition-[opacity,translate] group-hover:translate-x-0.5 group-hover:opacity-100 rtl:rotate-180" />
      </Link>
    </li>
  )
}
