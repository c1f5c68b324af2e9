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
  'We ran each setup: the agent itself, installed with the setup’s command, in an empty home folder and an isolated network. Against the mock, it read a file, edited it with its own tool, ran a command, and printed the final message. Its requests had the setup’s URL, model, token, and headers, and contained nothing that the provider documents as rejected. <!-- claim: agents-are-on-record -->\n'

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
    `Each text counted below ran exactly as written against a local mock of the service, with the client's released package, and was judged by the six rules in [How examples are verified](how-examples-are-verified.md). A text is the example of a case (a client, task, provider, and target), of several cases with identical examples, or what a catalogue model's page opens with. A changed text isn't counted until it has run again. <!-- claim: record-lists-what-ran --> Last runs: ${days}. They haven’t been run against the providers themselves.\n`,
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
      ? 'Nothing: no example failed.\n'
      : table(
          ['case', 'why'],
          withheld.map(([key, { reason }]) => [code(key), reason ?? 'unknown']),
        ),
    'We also don’t offer what a released client can’t do; [known client defects](known-client-defects/README.md) has a program for each.\n',
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
    "Library examples run the model itself. The ones below were installed with their own command and ran exactly as written, except for the model id, with a small test model served by a mock of Hugging Face. For all others, only the names are checked against the library's release.\n",
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
    'Some libraries have only large models, so we couldn’t make a small one:\n',
    table(
      ['library', 'what was served'],
      Object.entries(SERVED).flatMap(([weights, words]) =>
        [...new Set(all.filter((text) => text.weights === weights).map(({ run }) => runs[run]?.library ?? ''))]
          .sort()
          .map((library) => [library, words]),
      ),
    ),
    `[uv](https://docs.astral.sh/uv/) builds each environment from the example's own install command. We leave out what only graphics cards need and nothing here imports: ${LEFT_OUT.join(', ')}. The libraries below also install from their authors' repositories. Instead of GitHub, git used a local copy; the commit is given if the copy was complete. Incomplete copies lack the repository's largest files: images, videos, a list, and weights, which the test model replaces.\n`,
    table(['library', 'repository', 'commit'], repositoryRows()),
    'No example ran for these libraries:\n',
    table(['library', 'why'], Object.entries(NOT_RUN)),
  ]
}

/** Which apps of the reader's own machine were started, by which commands. */
const describeLocalApps = (): string[] => [
  '## Local apps\n',
  "We started each app on Linux with the commands on a model's page, except for the model's name, in an isolated network, with a small random-weights model served by a mock of Hugging Face. Programs from the same page called its server and printed a response: with curl and with the Python and JavaScript clients that aren't frameworks, for each API that we offer the app with, with and without streaming.\n",
  table(
    ['app', 'commands', 'started from', 'installed by its own command', 'day', 'programs that got a response'],
    LOCAL_APP_RUNS.map(({ app, commands, package: name, release, isOwnInstall, date, programs }) => [
      app,
      commands.map(code).join(', then '),
      `${name} ${release}`,
      isOwnInstall ? 'yes' : 'no',
      date,
      programs.length,
    ]),
  ),
  'These apps weren’t started:\n',
  table(['app', 'why'], Object.entries(APPS_NOT_RUN)),
]

const LOST: Readonly<Record<BlindSpot['loses'], string>> = {
  words: "the service's message",
  'words and status': "the service's message and status",
  'the failure': 'that anything went wrong: the exit isn’t judged',
  'the scenario': 'nothing: it never gets this',
}

/** Who says what each provider is sent, and what was decided where they differ. */
function describeContracts(): string[] {
  const decisions = Object.values(CONTRACTS).flatMap(({ provider, disagreements = [] }) =>
    disagreements.map((each) => ({ provider, ...each })),
  )
  return [
    '## What providers document\n',
    "We check each example's request and each response of the mock against the provider's own documentation, in addition to what the Hugging Face clients send. `agrees` means that the client's request matches the documentation. `overruled` means that it doesn't, and the provider is right; see the decisions below.\n",
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
    'The sources, and the date on which we read each:\n',
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
    '## What the judge doesn’t check\n',
    'The expected request is recorded from a published client that makes the same call. In these cases, we edit the recorded request before comparing: <!-- claim: edited-requests-are-listed -->\n',
    table(
      ['when', 'what is done', 'why'],
      EDITED_EXPECTATIONS.map(({ when, change, why }) => [when, change, why]),
    ),
    'If a client hides a service’s failure, we expect less of how its example ends:\n',
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
    'Pauses for queues and retries are shortened, and repeated requests are answered from memory. The twin plays the provider; its responses follow the published clients and the documentation. No provider was called.\n',
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
    `${code(peer.package)} ${peer.release}, ${date}. We asked both generators for every task of every provider, through the Hugging Face router, directly, and for a custom endpoint, each with the same input: the peer's own example if the provider accepts it. We try the peer with two spellings of the input and count the better one. Every example ran once, judged by the rules that apply to both: it parses with the right imports, sends what a published client sends, shows the result, and leaves nothing behind. The peer gives no setup, so we set every variable, installed every client, and provided every file.\n`,
    table(
      ['task', 'offered', 'passed', 'offered by the peer', 'passed by the peer'],
      [...Object.entries(tasks).map(([task, each]) => score(task, each)), score('all', sum)],
    ),
    'The peer writes chat for every `text-generation` model, even if it isn’t tagged `conversational`; that row has those examples.\n',
    `The rules that the peer's other examples broke first: ${broke.join('; ')}.\n`,
    ...(Object.keys(failed).length === 0
      ? []
      : ['### Our failed cases\n', table(['case', 'why'], Object.entries(failed))]),
    `### Cases that only the peer offers (${Object.keys(onlyPeer).length})\n`,
    'None of them reached a result:\n',
    table(
      ['what happened', 'task', 'cases'],
      grouped(Object.entries(onlyPeer), ([key, reason]) => `${unnamed(key, reason)} ${partsOf(key).task}`).map(
        ([, same]) => [
          inShort(unnamed(...(same[0] ?? ['', '']))),
          partsOf(same[0]?.[0] ?? '').task,
          casesInWords(same.map(([key]) => key)),
        ],
      ),
    ),
    `### Cases that only we offer (${beyond.length})\n`,
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
    "Running every example with its client's released package, we found these defects: calls that can't work, that lose information the caller needs, or that go where they shouldn't. Each has a minimal program that shows it. Tests run every program against the mock of the service and fail once it works, so we notice when a release fixes it.\n",
    'To run one yourself, set `HF_TOKEN`, or the variable that the program reads, and `MODEL` to a model that the provider serves:\n',
    '```sh\nMODEL=owner/name node huggingface-js-fal-ai-leaves-early.mjs\nMODEL=owner/name python3 huggingface-hub-fal-ai-job-failed.py\n```\n',
    'Some appear only if the service fails, responds in a different form than today, or is malicious.\n',
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
