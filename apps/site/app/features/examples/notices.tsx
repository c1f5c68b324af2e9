import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InputKind } from '../../domain/configuration/inputs.ts'
import type { Problem } from '../../domain/configuration/options.ts'
import type { Examples } from '../../domain/examples/build-examples.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts as useConfigureTexts } from '../../ui/texts/configure.ts'
import { useTexts } from '../../ui/texts/examples.ts'
import { labelOfField, labelOfOption } from '../configure/field-label.ts'
import { FileLink, type StateAddress } from '../downloads/file-link.tsx'

/** A warning above the code. */
export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div className="mb-6 flex gap-3 rounded-xl border border-line bg-surface p-4 text-sm">
    <TriangleAlert className="mt-0.5 size-4 flex-none text-danger" />
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </div>
)

interface NoticeListProps {
  readonly title: string
  readonly entries: readonly { readonly key: string; readonly label: string; readonly text: ReactNode }[]
}

/** A warning about fields, by name; nothing if there are none. */
const NoticeList = ({ title, entries }: NoticeListProps) =>
  entries.length === 0 ? null : (
    <Notice>
      <p className="font-medium">{title}</p>
      <ul className="mt-1 grid gap-1 text-muted">
        {entries.map(({ key, label, text }) => (
          <li key={key}>
            <span className="text-ink">{label}:</span> {text}
          </li>
        ))}
      </ul>
    </Notice>
  )

interface ProblemsProps {
  readonly problems: readonly Problem[]
  readonly input: InputKind
}

/** All problems by name, above the code, because their fields may be out of sight. */
export function Problems({ problems, input }: ProblemsProps) {
  const configureTexts = useConfigureTexts()
  const entries = problems.map(({ field, message, lang }) => ({
    key: field,
    label: labelOfField(configureTexts, field, input),
    text: <span lang={lang}>{message}</span>,
  }))
  return <NoticeList title={useTexts().problems} entries={entries} />
}

interface IgnoredProps extends Pick<Examples, 'ignored'> {
  readonly input: InputKind
  /** True while the router chooses the provider, which rules out direct calls. */
  readonly needsProvider: boolean
}

/** Options without effect. */
export function Ignored({ ignored, input, needsProvider }: IgnoredProps) {
  const configureTexts = useConfigureTexts()
  const texts = useTexts()
  const toProvider = (
    <a href="#provider" className="link text-ink">
      {texts.chooseProvider}
    </a>
  )
  const entries = ignored.map(({ option, reason }) => ({
    key: option,
    label: labelOfOption(configureTexts, option, input),
    text: (
      <>
        {reason} {option === 'directRequest' && needsProvider ? toProvider : null}
      </>
    ),
  }))
  return <NoticeList title={texts.ignored} entries={entries} />
}

interface CouldNotUpdateProps {
  /** The URL of the model's page. */
  readonly path: string
  readonly address: StateAddress
  readonly tryAgain: () => void
}

/** Offers a retry and what the server can write: the page, or a file if the state is too long for a URL. */
export const CouldNotUpdate = ({ path, address, tryAgain }: CouldNotUpdateProps) => {
  const texts = useTexts()
  return (
    <Notice>
      <p role="alert">{texts.couldNotUpdate}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" onClick={tryAgain}>
          {texts.tryAgain}
        </Button>
        <FileLink path={address.isComplete ? path : `${path}.md`} address={address} className="link">
          {texts.reload}
        </FileLink>
      </p>
    </Notice>
  )
}
