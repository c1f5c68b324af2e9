import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts as useConfigureTexts } from '../../ui/texts/configure.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { labelOfField, labelOfOption } from '../configure/field-label.ts'
import type { InputKind } from '../configure/inputs.ts'
import type { Problem } from '../configure/options.ts'
import type { Examples } from './build-examples.ts'

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div className="mb-6 flex gap-3 rounded-lg border border-line bg-surface p-4 text-sm">
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none text-danger" />
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </div>
)

interface ProblemsProps {
  readonly problems: readonly Problem[]
  readonly input: InputKind
}

/** All problems by name, above the code that they shape: their fields may be out of sight. */
export function Problems({ problems, input }: ProblemsProps) {
  const configureTexts = useConfigureTexts()
  const texts = useTexts()
  if (problems.length === 0) return null
  return (
    <Notice>
      <p className="font-semibold">{texts.problems}</p>
      <ul className="mt-1 grid gap-1 text-muted">
        {problems.map(({ field, message, lang }) => (
          <li key={field}>
            <span className="text-ink">{labelOfField(configureTexts, field, input)}:</span>{' '}
            <span lang={lang}>{message}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface IgnoredProps extends Pick<Examples, 'ignored'> {
  readonly input: InputKind
}

/** What was asked for and changes nothing. */
export function Ignored({ ignored, input }: IgnoredProps) {
  const configureTexts = useConfigureTexts()
  const texts = useTexts()
  if (ignored.length === 0) return null
  return (
    <Notice>
      <p className="font-semibold">{texts.ignored}</p>
      <ul className="mt-1 grid gap-1 text-muted">
        {ignored.map(({ option, reason }) => (
          <li key={option}>
            <span className="text-ink">{labelOfOption(configureTexts, option, input)}:</span>{' '}
            <span lang="en">{reason}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

export const CouldNotUpdate = ({ search }: { readonly search: string }) => {
  const texts = useTexts()
  return (
    <Notice>
      {texts.couldNotUpdate}{' '}
      <a href={search} className="link">
        {texts.reload}
      </a>
      .
    </Notice>
  )
}

interface NothingProps extends Pick<Examples, 'notOffered'> {
  /** The same state with a direct request, where that is another one. */
  readonly directAddress: string | undefined
}

export const Nothing = ({ notOffered, directAddress }: NothingProps) => {
  const texts = useTexts()
  return (
    <Notice>
      <p className="font-semibold">{texts.notOfferedAll}</p>
      {notOffered.map(({ reason }) => (
        <p key={reason} lang="en" className="mt-1 text-muted">
          {reason}
        </p>
      ))}
      {directAddress === undefined ? null : (
        <p className="mt-2">
          <Link to={directAddress} preventScrollReset className="link">
            {texts.tryDirect}
          </Link>
        </p>
      )}
    </Notice>
  )
}
