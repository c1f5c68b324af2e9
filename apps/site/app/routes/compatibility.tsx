import { BEHAVIOUR_PROGRAMS, BEHAVIOURS } from '../domain/compatibility/behaviours.generated.ts'
import {
  type Cell,
  CHAT_PROVIDERS,
  type ClientRow,
  compatibilityOf,
} from '../domain/compatibility/compatibility.server.ts'
import type { DefectProgram } from '../domain/compatibility/defect.ts'
import { FEATURES } from '../domain/compatibility/features.ts'
import { BehaviourTable } from '../features/compatibility/behaviour-table.tsx'
import { CompatibilityTable, type TableRow } from '../features/compatibility/compatibility-table.tsx'
import { type Reason, ReasonList } from '../features/compatibility/reason-list.tsx'
import { ChoiceMenus } from '../ui/choice-menus.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { namedPageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Section } from '../ui/section.tsx'
import { textsOf, useTexts } from '../ui/texts/compatibility.ts'
import type { Route } from './+types/compatibility.ts'

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('provider')
  const provider = CHAT_PROVIDERS.find(({ id }) => id === wanted) ?? CHAT_PROVIDERS[0]
  if (provider === undefined) throw new Error('CHAT_PROVIDERS must not be empty')
  const way = provider.ways.find((each) => each === searchParams.get('way')) ?? provider.ways[0] ?? 'routed'
  const { clients, agents, programs } = compatibilityOf(provider.id, way)
  const rows = [
    ...clients.map(({ label, features }) => ({ label, cells: Object.values(features) })),
    ...agents.map(({ label, session }) => ({ label, cells: [session] })),
  ]
  return {
    providers: CHAT_PROVIDERS.map(({ id, label }) => ({ value: id, label })),
    provider,
    way,
    features: FEATURES,
    clients: clients.filter(({ isFramework }) => !isFramework).map(rowOf),
    frameworks: clients.filter(({ isFramework }) => isFramework).map(rowOf),
    agents: agents.map(
      ({ agent: key, label, docsUrl: url, release, session }): TableRow => ({
        key,
        label,
        url,
        release,
        cells: [session],
      }),
    ),
    reasons: reasonsOf(rows, programs),
    behaviours: BEHAVIOURS,
    behaviourPrograms: BEHAVIOUR_PROGRAMS,
  }
}

/** Each reason once, in the order of the cells. */
function reasonsOf(
  rows: readonly { readonly label: string; readonly cells: readonly Cell[] }[],
  programs: readonly DefectProgram[],
): readonly Reason[] {
  const cells = rows.flatMap((row) => row.cells)
  return [...new Set(cells.flatMap(({ reason }) => reason ?? []))].map((reason) => {
    const of = rows.filter((row) => row.cells.some((cell) => cell.reason === reason)).map(({ label }) => label)
    const { defect } = cells.find((cell) => cell.reason === reason && cell.defect !== undefined) ?? {}
    const program = programs.find(({ name }) => name === defect?.program)
    return { reason, of, ...(defect === undefined || program === undefined ? {} : { source: defect.source, program }) }
  })
}

const rowOf = ({ language, client, label, release, features }: ClientRow): TableRow => ({
  key: `${language}/${client}`,
  label,
  release,
  cells: FEATURES.map((feature) => features[feature]),
})

/** If a choice gets no answer, the page stays. */
export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const meta: Route.MetaFunction = ({ matches }) => namedPageMeta(matches, '/compatibility', textsOf)

export default function Compatibility({ loaderData }: Route.ComponentProps) {
  const { providers, provider, way, features, clients, frameworks, agents, reasons, behaviours, behaviourPrograms } =
    loaderData
  const texts = useTexts()
  const columns = features.map((feature) => texts.features[feature])
  const tables = [
    { title: texts.clients, subject: texts.client, columns, rows: clients },
    { title: texts.frameworks, subject: texts.framework, columns, rows: frameworks },
    { title: texts.agents, subject: texts.agent, columns: [texts.session], rows: agents },
  ]
  return (
    <div>
      <PageTitle title={texts.title} lead={texts.lead} />
      <div className="mt-6">
        <ChoiceMenus
          menus={[
            { label: texts.provider, parameter: 'provider', choices: providers, chosen: provider.id },
            {
              label: texts.way,
              parameter: 'way',
              choices: provider.ways.map((each) => ({ value: each, label: texts.ways[each] })),
              chosen: way,
            },
          ]}
        />
      </div>
      {tables.map((table) => (
        <CompatibilityTable key={table.title} {...table} reasons={reasons.map(({ reason }) => reason)} />
      ))}
      <BehaviourTable behaviours={behaviours} programs={behaviourPrograms} />
      <Section title={texts.reasons} className="mt-10">
        <ReasonList reasons={reasons} />
        <p className="mt-4 text-sm">
          <a href={`/api/compatibility?provider=${provider.id}&way=${way}`} className="link">
            {texts.asJson}
          </a>
        </p>
      </Section>
    </div>
  )
}
