import { Link } from 'react-router'
import { modelPath } from '../../domain/models/model-path.ts'
import { LiveSearchForm } from '../../ui/live-search-form.tsx'
import { useTexts } from '../../ui/texts/libraries.ts'
import { libraryPath } from './library-path.ts'

/** If there are more models, the page links to a list. */
const MODELS_SHOWN = 6

/** The model that the examples are written for, as the page shows it. */
export interface ShownModel {
  readonly id: string
  readonly kind: 'catalogue' | 'named' | 'sample'
  readonly library: string | undefined
  /** Why there's no example for the ID. */
  readonly problem: string | undefined
}

interface ModelChoiceProps {
  readonly libraryKey: string
  readonly chosen: ShownModel
  /** The IDs of the catalogue's models of this library. */
  readonly models: readonly string[]
}

/** A field for any model's name, and the catalogue's models of the library as links. */
export function ModelChoice({ libraryKey, chosen, models }: ModelChoiceProps) {
  const texts = useTexts()
  return (
    <div className="not-printed grid gap-3">
      <LiveSearchForm
        action={libraryPath(libraryKey)}
        name="model"
        query={chosen.kind === 'sample' ? '' : chosen.id}
        live
        texts={texts.model}
        suggestions={models}
      />
      <p role="status" className="text-sm text-muted wrap-anywhere">
        <ChoiceNote libraryKey={libraryKey} chosen={chosen} />
      </p>
      {models.length < 2 ? null : (
        <nav aria-label={texts.page.models} className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          {models.slice(0, MODELS_SHOWN).map((id) => (
            <Link
              key={id}
              to={`?${new URLSearchParams({ model: id })}`}
              preventScrollReset
              aria-current={id === chosen.id ? 'true' : undefined}
              className="link font-mono wrap-anywhere aria-[current]:font-medium"
            >
              {id}
            </Link>
          ))}
          {models.length <= MODELS_SHOWN ? null : (
            <Link to={`/?${new URLSearchParams({ library: libraryKey })}`} className="link">
              {texts.page.allModels(models.length)}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

function ChoiceNote({ libraryKey, chosen }: Pick<ModelChoiceProps, 'libraryKey' | 'chosen'>) {
  const texts = useTexts()
  const { id, kind, library, problem } = chosen
  if (problem !== undefined) return problem
  if (kind === 'sample') return texts.page.sample
  if (kind === 'named') return texts.page.named(id)
  return (
    <>
      {library === libraryKey ? null : `${texts.page.otherLibrary(id, library)} `}
      <Link prefetch="intent" to={modelPath(id)} className="link">
        {texts.page.toModel(id)}
      </Link>
    </>
  )
}
