import { availableParallelism } from 'node:os'
import { hostileChats, hostileTasks, hostileTools, toFrameworks } from './campaigns/hostile-campaign.ts'
import { readOptions, wholeNumber } from './command-line.ts'
import { Harness } from './trials/harness.ts'
import { showAgents } from './verify/agents.ts'
import { showCase } from './verify/case.ts'
import { showDefects } from './verify/defects.ts'
import { showErrors } from './verify/errors.ts'
import { showHostile } from './verify/hostile.ts'
import { showLibraries } from './verify/libraries.ts'
import { showLints } from './verify/lints.ts'
import { showLocalApps } from './verify/local-apps.ts'
import { showModels } from './verify/models.ts'
import { showPeer } from './verify/peer.ts'
import { showSchemas } from './verify/schemas.ts'
import { showWorks } from './verify/works.ts'

const USAGE = `Runs the examples against the loopback twin and writes what became of them.

  npm run verify                       every example that the record does not hold: its text is new, or its client's
                                       release, or what it is run with; gives linters what they have not seen; writes
                                       both records
  npm run verify -- --all              every example, and the whole comparison with the published generator; writes
                                       their records
  npm run verify -- --lints [--all]    every example that the linter of its language has not seen as it is, or all;
                                       writes the record of those in which nothing was found
  npm run verify -- --check [--seed N]
                                       every example that the record does not hold, and of the rest a sample, some of it
                                       on further releases of the interpreter, as Node.js 22 and 26; the same sample each
                                       time, or another one of another seed; writes nothing
  npm run verify -- --check --most N   of the examples that the record does not hold N at most, and nothing else
  npm run verify -- --only TEXT        examples whose name contains TEXT, recorded or not; writes nothing
  npm run verify -- --only TEXT --update   the same, and puts the outcome into the record
  npm run verify -- --only TEXT --missing  those of them that the record does not hold, and puts the outcome into it
  npm run verify -- --case KEY         one case with its whole transcript, for example
                                       python/openai/conversational/together/routed
  npm run verify -- --case KEY --scenario NAME
                                       the same while the service plays something else, or with other options:
                                       refused-401, job-failed, every-option, 'job-failed with lora', …
                                       (any other word lists them)
  npm run verify -- --scenario NAME    every case that can be run so, or so many as --only names; with * at its end every
                                       run whose name begins so, as 'harm-*'; writes nothing
  npm run verify -- --hostile COUNT [--seed N]
                                       that many examples of all tasks, chat among them, with malicious inputs,
                                       of a seed that is printed
  npm run verify -- --tools COUNT [--seed N]
                                       that many tool loops, with malicious tools and models that call them,
                                       of a seed that is printed
  npm run verify -- --hostile COUNT --frameworks [--seed N], --tools COUNT --frameworks [--seed N]
                                       the same with chats alone, and of their examples those of frameworks
  npm run verify -- --models COUNT [--seed N]
                                       that many hostile schemas: each is refused by name, or its models compile
  npm run verify -- --models COUNT --uncompiled [--seed N]
                                       the same, written alone: none may take longer than 50 ms of the processor
  npm run verify -- --schemas COUNT [--seed N]
                                       that many random schemas with every client, of a seed that is printed: what is
                                       sent, an answer that fits, and one that does not
  npm run verify -- --errors [--all | --only TEXT]
                                       every failure of every client that the record of errors does not hold, or all of
                                       them, or those whose name contains TEXT; writes what the programs printed
  npm run verify -- --defects [--all]  every known defect of a framework that the record of defects does not hold as it is,
                                       or all of them; writes those that were seen
  npm run verify -- --agents [--all | --only TEXT]
                                       every set-up of a coding agent that its record does not hold, or all of them, or
                                       those whose name contains TEXT: the program itself, in a network of its own;
                                       writes the record
  npm run verify -- --agents --seeded [--only TEXT]
                                       set-ups with errors, each of which has to be found; writes nothing
  npm run verify -- --agents --release latest [--only TEXT]
                                       one set-up of each agent with its newest release, or with another that is named;
                                       writes nothing
  npm run verify -- --libraries [--all | --only KEY]
                                       every library of which the record of libraries lacks an example, or all, or one:
                                       each is installed by its example's own line, and run with a small model; writes
                                       the record after each, so that what is stopped goes on where it was
  npm run verify -- --local-apps [--all | --only ID]
                                       every app of the reader's own machine that runs here and that its record lacks a
                                       start of, or all, or one: by its own commands, with small models, in a network of
                                       its own; its server is asked by examples; writes the record after each start
  npm run verify -- --peer             the whole comparison with the published generator alone; writes its record
`

/** Runs the campaign that is asked for. @returns whether nothing was wrong; undefined when none is */
function showCampaign(
  harness: Harness,
  { hostile, tools, schemas, seed, frameworks }: Pick<Values, 'hostile' | 'tools' | 'schemas' | 'seed' | 'frameworks'>,
): Promise<boolean> | undefined {
  const tasks = frameworks ? toFrameworks(hostileChats) : hostileTasks
  const loops = frameworks ? toFrameworks(hostileTools) : hostileTools
  if (hostile !== undefined) return showHostile(harness, tasks, wholeNumber('--hostile', hostile), seed)
  if (tools !== undefined) return showHostile(harness, loops, wholeNumber('--tools', tools), seed)
  return schemas === undefined ? undefined : showSchemas(harness, wholeNumber('--schemas', schemas), seed)
}

const OPTIONS = {
  case: { type: 'string' },
  scenario: { type: 'string' },
  hostile: { type: 'string' },
  tools: { type: 'string' },
  schemas: { type: 'string' },
  frameworks: { type: 'boolean', default: false },
  models: { type: 'string' },
  uncompiled: { type: 'boolean', default: false },
  seed: { type: 'string' },
  only: { type: 'string' },
  all: { type: 'boolean', default: false },
  peer: { type: 'boolean', default: false },
  errors: { type: 'boolean', default: false },
  defects: { type: 'boolean', default: false },
  agents: { type: 'boolean', default: false },
  seeded: { type: 'boolean', default: false },
  release: { type: 'string' },
  libraries: { type: 'boolean', default: false },
  'local-apps': { type: 'boolean', default: false },
  lints: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  update: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
  most: { type: 'string' },
} as const

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>

/** Does what the command asks for. @returns whether all of it passed */
async function passes(harness: Harness, values: Values): Promise<boolean> {
  if (values.case !== undefined) return showCase(harness, values.case, values.scenario)
  const campaign = await showCampaign(harness, values)
  if (campaign !== undefined) return campaign
  if (values.errors) return showErrors(harness, { only: values.only, all: values.all })
  if (values.defects) return showDefects(harness, values)
  if (values.peer) return showPeer(harness, { all: true })
  const havePassed = await showWorks(harness, values)
  const isWhole = !values.check && values.only === undefined && values.scenario === undefined
  return (!isWhole || (await showLints(values))) && havePassed
}

async function main(): Promise<number> {
  const values = readOptions(USAGE, OPTIONS)
  if (values.models !== undefined)
    return (await showModels(wholeNumber('--models', values.models), values.seed, !values.uncompiled)) ? 0 : 1
  if (values.agents) return (await showAgents(values)) ? 0 : 1
  if (values.libraries) return (await showLibraries(values)) ? 0 : 1
  if (values.lints) return (await showLints(values)) ? 0 : 1
  if (values['local-apps']) return (await showLocalApps(values)) ? 0 : 1
  // An example waits for answers a third of its time: two for each core keep the machine busy.
  const harness = await Harness.open(2 * availableParallelism())
  try {
    return (await passes(harness, values)) ? 0 : 1
  } finally {
    await harness.close()
  }
}

process.exitCode = await main()
