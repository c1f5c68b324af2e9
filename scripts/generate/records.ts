/**
 * Writes what says which examples were run: the record of cases that core ships, made of the record of texts and of the
 * examples that are offered now, and the documents.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AgentRun, listAgentRuns } from '../../packages/core/src/agents/runs.ts'
import { languageRecord } from '../../packages/core/src/languages/languages.ts'
import { LIBRARY_RUNS, type ServedWeights } from '../../packages/core/src/libraries/runs.ts'
import { LOCAL_APP_RUNS } from '../../packages/core/src/local-apps/runs.ts'
import { clientKey, readCaseKey } from '../../packages/core/src/verification/case.ts'
import { TWIN_LIBRARIES } from '../../packages/twin/src/libraries/index.generated.ts'
import { repositoriesIn } from '../../packages/twin/src/libraries/install-line.ts'
import NOT_RUN from '../../packages/twin/src/libraries/not-run.json' with { type: 'json' }
import { examplesOf } from '../../packages/twin/src/libraries/subjects.ts'
import APPS_NOT_RUN from '../../packages/twin/src/local-apps/not-run.json' with { type: 'json' }
import { EDITED_EXPECTATIONS } from '../../packages/twin/src/oracle/published.ts'
import { type ComparisonRecord, total } from '../../packages/twin/src/peer/comparison.ts'
import { caseExamples } from '../../packages/twin/src/plan/works.ts'
import {
  type CaseRecord,
  caseRecord,
  readRecord,
  type TextRecord,
  withheldModule,
} from '../../packages/twin/src/record/record.ts'
import { agreements } from '../../packages/twin/src/services/agreement.ts'
import type { BlindSpot } from '../../packages/twin/src/services/blind-spot.ts'
import { CONTRACTS } from '../../packages/twin/src/services/contracts.generated.ts'
import { PROVIDER_SERVICES } from '../../packages/twin/src/services/index.generated.ts'
import { type KnownBroken, languageOfDefect, type Witness } from '../../packages/twin/src/services/known-broken.ts'
import { KNOWN_BROKEN } from '../../packages/twin/src/services/registry.ts'
import { ROOT } from '../commands.mjs'
import { describeBehaviours, renderBehaviours, seenBehaviours } from './behaviours.ts'
import { renderDifferences } from './differences.ts'
import { type Writing, writeFiles } from './generated-files.ts'
import { type Row, table, WRITTEN } from './markdown.ts'
import { renderWitnesses } from './witnesses.ts'

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``

/** The parts of a case's name; a streamed one says so behind its target. */
function partsOf(key: string) {
  const { language, client, task, provider, target, streaming } = readCaseKey(key)
  return { client: clientKey({ language, client }), task, provider, target: streaming ? `${target}, stream` : target }
}

function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return [...groups]
}

/** Cases in few words: providers and targets that have the same clients stand together. */
function casesInWords(keys: readonly string[]): string {
  const cases = keys.map(partsOf)
  const byPlace = grouped(cases, ({ provider, target }) => `${provider} ${target}`).map(([, same]) => ({
    provider: same[0]?.provider ?? '',
    target: same[0]?.target ?? '',
    clients: same
      .map(({ client }) => client)
      .sort()
      .join(', '),
  }))
  return grouped(byPlace, ({ clients, target }) => `${clients} ${target}`)
    .map(([, same]) => `${same[0]?.clients}: ${same.map(({ provider }) => provider).join(', ')} (${same[0]?.target})`)
    .join('; ')
}

/** A day, or the first and the last of several. */
function daysOf(dates: readonly string[]): string {
  const days = [...new Set(dates)].sort()
  return days.length > 1 ? `${days[0]} to ${days.at(-1)}` : (days[0] ?? 'never')
}

const passedOf = (some: readonly { readonly result: string }[]): number =>
  some.filter(({ result }) => result === 'passed').length

const AGENTS =
  'Each set-up was started: the program itself, installed by the command of the set-up, in an empty home and a network that has nothing but the loopback interface. Against the stand-in it read a file, changed it by its own tool, ran a command and showed the last word; its requests had the address, the model, the token and the headers of the set-up, and nothing in them is documented to be refused. <!-- claim: agents-are-on-record -->\n'

/** A row for each agent: what ran, and for how many places of a model. */
const agentRows = (runs: readonly AgentRun[]): Row[] =>
  grouped(runs, ({ agent, release }) => `${agent} ${release}`).map(([, some]) => [
    some[0]?.agent ?? '',
    some[0]?.release ?? '',
    daysOf(some.map(({ date }) => date)),
    some.length,
    ...['routed', 'direct', 'endpoint'].map((target) => some.filter(({ name }) => name.includes(` ${target} `)).length),
  ])

/** A row for each client: what its texts ran with, how many cases they are the examples of, and how many pages show one. */
function clientRows(texts: TextRecord): Row[] {
  const all = Object.values(texts.texts).flatMap((text) => {
    const ranWith = texts.runs[text.run]
    return ranWith === undefined ? [] : [{ ...text, ...ranWith }]
  })
  return grouped(all, ({ client, release, runtime }) => `${client} ${release} ${runtime}`)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, some]) => [
      some[0]?.client ?? '',
      `${some[0]?.package} ${some[0]?.release}`,
      some[0]?.runtime ?? '',
      some.length,
      passedOf(some),
      some.reduce((sum, { cases }) => sum + cases.length, 0),
      some.filter(({ model }) => model !== undefined).length,
    ])
}

/**
 * The document that says what was run and how it compares.
 *
 * @param texts what became of each text
 * @param record what became of each case
 * @param comparison undefined before the first comparison
 */
export function renderVerification(
  texts: TextRecord,
  record: CaseRecord,
  comparison: ComparisonRecord | undefined,
): string {
  const cases = Object.entries(record.cases).map(([key, each]) => ({ ...partsOf(key), ...each }))
  const days = daysOf(Object.values(texts.runs).map(({ date }) => date))
  const withheld = Object.entries(record.cases).filter(([, { result }]) => result !== 'passed')
  const parts = [
    `# What was run\n\n${WRITTEN}`,
    `Each text below was run to the letter against a stand-in of the service on loopback, with the client's released package, and judged by the six rules in [How examples are verified](how-examples-are-verified.md). A text is the example of a case (a client, a task, a provider and a target), of several where their examples are the same to the letter, or it is what the page of a model in the catalogue shows when it is opened. A text that was changed is not counted until it ran again. <!-- claim: record-lists-what-ran --> Last runs: ${days}. No provider has seen them.\n`,
    '## Clients\n',
    table(['client', 'release', 'on', 'texts run', 'passed', 'cases', 'model pages'], clientRows(texts)),
    '## Tasks\n',
    table(
      ['task', 'routed', 'direct', 'endpoint', 'cases', 'passed'],
      grouped(cases, ({ task }) => task)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([task, some]) => [
          task,
          ...['routed', 'direct', 'endpoint'].map(
            (target) => some.filter((each) => each.target.startsWith(target)).length,
          ),
          some.length,
          passedOf(some),
        ]),
    ),
    ...describeBehaviours(seenBehaviours(texts, KNOWN_BROKEN)),
    '## Coding agents\n',
    AGENTS,
    table(['agent', 'release', 'started', 'set-ups', 'routed', 'direct', 'endpoint'], agentRows(listAgentRuns())),
    '## What is withheld\n',
    withheld.length === 0
      ? 'Nothing: no example that was run has failed.\n'
      : table(
          ['case', 'why'],
          withheld.map(([key, { reason }]) => [code(key), reason ?? 'unknown']),
        ),
    'What a released client cannot do is not offered either; [known defects of clients](known-client-defects/README.md) has a program for each.\n',
    ...describeLibraries(),
    ...describeLocalApps(),
    ...describeContracts(),
    ...describeTrust(),
    ...(comparison === undefined ? [] : describePeer(comparison)),
  ]
  return parts.join('\n')
}

const SERVED: Readonly<Record<ServedWeights, string>> = {
  repeated: 'all weights, of which each repeats one number',
  part: 'the smaller part of the weights: the loader asks for no more than the file has, and keeps the others as it starts them',
}

const LEFT_OUT = readFileSync(join(ROOT, 'packages/twin/src/libraries/left-out.txt'), 'utf8').trim().split(/\s+/)

/** The repositories that examples of libraries install from, or run in. */
const repositoryRows = (): readonly Row[] =>
  Object.values(TWIN_LIBRARIES).flatMap((library) => {
    const examples = library.subjects.flatMap((subject) => examplesOf(library, subject))
    const run = examples.flatMap(({ digest }) => LIBRARY_RUNS.texts[digest]?.run ?? [])[0]
    const { repositories = {} } = LIBRARY_RUNS.runs[run ?? ''] ?? {}
    const addresses = new Set(examples.flatMap(({ snippet }) => repositoriesIn(snippet.content)))
    return [...addresses].map((address) => [library.key, `<${address}>`, repositories[address] ?? 'not noted'])
  })

/** What the examples of libraries ran with, and why others did not. */
function describeLibraries(): string[] {
  const { runs, texts } = LIBRARY_RUNS
  const all = Object.values(texts)
  return [
    '## Libraries\n',
    "Examples of libraries run the model itself. These were installed by their own line and run to the letter, but for the model's id, with a small model made for the run, which a stand-in of the hub served. Of all others the names alone are checked against the library's release.\n",
    table(
      ['library', 'release', 'on', 'day', 'texts run'],
      Object.entries(runs).map(([name, { library, package: distribution, release, runtime, date }]) => [
        library,
        `${distribution} ${release}`,
        runtime,
        date,
        all.filter(({ run }) => run === name).length,
      ]),
    ),
    'Some have models of one size only, which is large. Of these no small one was made:\n',
    table(
      ['library', 'what was served'],
      Object.entries(SERVED).flatMap(([weights, words]) =>
        [...new Set(all.filter((text) => text.weights === weights).map(({ run }) => runs[run]?.library ?? ''))]
          .sort()
          .map((library) => [library, words]),
      ),
    ),
    `Each environment is made by [uv](https://docs.astral.sh/uv/), of what the example's own line installs and what that needs. Left out is what serves graphics cards alone and is imported by nothing here: ${LEFT_OUT.join(', ')}. Beside the registry of packages, these rely on a repository of their authors. GitHub was not asked: git was given a copy of it, whose newest commit is noted where the copy was whole. The others lack the largest files of the repository: pictures, films, a list, and weights in the place of which the model is made.\n`,
    table(['library', 'repository', 'commit'], repositoryRows()),
    'Of these libraries no example was run:\n',
    table(['library', 'why'], Object.entries(NOT_RUN)),
  ]
}

/** Which apps of the reader's own machine were started, by which commands. */
const describeLocalApps = (): string[] => [
  '## Local apps\n',
  "Each was started on Linux by the very commands that a model's page shows, but for the model's name, in a network that has nothing but the loopback interface, with a small model of random weights that a stand-in of the hub served. Programs that the same page shows asked its server and showed an answer: with curl, and with the clients for Python and JavaScript that are no frameworks, for each API that the app is offered with, whole and as a stream.\n",
  table(
    ['app', 'commands', 'started from', 'installed by its own command', 'day', 'programs that got an answer'],
    LOCAL_APP_RUNS.map(({ app, commands, package: name, release, isOwnInstall, date, programs }) => [
      app,
      commands.map(code).join(', then '),
      `${name} ${release}`,
      isOwnInstall ? 'yes' : 'no',
      date,
      programs.length,
    ]),
  ),
  'Of these apps nothing was started:\n',
  table(['app', 'why'], Object.entries(APPS_NOT_RUN)),
]

const LOST: Readonly<Record<BlindSpot['loses'], string>> = {
  words: "the service's words",
  'words and status': "the service's words and the status",
  'the failure': 'that anything went wrong: the end is not judged',
  'the scenario': 'nothing: it never meets this',
}

/** Who says what each provider is sent, and what was decided where they differ. */
function describeContracts(): string[] {
  const decisions = Object.values(CONTRACTS).flatMap(({ provider, disagreements = [] }) =>
    disagreements.map((each) => ({ provider, ...each })),
  )
  return [
    '## Who says what a provider is sent\n',
    "Each request of an example, and each answer of the stand-in, is held to what the provider itself documents, beside what the hub's clients send. `agrees`: the client's request is as documented. `overruled`: it is not, and the provider is right; the decisions stand below.\n",
    table(
      ['provider', 'task', 'documented by the provider in', '@huggingface/inference', 'huggingface_hub'],
      agreements().map(({ provider, task, own, clients }) => [
        provider,
        task,
        own.length === 0 ? 'nothing' : own.join(', '),
        clients['@huggingface/inference'],
        clients.huggingface_hub,
      ]),
    ),
    'The sources, and the day on which each was read:\n',
    table(
      ['provider', 'source', 'read'],
      Object.values(CONTRACTS).flatMap(({ provider, sources }) =>
        Object.values(sources).map(({ name, address, read }) => [provider, `[${name}](${address})`, read]),
      ),
    ),
    'Where they differ:\n',
    table(
      ['provider', 'task', 'clients', 'what they send', 'what is documented', 'decision'],
      decisions.map(({ provider, tasks, clients, sent, documented, decision }) => [
        provider,
        tasks.join(', '),
        clients.join(', '),
        sent,
        documented,
        decision,
      ]),
    ),
  ]
}

/** Where a run is not judged by what a published client was seen to do, or less is asked of it. */
function describeTrust(): string[] {
  const spots = PROVIDER_SERVICES.flatMap(({ id, blindSpots }) => blindSpots.map((spot) => ({ id, ...spot })))
  return [
    '## What the judge takes on trust\n',
    'What an example should send is recorded from a published client that makes the same call. In these cases the recorded request is edited before it is compared: <!-- claim: edited-requests-are-listed -->\n',
    table(
      ['when', 'what is done', 'why'],
      EDITED_EXPECTATIONS.map(({ when, change, why }) => [when, change, why]),
    ),
    'How an example should end when the service fails is asked less of where its client keeps the failure to itself:\n',
    table(
      ['client', 'provider', 'when', 'tasks', 'what is lost'],
      spots.map(({ client, id, scenarios, tasks, loses }) => [
        client,
        id,
        scenarios.join(', '),
        tasks?.join(', ') ?? 'all',
        LOST[loses],
      ]),
    ),
    'Where an example waits for a queue or asks again after a refusal, its pauses are cut short, and equal questions are answered from memory. The provider is played by the twin, whose answers follow the published clients and the documentation; no provider was asked.\n',
  ]
}

function describePeer({ date, peer, tasks, onlyPeer, beyond, peerBroke, failed }: ComparisonRecord): string[] {
  const sum = total(Object.values(tasks))
  const score = (name: string, { offered, passed, peerOffered, peerPassed }: typeof sum): Row => [
    name,
    offered,
    passed,
    peerOffered,
    peerPassed,
  ]
  const broke = Object.entries(peerBroke).map(([rule, count]) => `${rule}, ${count} times`)
  return [
    '## Compared with the published generator\n',
    `${code(peer.package)} ${peer.release}, ${date}. Both generators were asked for every task of every provider, through the hub's router, directly, and for an endpoint of the reader's own, each with the same input: the peer's own example where a provider takes it. The peer is asked in two spellings of the input, and the better counts. Every example ran once and was judged alike, by the rules that both can be judged by: it parses with the right imports, sends what a published client sends, shows the result and leaves nothing behind. The peer tells no set-up, so every variable that its text reads was set, every client was installed, and every file was there.\n`,
    table(
      ['task', 'offered', 'passed', 'offered by the peer', 'passed of the peer'],
      [...Object.entries(tasks).map(([task, each]) => score(task, each)), score('all', sum)],
    ),
    'The peer writes chat for every `text-generation` model, also for one that is not tagged `conversational`; those are its examples in that row.\n',
    `What the peer's other examples broke first: ${broke.join('; ')}.\n`,
    ...(Object.keys(failed).length === 0
      ? []
      : ['### Cases of ours that did not pass\n', table(['case', 'why'], Object.entries(failed))]),
    `### Cases that only the peer offers (${Object.keys(onlyPeer).length})\n`,
    'None of them reached a result when it was run:\n',
    table(
      ['what its run shows', 'task', 'cases'],
      grouped(Object.entries(onlyPeer), ([key, reason]) => `${unnamed(key, reason)} ${partsOf(key).task}`).map(
        ([, same]) => [
          inShort(unnamed(...(same[0] ?? ['', '']))),
          partsOf(same[0]?.[0] ?? '').task,
          casesInWords(same.map(([key]) => key)),
        ],
      ),
    ),
    `### Cases beyond the peer's (${beyond.length})\n`,
    table(
      ['task', 'cases'],
      grouped(beyond, (key) => partsOf(key).task)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([task, keys]) => [task, casesInWords(keys)]),
    ),
  ]
}

/** A reason without the provider's name, so that those of several providers are one. */
const unnamed = (key: string, reason: string): string =>
  reason.replace(new RegExp(`(?<![\\w-])${partsOf(key).provider}(?![\\w-])`, 'g'), '{provider}')

const LONGEST_REASON = 220

const inShort = (reason: string): string =>
  reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON).trimEnd()} …` : reason

/** The page that leads to the programs which show defects of released clients. */
export function renderKnownDefects(defects: readonly KnownBroken[]): string {
  const parts = [
    `# Known defects of released clients\n\n${WRITTEN}`,
    "What was found while every example was run with its client's released package: a call that cannot work, that loses what its caller should know, or that is led where it should not go. Each has the least program that shows it. The tests run every one of them against the stand-in of the service and fail when it behaves, so that a release that mends it is noticed.\n",
    'To run one yourself, set `HF_TOKEN`, or the variable that the program reads, and `MODEL` to a model that the provider serves:\n',
    '```sh\nMODEL=owner/name node huggingface-js-fal-ai-leaves-early.mjs\nMODEL=owner/name python3 huggingface-hub-fal-ai-job-failed.py\n```\n',
    'Some show only when the service fails, answers in another form than it does today, or means harm.\n',
  ]
  for (const [client, some] of grouped(
    defects,
    (defect) => `${defect.client} for ${languageRecord(languageOfDefect(defect)).label} ${defect.release}`,
  )) {
    parts.push(`## ${client}\n`)
    for (const { file, tasks, provider, problem, instead, follows = [], witnesses = [] } of some) {
      parts.push(
        `### [${file}](${file})\n\n${tasks.join(', ')}; shown with ${code(provider)}.\n\n${problem}\n\n${instead}\n${notPlayed(follows)}${sourcesOf(witnesses)}`,
      )
    }
  }
  return parts.join('\n')
}

/** Scenarios that the runs of this client's examples leave out. */
const notPlayed = (harms: readonly string[]): string =>
  harms.length === 0 ? '' : `\nNot played to its examples: ${harms.map((name) => code(`harm-${name}`)).join(', ')}.\n`

/** Who says how it ought to be. */
const sourcesOf = (witnesses: readonly Witness[]): string =>
  witnesses.map(({ source }) => `\n[${source.address}](${source.address}): ${source.says}\n`).join('')

/** @returns the files that were stale */
export async function writeRecords({ check, root = ROOT }: Writing): Promise<string[]> {
  const folder = 'packages/core/src/verification'
  const path = join(root, folder, 'comparison.json')
  const comparison = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ComparisonRecord) : undefined
  const texts = await readRecord()
  const record = caseRecord(texts, await caseExamples())
  const files = {
    [`${folder}/verification.json`]: `${JSON.stringify(record, null, 2)}\n`,
    [`${folder}/withheld.ts`]: withheldModule(record),
    'docs/verification.md': renderVerification(texts, record, comparison),
    'docs/differences.md': renderDifferences(comparison?.peer),
    'docs/known-client-defects/README.md': renderKnownDefects(KNOWN_BROKEN),
    'apps/site/app/domain/compatibility/defects.generated.ts': renderWitnesses(KNOWN_BROKEN),
    'apps/site/app/domain/compatibility/behaviours.generated.ts': renderBehaviours(seenBehaviours(texts, KNOWN_BROKEN)),
  }
  return writeFiles(Object.entries(files), { check, root })
}
