import { Link, useLocation } from 'react-router'
import { MODEL_TABS, type ModelTab, modelPath, modelTabPath } from '../../domain/models/model-path.ts'
import { useTexts } from '../../ui/texts/pages.ts'

interface ModelTabsProps {
  /** The model's id. */
  readonly id: string
  readonly tab: ModelTab
}

/** The pages of one model. What was chosen on one of them stays in the address of the others. */
export function ModelTabs({ id, tab }: ModelTabsProps) {
  const texts = useTexts()
  const { search } = useLocation()
  return (
    <nav aria-label={texts.model.pages} className="not-printed mt-3 flex gap-6 border-b border-line sm:mt-5">
      {MODEL_TABS.map((each) => (
        <Link
          key={each}
          to={modelTabPath(id, each) + search}
          prefetch="intent"
          aria-current={each === tab ? 'page' : undefined}
          className="-mb-px border-b-2 border-transparent pb-2 text-sm font-medium text-muted hover:text-ink aria-[current]:border-ink aria-[current]:text-ink focus-ring sm:pb-2.5 sm:text-base"
        >
          {texts.model.tabs[each]}
        </Link>
      ))}
    </nav>
  )
}

/** The address of the form that says what is asked, as it was left. */
export const useFormAddress = (id: string): string => `${modelPath(id)}${useLocation().search}`

interface NothingHereProps {
  readonly text: string
  readonly toForm: string
}

/** What stands where a page of a model has nothing to show. */
export function NothingHere({ text, toForm }: NothingHereProps) {
  const texts = useTexts()
  return (
    <p className="max-w-[62ch] text-muted">
      {text}{' '}
      <Link to={toForm} className="link text-ink">
        {texts.model.toExamples}
      </Link>
    </p>
  )
}
