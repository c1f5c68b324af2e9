import { Link, useLocation } from 'react-router'
import type { HubList } from '../../domain/hub/hub-list.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useTexts } from '../../ui/texts/models.ts'
import { chosenOf } from '../models/model-filters.tsx'
import { ModelList } from '../models/model-list.tsx'
import type { ListState } from '../models/use-model-search.ts'

interface HubResultsProps {
  readonly state: ListState
  /** The number of embedded models. */
  readonly size: number
}

/** The hub's further models, or why there are none. */
export function HubResults({ state, size }: HubResultsProps) {
  const texts = useTexts()
  const { hub, isAskingHub, showMoreOfHub } = state
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const last = hub.at(-1)
  if (last?.kind === 'off') return null
  const models = hub.flatMap((part) => (part.kind === 'found' ? part.models : []))
  // Two pages of the hub may overlap when its order changes between them.
  const provider = chosenOf(state.list).find(({ name }) => name === 'provider')
  const unique = [...new Map(models.map((model) => [model.id, model])).values()]
  return (
    <section aria-labelledby="hub-title" className="mt-10 first:mt-0 first:mb-10">
      <h2 id="hub-title" className="mb-3 heading">
        {provider === undefined ? texts.hub.title : texts.hub.served(provider.label)}
      </h2>
      {last?.kind === 'unasked' && !isAskingHub ? <p className="text-muted">{texts.hub.idle}</p> : null}
      {unique.length > 0 ? <ModelList models={unique} /> : null}
      {isAskingHub ? (
        <Asking hasModels={unique.length > 0} />
      ) : (
        <>
          {last?.kind === 'found' && unique.length === 0 ? (
            <p role="status" className="text-muted">
              {texts.hub.none}
            </p>
          ) : null}
          {last?.kind === 'found' && last.next !== undefined ? (
            <p className="mt-4">
              <Link
                to={withCursor(parameters, last.next)}
                preventScrollReset
                onClick={(event) => {
                  if (showMoreOfHub === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  showMoreOfHub()
                }}
                className={buttonStyle()}
              >
                {texts.hub.more}
              </Link>
            </p>
          ) : null}
          <HubTrouble last={last} state={state} size={size} />
        </>
      )}
      {parameters.has('cursor') ? (
        <p className="mt-4 text-sm">
          <Link to={withCursor(parameters, undefined)} className="link text-muted">
            {texts.hub.first}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

/** Why the hub adds nothing, with a retry. */
function HubTrouble({ last, state, size }: HubResultsProps & { readonly last: HubList | undefined }) {
  const texts = useTexts()
  const { pathname, search } = useLocation()
  const words = troubleOf(texts, last, size)
  if (words === undefined) return null
  return (
    <Notice>
      {words}{' '}
      {last?.kind === 'refused' ? null : (
        <Link to={pathname + search} replace preventScrollReset onClick={state.askHubAgain} className="link text-ink">
          {texts.hub.again}
        </Link>
      )}
    </Notice>
  )
}

function troubleOf(texts: ReturnType<typeof useTexts>, last: HubList | undefined, size: number): string | undefined {
  if (last?.kind === 'late') return texts.hub.late(size)
  if (last?.kind === 'refused') return texts.hub.refused(size)
  if (last?.kind !== 'unreachable') return undefined
  return last.status === 429 ? texts.hub.busy(size) : texts.hub.unreachable(size)
}

/** Placeholders with the height of the models. */
const Asking = ({ hasModels }: { readonly hasModels: boolean }) => {
  const texts = useTexts()
  return (
    <div>
      <p role="status" className={hasModels ? 'sr-only' : 'mb-3 text-sm text-muted'}>
        {texts.hub.asking}
      </p>
      <div aria-hidden="true" className="divide-y divide-line border-y border-line">
        {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
          <div key={width} className="flex h-[2.875rem] items-center">
            <div className={`h-3 rounded-full bg-raised ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}

function withCursor(parameters: URLSearchParams, cursor: string | undefined): string {
  const next = new URLSearchParams(parameters)
  next.delete('cursor')
  if (cursor !== undefined) next.set('cursor', cursor)
  return `/?${next}`
}
