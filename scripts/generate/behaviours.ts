import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageRecord } from '../../packages/core/src/languages/languages.ts'
import { clientKey, readCaseKey } from '../../packages/core/src/verification/case.ts'
import { BEHAVES } from '../../packages/twin/src/cases/behaviours.ts'
import { PUBLISHED_AS } from '../../packages/twin/src/oracle/published.ts'
import type { TextRecord } from '../../packages/twin/src/record/record.ts'
import { BEHAVIOURS } from '../../packages/twin/src/services/behaviours/index.generated.ts'
import { OPEN } from '../../packages/twin/src/services/behaviours/open.ts'
import { type KnownBroken, languageOfDefect } from '../../packages/twin/src/services/defects/known-broken.ts'
import { ROOT } from '../commands.mjs'
import { type Row, table } from './markdown.ts'

/** How each client handles one behavior. */
interface SeenBehaviour {
  readonly id: string
  readonly does: string
  readonly right: string
  readonly seen: readonly { readonly who: string; readonly address: string }[]
  /** Clients whose examples handle it, such as `python/openai`. */
  readonly passed: readonly string[]
  readonly defects: readonly { readonly client: string; readonly problem: string; readonly program: string }[]
  /** Clients with examples that don't handle it yet. */
  readonly open: readonly string[]
}

const clientOf = (defect: KnownBroken): string => {
  const own = Object.entries(PUBLISHED_AS).find(([, published]) => published === defect.client)?.[0] ?? defect.client
  return `${languageOfDefect(defect)}/${own}`
}

/** All behaviors, with the clients that handle them and the known defects of the others. */
export function seenBehaviours({ texts }: TextRecord, defects: readonly KnownBroken[]): readonly SeenBehaviour[] {
  const passed = new Map<string, Set<string>>()
  for (const { scenarios, cases, result } of Object.values(texts)) {
    if (result !== 'passed') continue
    for (const scenario of scenarios.filter((name) => name.startsWith(BEHAVES))) {
      const clients = passed.get(scenario) ?? new Set()
      for (const key of cases) clients.add(clientKey(readCaseKey(key)))
      passed.set(scenario, clients)
    }
  }
  return BEHAVIOURS.map(({ id, does, right, seen }) => {
    const broken = defects.filter(({ behaviours }) => behaviours?.includes(id))
    return {
      id,
      does,
      right,
      seen,
      passed: [...(passed.get(`${BEHAVES}${id}`) ?? [])].sort(),
      open: [...new Set(OPEN.filter(({ behaviour }) => behaviour === id).map(({ client }) => client))].sort(),
      defects: broken.map((defect) => ({ client: clientOf(defect), problem: defect.problem, program: defect.file })),
    }
  })
}

/** The module that tells the site how clients handle each behavior. */
export function renderBehaviours(behaviours: readonly SeenBehaviour[]): string {
  const names = new Set(behaviours.flatMap(({ defects }) => defects.map(({ program }) => program)))
  const programs = [...names]
    .sort()
    .map((name) => ({ name, text: readFileSync(join(ROOT, 'docs/known-client-defects', name), 'utf8') }))
  return [
    '// Written by `npm run generate` from the record of runs and the known defects of clients. Do not edit.\n',
    "import type { DefectProgram } from './defect.ts'",
    "import type { SeenBehaviour } from './seen-behaviour.ts'\n",
    `export const BEHAVIOURS: readonly SeenBehaviour[] = ${JSON.stringify(behaviours, null, 2)}\n`,
    `/** The programs that show the behaviors' defects. */\nexport const BEHAVIOUR_PROGRAMS: readonly DefectProgram[] = ${JSON.stringify(programs, null, 2)}\n`,
  ].join('\n')
}

/** How many clients of a language handle a behavior, and which have a defect or are open. */
function cellOf(language: string, { passed, defects, open }: SeenBehaviour): string {
  const isOfLanguage = (client: string): boolean => client.startsWith(`${language}/`)
  const wrong = [...new Set(defects.map(({ client }) => client).filter(isOfLanguage))]
  const left = open.filter(isOfLanguage)
  const all = new Set([...passed.filter(isOfLanguage), ...wrong, ...left])
  if (all.size === 0) return ''
  const right = [...all].filter((client) => !wrong.includes(client) && !left.includes(client))
  const named = (clients: readonly string[]): string =>
    clients.map((each) => each.slice(language.length + 1)).join(', ')
  return [
    `${right.length} of ${all.size}`,
    ...(wrong.length > 0 ? [`defect: ${named(wrong)}`] : []),
    ...(left.length > 0 ? [`open: ${named(left)}`] : []),
  ].join('; ')
}

/** The section about behaviors in docs/verification.md. */
export function describeBehaviours(behaviours: readonly SeenBehaviour[]): string[] {
  const clients = behaviours.flatMap(({ passed, defects }) => [...passed, ...defects.map(({ client }) => client)])
  const languages = [...new Set(clients.map((client) => client.split('/')[0] ?? ''))].sort()
  return [
    '## What services really do\n',
    'Services sometimes behave in ways that programs don’t expect. The last column links to the page, issue, or standard where we found each behavior. The mock reproduces each behavior for every client of the APIs that it affects, in whole responses, in streams, or in both. Each cell counts the clients for that language that handle the behavior in all their examples. If a client listed after *defect* can’t handle the behavior, a program in [Known defects of released clients](known-client-defects/README.md) shows why. Some examples of a client listed after *open* don’t handle the behavior yet.\n',
    table(
      ['behavior', 'what the service does', 'what an example should do', ...languages.map(labelOf), 'sources'],
      behaviours.map(
        (behaviour): Row => [
          behaviour.id,
          behaviour.does,
          behaviour.right,
          ...languages.map((language) => cellOf(language, behaviour)),
          behaviour.seen.map(({ who, address }) => `[${who}](${address})`).join(', '),
        ],
      ),
    ),
  ]
}

const labelOf = (language: string): string => languageRecord(language as Parameters<typeof languageRecord>[0]).label
