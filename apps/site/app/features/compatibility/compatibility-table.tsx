import { clsx } from 'clsx'
import { Check, Minus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cell } from '../../domain/compatibility/compatibility.server.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Section } from '../../ui/section.tsx'
import { useTexts } from '../../ui/texts/compatibility.ts'

/** A row of a table: its subject, what ran, and a cell for each column. */
export interface TableRow {
  readonly key: string
  readonly label: string
  /** The subject's page. */
  readonly url?: string
  readonly release: string | undefined
  readonly cells: readonly Cell[]
}

interface CompatibilityTableProps {
  readonly title: string
  /** The heading of the first column. */
  readonly subject: string
  readonly columns: readonly string[]
  readonly rows: readonly TableRow[]
  /** The reasons in the list below the tables, in order. */
  readonly reasons: readonly string[]
}

/** A table of runs: a mark if an example ran, otherwise a dash with its reason, in red for a defect. */
export function CompatibilityTable({ title, subject, columns, rows, reasons }: CompatibilityTableProps) {
  const texts = useTexts()
  return (
    <Section title={title} className="mt-10">
      <div className="relative mt-3 overflow-x-auto rounded-xl border border-line bg-surface">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-sm text-muted">
              <Head className="w-40 min-w-40 px-4 sm:w-56">{subject}</Head>
              {columns.map((column) => (
                <Head key={column} className="px-2">
                  {column}
                </Head>
              ))}
              <Head className="w-60 min-w-60 px-3">{texts.release}</Head>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, url, release, cells }) => (
              <tr key={key} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky start-0 bg-surface px-4 py-2 text-start font-medium sm:whitespace-nowrap"
                >
                  {url === undefined ? label : <ExternalLink href={url}>{label}</ExternalLink>}
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place]} className="px-2 py-2">
                    <CellView {...cell} reasons={reasons} />
                  </td>
                ))}
                <td className="px-3 py-2 text-muted">{release ?? texts.nothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

/** No line below sets how wide a column is: nothing moves while they arrive. */
const Head = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <th scope="col" className={clsx('py-2 text-start font-medium', className)}>
    {children}
  </th>
)

function CellView({ ran, reason, defect, reasons }: Cell & { readonly reasons: readonly string[] }) {
  const texts = useTexts()
  if (ran !== undefined) {
    return (
      <span title={texts.ran(ran)}>
        <Check className="size-4" />
        <span className="sr-only">{texts.ran(ran)}</span>
      </span>
    )
  }
  const [Icon, text] = defect === undefined ? [Minus, texts.not] : [TriangleAlert, texts.broken]
  return (
    <a
      href={`#reason-${reasons.indexOf(reason) + 1}`}
      className={clsx(
        '-ms-1 grid size-6 place-items-center rounded-md focus-ring',
        defect === undefined ? 'text-muted' : 'text-danger',
      )}
    >
      <span lang="en" title={reason}>
        <Icon className="size-4" />
      </span>
      <span className="sr-only">{text}</span>
    </a>
  )
}
