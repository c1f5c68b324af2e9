import type { MouseEvent, RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { MODEL_TABS, type ModelTab, modelTabPath } from '../../domain/models/model-path.ts'
import { useTexts } from '../../ui/texts/pages.ts'

interface ModelTabsProps {
  /** The model's ID. */
  readonly id: string
  readonly tab: ModelTab
  /** The state in the page's URL, as a query. */
  readonly search: string
  /** The form's current state, as a query; undefined without a form. */
  readonly asked: RefObject<string | undefined> | undefined
}

/** Links to the pages of a model. Choices on one of them stay in the URLs of the others. */
export function ModelTabs({ id, tab, search, asked }: ModelTabsProps) {
  const texts = useTexts()
  const navigate = useNavigate()
  // The URL follows typing after a moment, and a press can come earlier.
  const go = (event: MouseEvent, to: ModelTab) => {
    const latest = asked?.current
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (latest === undefined || latest === search || isElsewhere) return
    event.preventDefault()
    void navigate(modelTabPath(id, to) + latest)
  }
  return (
    <nav aria-label={texts.model.pages} className="not-printed mt-3 flex gap-6 border-b border-line sm:mt-4">
      {MODEL_TABS.map((each) => (
        <Link
          key={each}
          to={modelTabPath(id, each) + search}
          prefetch="intent"
          onClick={(event) => go(event, each)}
          aria-current={each === tab ? 'page' : undefined}
          className="-mb-px border-b-2 border-transparent pb-2 text-sm font-medium text-muted hover:text-ink aria-[current]:border-ink aria-[current]:text-ink focus-ring sm:pb-2 sm:text-base"
        >
          {texts.model.tabs[each]}
        </Link>
      ))}
    </nav>
  )
}
