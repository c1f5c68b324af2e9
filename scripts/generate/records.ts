/**
 * Writes the files that say which examples ran: core's record of cases, derived from the record of texts and the
 * current examples, and the documents.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AgentRun, listAgentRuns } from '../../packages/core/src/agents/runs.ts'
import { languageRecord } from '../../packages/core/src/languages/languages.ts'
import { LIBRARY_RUNS, type ServedWeights } from '../../packages/core/src/libraries/runs.ts'
import { LOCAL_APP_RUNS } from '../../packages/core/src/local-apps/runs.ts'
import { clientKey, readCaseKey } from '../../packages/core/src/verification/case.ts'
import { SERVER_RUNS, type ServerRun } from '../../packages/twin/src/agents/server-record.ts'
import { TWIN_LIBRARIES } from '../../packages/twin/src/libraries/index.generated.ts'
import { repositoriesIn } from '../../packages/twin/src/libraries/install-line.ts'
import NOT_RUN from '../../packages/twin/src/libraries/not-run.json' with { type: 'json' }
import { examplesOf } from '../../packages/twin/src/libraries/subjects.ts'
import { TWIN_LOCAL_APPS } from '../../packages/twin/src/local-apps/index.generated.ts'
import APPS_NOT_RUN from '../../packages/twin/src/local-apps/not-run.json' with { type: 'json' }
import { LOCAL_USES, reasonAgainst } from '../../packages/twin/src/local-apps/uses.ts'
import { LOCAL_USE_RUNS } from '../../packages/twin/src/local-apps/uses-record.ts'
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
import {
  type KnownBroken,
  languageOfDefect,
  type Witness,
} from '../../packages/twin/src/services/defects/known-broken.ts'
import { PROVIDER_SERVICES } from '../../packages/twin/src/services/index.generated.ts'
import { KNOWN_BROKEN } from '../../packages/twin/src/services/registry.ts'
import { ROOT } from '../commands.mjs'
import { describeBehaviours, renderBehaviours, seenBehaviours } from './behaviours.ts'
import { renderDifferences } from './differences.ts'
import { renderFrameworks } from './frameworks.ts'
import { type Writing, writeFiles } from './generated-files.ts'
import { renderLanguages } from './languages.ts'
import { type Row, table, WRITTEN } from './markdown.ts'
import { renderWitnesses } from './witnesses.ts'

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``

/** The parts of a case's name; if the case streams, the target says so. */
function partsOf(key: string) {
  const { language, client, task, provider, target, streaming } = readCaseKey(key)
  return { client: clientKey({ language, client }), task, provider, target: streaming ? `${target}, stream` : target }
}

function grouped<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return [...groups]
}

/** A short list of cases, grouped by providers and targets with the same clients. */
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

/** The only day, or the first and last day. */
function daysOf(dates: readonly string[]): string {
  const days = [...new Set(dates)].sort()
  return days.length > 1 ? `${days[0]} to ${days.at(-1)}` : (days[0] ?? 'never')
}

const passedOf = (some: readonly { readonly result: string }[]): number =>
  some.filter(({ result }) => result === 'passed').length

const AGENTS =
  'We ran each setup with the agent itself, installed with the setup’s command (Hermes Agent: from PyPI, because its installer downloads from GitHub), in an empty home folder and on an isolated network. Against the mock, the agent read a file, edited it, ran a command, and printed the final message. Agents with tools used their own. Aider has none: it applied an edit that the model wrote as text, and ran the command as its test. Its requests had the setup’s URL, model, token, and headers, and contained nothing that the provider documents as rejected. <!-- claim: agents-are-on-record -->\n'

/** A row for each agent, with its release and the number of setups that ran. */
const agentRows = (runs: readonly AgentRun[]): Row[] =>
  grouped(runs, ({ agent, release }) => `${agent} ${release}`).map(([, some]) => [
    some[0]?.agent ?? '',
    some[0]?.release ?? '',
    daysOf(some.map(({ date }) => date)),
    some.length,
    ...['routed', 'direct', 'endpoint', 'local'].map(
      (target) => some.filter(({ name }) => name.includes(` ${target} `)).length,
    ),
  ])

const SERVERS =
  'We also ran agents against the real server of a local app, both started with the setup’s commands. The model was made for the session: its chat template chooses the next call by the number of results so far, so only the server’s API, chat template support, and parsing of tool calls are tested, not the model’s judgment. The agent did the same work. <!-- claim: agents-use-real-servers -->\n'

/** A row for each agent that worked with a real server. */
const serverRows = (runs: readonly ServerRun[]): Row[] =>
  runs.map(({ agent, release, app, appPackage, appRelease, api, date }) => [
    agent,
    release,
    api,
    app,
    `${appPackage} ${appRelease}`,
    date,
  ])

/** A row for each client: release, runtime, and the number of texts, cases, and model pages. */
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
 * Returns docs/verification.md.
 *
 * @param texts the result of each text
 * @param record the result of each case
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
    `We ran each example counted below exactly as written, with the client's released package, against a local mock of the service, and judged it by the six rules in [How examples are verified](how-examples-are-verified.md). One example can cover several [cases](glossary.md); we also count the first example for each client on a catalog model's page. A changed example isn't counted until it has run again. <!-- claim: record-lists-what-ran --> Last runs: ${days}. We haven’t run them against the providers themselves.\n`,
    '## Clients\n',
    table(['client', 'release', 'runtime', 'examples run', 'passed', 'cases', 'model pages'], clientRows(texts)),
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
    table(
      ['agent', 'release', 'date', 'setups', 'routed', 'direct', 'endpoint', 'local app'],
      agentRows(listAgentRuns()),
    ),
    SERVERS,
    table(['agent', 'release', 'API', 'local app', 'server', 'date'], serverRows(SERVER_RUNS)),
    '## What is withheld\n',
    withheld.length === 0
      ? 'Nothing: no example on record failed.\n'
      : table(
          ['case', 'why'],
          withheld.map(([key, { reason }]) => [code(key), reason ?? 'unknown']),
        ),
    'Some examples aren’t offered because of a defect in the released client. [Known defects of released clients](known-client-defects/README.md) has a program for each defect, and says what we do about it.\n',
    ...describeLibraries(),
    ...describeLocalApps(),
    ...describeContracts(),
    ...describeTrust(),
    ...(comparison === undefined ? [] : describePeer(comparison)),
  ]
  return parts.join('\n')
}

const SERVED: Readonly<Record<ServedWeights, string>> = {
  repeated: 'all weight tensors, each filled with a single random number',
  part: 'only the weights of the model’s smaller parts; the loader leaves the others at their initial values',
}

const LEFT_OUT = readFileSync(join(ROOT, 'packages/twin/src/libraries/left-out.txt'), 'utf8').trim().split(/\s+/)

/** The repositories that library examples install from or run in. */
const repositoryRows = (): readonly Row[] =>
  Object.values(TWIN_LIBRARIES).flatMap((library) => {
    const examples = library.subjects.flatMap((subject) => examplesOf(library, subject))
    const run = examples.flatMap(({ digest }) => LIBRARY_RUNS.texts[digest]?.run ?? [])[0]
    const { repositories = {} } = LIBRARY_RUNS.runs[run ?? ''] ?? {}
    const addresses = new Set(examples.flatMap(({ snippet }) => repositoriesIn(snippet.content)))
    return [...addresses].map((address) => [library.key, `<${address}>`, repositories[address] ?? 'not recorded'])
  })

/** The section about library examples: what ran, and why others didn't. */
function describeLibraries(): string[] {
  const { runs, texts } = LIBRARY_RUNS
  const all = Object.values(texts)
  return [
    '## Libraries\n',
    "Library examples run the model on your machine. We installed each library below with its example's own command and ran the example exactly as written, except for the model id, which names a small test model on a mock of Hugging Face. For other libraries that have a release, we only check that the names in the examples exist in it.\n",
    table(
      ['library', 'release', 'runtime', 'date', 'texts run'],
      Object.entries(runs).map(([name, { library, package: distribution, release, runtime, date }]) => [
        library,
        `${distribution} ${release}`,
        runtime,
        date,
        all.filter(({ run }) => run === name).length,
      ]),
    ),
    'Some libraries can load only full-size models, so we served these weights instead of a small model:\n',
    table(
      ['library', 'weights served'],
      Object.entries(SERVED).flatMap(([weights, words]) =>
        [...new Set(all.filter((text) => text.weights === weights).map(({ run }) => runs[run]?.library ?? ''))]
          .sort()
          .map((library) => [library, words]),
      ),
    ),
    `[uv](https://docs.astral.sh/uv/) builds each environment from the example's own install command. We leave out packages that only GPUs need and that no example imports: ${LEFT_OUT.join(', ')}. The examples of the libraries below also use their authors' repositories. Git cloned each repository from a local copy instead of GitHub. The table gives the commit if the copy was complete. Incomplete copies lack the repository's largest files, such as images, videos, and weights. The test model replaces the weights.\n`,
    table(['library', 'repository', 'commit'], repositoryRows()),
    'We ran no examples for these libraries:\n',
    table(['library', 'why'], Object.entries(NOT_RUN)),
  ]
}

/** The section about local apps: which ones we started, with which commands. */
const describeLocalApps = (): string[] => [
  '## Local apps\n',
  "We started each app on Linux, on an isolated network, with the commands from a model's page. We changed only the model's name, to that of a small model with random weights, served by a mock of Hugging Face. Programs from the same page then called the app's server and printed a response. They used curl, `requests`, `fetch`, and the Python and JavaScript clients of OpenAI, Hugging Face, and Anthropic, with and without streaming, for each API that we offer for the app.\n",
  table(
    ['app', 'commands', 'package', 'installed with its own command', 'date', 'programs that got a response'],
    LOCAL_APP_RUNS.map(({ app, commands, package: name, release, isOwnInstall, date, programs }) => [
      app,
      commands.map(code).join(', then '),
      `${name} ${release}`,
      isOwnInstall ? 'yes' : 'no',
      date,
      programs.length,
    ]),
  ),
  'We didn’t start these apps:\n',
  table(['app', 'why'], Object.entries(APPS_NOT_RUN)),
  ...describeLocalUses(),
]

/** The section about what examples did with the servers of local apps. */
const describeLocalUses = (): string[] => [
  '### Tool loops, structured output, embeddings, and reranking\n',
  'We started the servers again, with models made for these uses, and ran the examples of every client that we offer for them. The chat model follows a script instead of random weights: it calls each tool, and it gives its answer only if every call has got a result. It returns JSON only if the server enforces the schema. So these runs test the server’s own format and our examples, not a model. An example passes if it prints the scripted answer, or an embedding. For reranking, the page’s command passes if it prints a score.\n',
  table(
    ['app', 'use', 'commands', 'package', 'date', 'languages', 'clients that passed'],
    LOCAL_USE_RUNS.map(({ app, use, commands, package: name, release, date, programs }) => [
      app,
      LOCAL_USES.find(({ id }) => id === use)?.label ?? use,
      commands.map(code).join(', then '),
      `${name} ${release}`,
      date,
      [...new Set(Object.keys(programs).map((client) => client.split('/')[0] ?? ''))].join(', '),
      Object.keys(programs).length,
    ]),
  ),
  'We didn’t run these uses:\n',
  table(
    ['app', 'use', 'why'],
    Object.values(TWIN_LOCAL_APPS).flatMap((app) =>
      LOCAL_USES.flatMap((use) => {
        const why = reasonAgainst(app, use)
        return why === undefined ? [] : [[app.id, use.label, why]]
      }),
    ),
  ),
]

const LOST: Readonly<Record<BlindSpot['loses'], string>> = {
  words: "the service's message",
  'words and status': "the service's message and status",
  'the failure': 'the failure itself, so we skip these scenarios',
  'the scenario': 'nothing: these scenarios don’t affect the client, so we skip them',
}

/** The section about providers' documentation, and what we decided if the clients differ from it. */
function describeContracts(): string[] {
  const decisions = Object.values(CONTRACTS).flatMap(({ provider, disagreements = [] }) =>
    disagreements.map((each) => ({ provider, ...each })),
  )
  return [
    '## What providers document\n',
    "We check each example's request and each of the mock's responses against the provider's own documentation. We also compare requests with those of the Hugging Face clients. `agrees` means that the client's request matches the documentation. `overruled` means that the client's request doesn't match, so we follow the documentation, as decided below. `unsupported` means that the client can't make the call, or, because of a known defect, sends a request that the service can't answer.\n",
    table(
      ['provider', 'task', 'provider’s documentation', '@huggingface/inference', 'huggingface_hub'],
      agreements().map(({ provider, task, own, clients }) => [
        provider,
        task,
        own.length === 0 ? 'none' : own.join('; '),
        clients['@huggingface/inference'],
        clients.huggingface_hub,
      ]),
    ),
    'We read the provider’s documentation in these sources, on the given dates:\n',
    table(
      ['provider', 'source', 'date'],
      Object.values(CONTRACTS).flatMap(({ provider, sources }) =>
        Object.values(sources).map(({ name, address, read }) => [provider, `[${name}](${address})`, read]),
      ),
    ),
    'The clients and the documentation differ in these cases:\n',
    table(
      ['provider', 'tasks', 'clients', 'what the clients send', 'what the provider documents', 'our decision'],
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

/** The section about runs that we judge by an edited request, or less strictly. */
function describeTrust(): string[] {
  const spots = PROVIDER_SERVICES.flatMap(({ id, blindSpots }) => blindSpots.map((spot) => ({ id, ...spot })))
  return [
    '## What the judge doesn’t check\n',
    'We record the expected request from a published client that makes the same call. In these cases, we edit the recorded request or relax the comparison: <!-- claim: edited-requests-are-listed -->\n',
    table(
      ['when', 'what we do', 'why'],
      EDITED_EXPECTATIONS.map(({ when, change, why }) => [when, change, why]),
    ),
    'If a client hides part of a service’s failure, we check less of how its example ends:\n',
    table(
      ['client', 'provider', 'scenarios', 'tasks', 'what the client hides'],
      spots.map(({ client, id, scenarios, tasks, loses }) => [
        client,
        id,
        scenarios.join(', '),
        tasks?.join(', ') ?? 'all',
        LOST[loses],
      ]),
    ),
    'We shorten the pauses for queues and retries. After several identical responses to the same request, an example gets the same response again from memory. The mock’s responses follow the published clients and the documentation; we called no provider.\n',
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
  const broke = Object.entries(peerBroke).map(([rule, count]) => `${rule} (${count})`)
  return [
    '## Compared with the published generator\n',
    `On ${date}, we compared our generator with ${code(peer.package)} ${peer.release}, the *peer*. Both generated examples for every task of every provider: through the Hugging Face router, directly, and for a custom endpoint. Both got the same input, which is the peer's own example input if the provider accepts it. For some tasks, we gave the peer the input in two forms, and counted the better result. We ran every example once, and judged it by the rules that apply to both generators: it parses with the right imports, sends what a published client sends, shows the result, and leaves nothing behind. The peer provides no setup, so we set every variable, installed every client, and provided every file.\n`,
    table(
      ['task', 'offered', 'passed', 'offered by the peer', 'passed by the peer'],
      [...Object.entries(tasks).map(([task, each]) => score(task, each)), score('all', sum)],
    ),
    'The peer writes a chat example for every `text-generation` model, even if the model isn’t tagged `conversational`. The `text-generation` row counts those examples.\n',
    `The peer's failing examples, counted by the first rule that they broke: ${broke.join(', ')}.\n`,
    ...(Object.keys(failed).length === 0
      ? []
      : ['### Our failed cases\n', table(['case', 'why'], Object.entries(failed))]),
    `### Cases that only the peer offers (${Object.keys(onlyPeer).length})\n`,
    'None of them produced a result:\n',
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

/** A reason without the provider's name, so that the reasons of several providers can be grouped. */
const unnamed = (key: string, reason: string): string =>
  reason.replace(new RegExp(`(?<![\\w-])${partsOf(key).provider}(?![\\w-])`, 'g'), '{provider}')

const LONGEST_REASON = 220

const inShort = (reason: string): string =>
  reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON).trimEnd()} …` : reason

/** Clients that are part of a runtime, so the release is the runtime's. */
const RUNTIMES: Readonly<Record<string, string>> = { fetch: 'Node.js', 'net/http': 'Go' }

function clientAndRelease(defect: KnownBroken): string {
  const { client, release } = defect
  const runtime = RUNTIMES[client]
  return runtime === undefined
    ? `${client} ${release} (${languageRecord(languageOfDefect(defect)).label})`
    : `${client} in ${runtime} ${release}`
}

/** The page that links to the programs that show defects of released clients. */
export function renderKnownDefects(defects: readonly KnownBroken[]): string {
  const parts = [
    `# Known defects of released clients\n\n${WRITTEN}`,
    "We found these defects by running every example with its client's released package. Because of these defects, calls fail, never end, lose information that the caller needs, or send data to the wrong host. A minimal program shows each defect against a local mock of the service. `npm test` runs the programs of all plain clients and of a sample of frameworks, and fails if a defect is gone, so we notice when a release fixes it. The programs of the other frameworks run again whenever the program, the release, or the mock's response changes.\n",
    'To run a program yourself, install its client, set `HF_TOKEN` (or the variable that the program reads) to your token, and set `MODEL` to a model that the provider serves:\n',
    '```sh\nMODEL=owner/name node huggingface-js-fal-ai-leaves-early.mjs\nMODEL=owner/name python3 huggingface-hub-fal-ai-job-failed.py\n```\n',
    'Some defects appear only if the service fails, changes the form of its responses, or is malicious.\n',
  ]
  for (const [client, some] of grouped(defects, clientAndRelease)) {
    parts.push(`## ${client}\n`)
    for (const { file, tasks, provider, problem, instead, follows = [], witnesses = [] } of some) {
      parts.push(
        `### [${file}](${file})\n\n${tasks.length === 1 ? 'Task' : 'Tasks'}: ${tasks.join(', ')}. Provider in the program: ${code(provider)}.\n\n${problem}\n\n${instead}\n${notPlayed(follows)}${sourcesOf(witnesses)}`,
      )
    }
  }
  return parts.join('\n')
}

/** The scenarios that we skip for this client's examples. */
const notPlayed = (harms: readonly string[]): string =>
  harms.length === 0
    ? ''
    : `\nWe don’t run the client’s examples in ${harms.length === 1 ? 'this scenario' : 'these scenarios'}: ${harms.map((name) => code(`harm-${name}`)).join(', ')}.\n`

/** The sources that document the correct behavior. */
const sourcesOf = (witnesses: readonly Witness[]): string =>
  witnesses.map(({ source }) => `\n[${source.address}](${source.address}): ${source.says}\n`).join('')

/** @returns the stale files */
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
    'docs/frameworks.md': renderFrameworks(),
    'docs/languages.md': renderLanguages(),
    'docs/known-client-defects/README.md': renderKnownDefects(KNOWN_BROKEN),
    'apps/site/app/domain/compatibility/defects.generated.ts': renderWitnesses(KNOWN_BROKEN),
    'apps/site/app/domain/compatibility/behaviours.generated.ts': renderBehaviours(seenBehaviours(texts, KNOWN_BROKEN)),
  }
  return writeFiles(Object.entries(files), { check, root })
}
