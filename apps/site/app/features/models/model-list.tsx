import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTexts } from '../../ui/texts/pages.ts'
import { modelPath } from './model-path.ts'
import type { ModelSummary } from './summary.ts'

export function ModelList({ models }: { readonly models: readonly ModelSummary[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 border-t border-line lg:grid-cols-2">
      {models.map((model) => (
        <ModelRow key={model.id} model={model} />
      ))}
    </ul>
  )
}

/** What the router does not know of: the code of the page's parts, which waits for a reader where it is opened first. */
function fetchModelPage(): void {
  // A failure shows when the page is opened.
  import('../examples/model-examples.tsx').catch(() => undefined)
  import('../libraries/own-machine.tsx').catch(() => undefined)
}

function ModelRow({ model: { id, task, isGated, isCalled } }: { readonly model: ModelSummary }) {
  const texts = useTexts()
  const slash = id.indexOf('/') + 1
  return (
    <li className="border-b border-line">
      <Link
        to={modelPath(id)}
        prefetch="intent"
        onPointerEnter={fetchModelPage}
        onFocus={fetchModelPage}
        className="group -mx-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-md px-3 py-2.5 hover:bg-raised focus-ring sm:grid-cols-[minmax(0,1fr)_9rem_1rem]"
      >
        <span className="font-mono text-[0.9375rem] leading-snug wrap-anywhere">
          <span className="text-muted">{id.slice(0, slash)}</span>
          <span className="font-semibold">{id.slice(slash)}</span>
          {isGated ? <span className="ms-3 font-sans text-xs text-muted">{texts.home.gated}</span> : null}
          {isCalled ? null : <span className="ms-3 font-sans text-xs text-muted">{texts.home.notCalled}</span>}
        </span>
        <span lang="en" className="col-start-1 text-[0.8125rem] text-muted sm:col-start-2">
          {task}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="col-start-2 row-span-2 row-start-1 size-4 text-muted opacity-60 transition-[opacity,translate] group-hover:translate-x-0.5 group-hover:opacity-100 sm:col-start-3 sm:row-span-1 rtl:rotate-180"
        />
      </Link>
    </li>
  )
}
