import { CodeBlock } from '@model-snippets/react'
import { highlight } from '@model-snippets/react/highlight'
import type { ComponentProps, ReactNode } from 'react'
import { type Operation, referenceOf, type ShownDocument } from '../features/api-reference/reference.ts'
import { loadPatiently } from '../ui/load-patiently.ts'
import { pageContext } from '../ui/page-context.server.ts'
import { namedPageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Section } from '../ui/section.tsx'
import { textsOf, useTexts } from '../ui/texts/api-reference.ts'
import { WithCode } from '../ui/with-code.tsx'
import type { Route } from './+types/api-reference.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { document, problems } = context.get(pageContext).api
  const groups = referenceOf(document as ShownDocument, new URL(request.url).origin)
  return {
    groups: groups.map(({ title, operations }) => ({
      title,
      operations: operations.map((operation) => ({ ...operation, lines: highlight(operation.example, 'sh') })),
    })),
    problems: Object.entries(problems).map(([kind, { status, title }]) => ({ kind, status, title })),
  }
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const meta: Route.MetaFunction = ({ matches }) => [
  ...namedPageMeta(matches, '/api', textsOf),
  { tagName: 'link', rel: 'service-desc', type: 'application/json', href: '/api/openapi.json' },
]

export default function ApiReference({ loaderData: { groups, problems } }: Route.ComponentProps) {
  const texts = useTexts()
  return (
    <div>
      <PageTitle title={texts.heading} lead={texts.lead} />
      <p className="mt-4">
        <a href="/api/openapi.json" className="link">
          {texts.document}
        </a>
      </p>

      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <nav
          aria-labelledby="contents"
          className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto"
        >
          <h2 id="contents" className="heading">
            {texts.contents}
          </h2>
          <ul className="mt-3 border-t border-line">
            {groups.flatMap(({ operations }) =>
              operations.map(({ id, method, path, summary }) => (
                <li key={id} className="border-b border-line">
                  <a href={`#${id}`} className="grid rounded-md py-2 hover:bg-raised focus-ring">
                    <span lang="en" className="text-sm">
                      {summary}
                    </span>
                    <Address method={method} path={path} />
                  </a>
                </li>
              )),
            )}
          </ul>
        </nav>

        <div className="min-w-0">
          <Section title={texts.rules} titleClass={TITLE}>
            <Rows rows={texts.rulesList.map(([name, text]) => ({ id: undefined, name, detail: text }))} />
          </Section>

          {groups.map(({ title, operations }) => (
            <Section key={title} title={title} lang="en" titleClass={TITLE} className="mt-10">
              {operations.map((operation) => (
                <OperationView key={operation.id} operation={operation} />
              ))}
            </Section>
          ))}

          <Section title={texts.problems} titleClass={TITLE} className="mt-10">
            <p className="mb-3 max-w-[68ch] text-sm text-muted">{texts.problemsLead}</p>
            <Rows
              rows={problems.map(({ kind, status, title }) => ({
                id: `problem-${kind}`,
                name: kind,
                detail: (
                  <>
                    {status}: <span lang="en">{title}.</span>
                  </>
                ),
              }))}
            />
          </Section>
        </div>
      </div>
    </div>
  )
}

const TITLE = 'mb-3 heading'

const Address = ({ method, path }: Pick<Operation, 'method' | 'path'>) => (
  <span className="font-mono text-sm leading-6 wrap-anywhere text-muted">
    <span className="font-medium text-ink">{method}</span> {path}
  </span>
)

function OperationView({
  operation,
}: {
  readonly operation: Operation & Pick<ComponentProps<typeof CodeBlock>, 'lines'>
}) {
  const texts = useTexts()
  const { id, method, path, summary, description, parameters, body, result, answers, example, lines } = operation
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-6 border-t border-line pt-6">
      <h3 id={`${id}-title`} lang="en" className="text-base font-medium">
        {summary}
      </h3>
      <p className="mt-1">
        <Address method={method} path={path} />
      </p>
      {description === '' ? null : <Prose text={description} className="mt-2 max-w-[68ch] text-sm text-muted" />}
      <CodeBlock code={example} lines={lines} what={texts.example(`${method} ${path}`)} className="mt-4" />
      <FieldList title={texts.parameters(parameters.length)} fields={parameters} />
      <FieldList title={texts.body} fields={body} />
      <FieldList title={texts.result} fields={result} />
      <details className="group mt-3">
        <summary className="w-fit rounded-md py-1 text-sm font-medium focus-ring">{texts.answers}</summary>
        <Rows rows={answers.map((answer) => answerRow(texts, answer))} />
      </details>
    </section>
  )
}

const answerRow = (
  texts: ReturnType<typeof useTexts>,
  { status, types, description }: Operation['answers'][number],
) => ({
  id: undefined,
  name: status,
  detail: (
    <>
      <span lang="en">{description}</span> {types.length === 0 ? texts.noBody : types.join(', ')}
    </>
  ),
})

function FieldList({ title, fields }: { readonly title: string; readonly fields: Operation['parameters'] }) {
  const texts = useTexts()
  if (fields.length === 0) return null
  return (
    <details className="mt-3">
      <summary className="w-fit rounded-md py-1 text-sm font-medium focus-ring">{title}</summary>
      <dl className="mt-2 border-t border-line">
        {fields.map(({ name, kind, isRequired, description }) => (
          <div key={name} className="border-b border-line py-3">
            <dt className="flex flex-wrap gap-x-3 text-sm leading-6">
              <code className="font-mono font-medium wrap-anywhere">{name}</code>
              <span lang="en" className="font-mono wrap-anywhere text-muted">
                {kind}
              </span>
              {isRequired ? <span className="text-muted">{texts.required}</span> : null}
            </dt>
            {description === '' ? null : (
              <dd>
                <Prose text={description} className="max-w-[68ch] text-sm leading-6 text-muted" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  )
}

interface Row {
  readonly id: string | undefined
  readonly name: string
  readonly detail: ReactNode
}

const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl className="mt-2 border-t border-line">
    {rows.map(({ id, name, detail }) => (
      <div
        key={name}
        id={id}
        className="grid scroll-mt-6 gap-x-6 gap-y-1 border-b border-line py-3 target:bg-raised sm:grid-cols-[12rem_minmax(0,1fr)]"
      >
        <dt className="text-sm leading-6 font-medium wrap-anywhere">{name}</dt>
        <dd className="text-sm leading-6 wrap-anywhere text-muted">{detail}</dd>
      </div>
    ))}
  </dl>
)

const Prose = ({ text, className }: { readonly text: string; readonly className: string }) => (
  <p lang="en" className={className}>
    <WithCode text={text} />
  </p>
)
