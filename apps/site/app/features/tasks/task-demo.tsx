import type { TaskDemo as Demo, TaskDemoEntry } from '@model-snippets/core/tasks'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { SAMPLE_SIZES } from '../../domain/tasks/sample-sizes.ts'
import { sampleText } from '../../domain/tasks/sample-text.ts'
import { Section } from '../../ui/section.tsx'
import { useLocale } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/tasks.ts'
import { partsOf } from './marked-text.ts'
import { MovingPicture } from './moving-picture.tsx'

/** The input and output of a model of the task, as a reader sees or hears them. */
export const TaskDemo = ({ demo: { inputs, outputs } }: { readonly demo: Demo }) => {
  const texts = useTexts()
  return (
    <Section title={texts.demo.title} titleClass="sr-only">
      <div className="grid gap-4 rounded-xl border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:gap-6">
        <Side title={texts.demo.input} entries={inputs} />
        <ArrowDown className="size-5 text-muted md:mt-0.5 md:-rotate-90 md:rtl:rotate-90" />
        <Side title={texts.demo.output} entries={outputs} />
      </div>
    </Section>
  )
}

const Side = ({ title, entries }: { readonly title: string; readonly entries: readonly TaskDemoEntry[] }) => (
  <div className="min-w-0">
    <h3 className="text-sm font-medium">{title}</h3>
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
      {entries.map((entry) => (
        <Entry key={JSON.stringify(entry)} entry={entry} />
      ))}
    </div>
  </div>
)

function Entry({ entry }: { readonly entry: TaskDemoEntry }) {
  switch (entry.type) {
    case 'text':
      return <LabelledText label={entry.label}>{entry.content}</LabelledText>
    case 'text-with-tokens':
      return <MarkedText entry={entry} />
    case 'img':
      return <Picture name={entry.filename} />
    case 'audio':
      return <Sound name={entry.filename} />
    case 'chart':
      return <Chart data={entry.data} />
    case 'tabular':
      return <Table table={entry.table} />
  }
}

const LabelledText = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <p lang="en" className="text-sm text-muted">
      {label}
    </p>
    <p lang="en" className="mt-0.5 text-base whitespace-pre-wrap wrap-anywhere">
      {children}
    </p>
  </div>
)

type Tokens = Extract<TaskDemoEntry, { type: 'text-with-tokens' }>

const MarkedText = ({ entry }: { readonly entry: Tokens }) => (
  <p lang="en" className="text-base leading-loose wrap-anywhere">
    {partsOf(entry).map(({ text, type, start }) =>
      type === undefined ? (
        <span key={start}>{text}</span>
      ) : (
        <mark key={start} className="rounded-md bg-raised px-1 py-0.5 text-ink ring-1 ring-line ring-inset">
          {text} <span className="ms-0.5 text-xs font-medium tracking-wide text-muted">{type}</span>
        </mark>
      ),
    )}
  </p>
)

function Picture({ name }: { readonly name: string }) {
  const texts = useTexts()
  const [width, height] = SAMPLE_SIZES[name] ?? [480, 320]
  const shown = { src: `/samples/${name}`, alt: sampleText(texts.demo.samples, name) ?? '', width, height }
  return name.endsWith('.gif') ? (
    <MovingPicture {...shown} />
  ) : (
    <img {...shown} alt={shown.alt} className="rounded-xl" />
  )
}

const Sound = ({ name }: { readonly name: string }) => {
  const texts = useTexts()
  return (
    <figure className="m-0">
      {/* biome-ignore lint/a11y/useMediaCaption: what is heard stands below it */}
      <audio
        controls
        preload="metadata"
        src={`/samples/${name}`}
        aria-label={texts.demo.sound}
        className="h-10 w-full"
      />
      <figcaption className="mt-2 text-sm text-muted">{sampleText(texts.demo.samples, name)}</figcaption>
    </figure>
  )
}

const PERCENT = 100

const Score = ({ value }: { readonly value: number }) => (
  <span className="text-muted tabular-nums">
    {value.toLocaleString(useLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
  </span>
)

/** Draws bars as SVG, because the content security policy blocks style attributes. */
const Chart = ({ data }: Pick<Extract<TaskDemoEntry, { type: 'chart' }>, 'data'>) => (
  <ul lang="en" className="grid gap-3 text-sm">
    {data.map(({ label, score }) => (
      <li key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2">
        <span className="wrap-anywhere">{label}</span>
        <Score value={score} />
        <svg aria-hidden="true" className="col-span-2 h-1.5 w-full overflow-hidden rounded-full bg-raised">
          <rect width={`${score * PERCENT}%`} height="100%" rx="3" className="fill-ink" />
        </svg>
      </li>
    ))}
  </ul>
)

/* Rows and cells only differ by their position. */
/* biome-ignore-start lint/suspicious/noArrayIndexKey: see above */
function Table({ table }: Pick<Extract<TaskDemoEntry, { type: 'tabular' }>, 'table'>) {
  const texts = useTexts()
  const [names = [], ...rows] = table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a table that scrolls needs a frame
    <div tabIndex={0} role="group" aria-label={texts.demo.table} className="overflow-x-auto rounded-md focus-ring">
      <table lang="en" className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line">
            {names.map((name, column) => (
              <th
                key={column}
                scope="col"
                className="py-1 pe-4 text-start text-sm font-medium whitespace-nowrap text-muted"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className="py-1 pe-4 whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */
