import { availableParallelism } from 'node:os'
import { readOptions } from './command-line.ts'
import { Harness } from './trials/harness.ts'
import { showAgents } from './verify/agents.ts'
import { showCampaign, showCampaignAlone } from './verify/campaigns.ts'
import { showCase } from './verify/case.ts'
import { showDefects } from './verify/defects.ts'
import { showErrors } from './verify/errors.ts'
import { showLibraries } from './verify/libraries.ts'
import { showLints } from './verify/lints.ts'
import { showLocalApps } from './verify/local-apps.ts'
import { showLocalUses } from './verify/local-uses.ts'
import { showPeer } from './verify/peer.ts'
import { showWorks } from './verify/works.ts'

const USAGE = `Runs examples against the twin, the local mock of the services, and records the results.

  npm run verify                       runs every example whose text, client release, or interpreter isn't on record;
                                       lints programs that no linter has seen; updates both records
  npm run verify -- --all              runs every example and the whole comparison with the published generator; updates
                                       their records
  npm run verify -- --lints [--all]    lints every program that isn't on record, or all; records those without findings
  npm run verify -- --check [--seed N]
                                       runs every example that isn't on record, and a sample of the others, partly on
                                       other releases of the interpreter, such as Node.js 22 and 26; another seed takes
                                       another sample; writes nothing
  npm run verify -- --check --most N   runs at most N of the examples that aren't on record; writes nothing
  npm run verify -- --only TEXT        runs examples whose name contains TEXT; writes nothing
  npm run verify -- --only TEXT --update   the same, and records the results
  npm run verify -- --only TEXT --missing  runs those that aren't on record, and records the results
  npm run verify -- --case KEY         runs one case and prints a full transcript; for example,
                                       python/openai/conversational/together/routed
  npm run verify -- --case KEY --scenario NAME
                                       the same with another scenario or other options, such as refused-401,
                                       job-failed, every-option, or 'job-failed with lora'; any other name lists them
  npm run verify -- --scenario NAME    runs every case to which the scenario applies, or those that --only names; a *
                                       at the end stands for any ending, as in 'harm-*'; writes nothing
  npm run verify -- --hostile COUNT [--seed N]
                                       runs COUNT examples of all tasks, including chat, with malicious inputs; prints
                                       the seed
  npm run verify -- --tools COUNT [--seed N]
                                       runs COUNT tool loops with malicious tools and models; prints the seed
  npm run verify -- --hostile COUNT --frameworks [--seed N], --tools COUNT --frameworks [--seed N]
                                       the same, but only with frameworks, which only chat
  npm run verify -- --models COUNT [--seed N]
                                       tries COUNT hostile schemas: each must be rejected with an error, or its classes
                                       must compile
  npm run verify -- --models COUNT --uncompiled [--seed N]
                                       the same without compiling: writing all examples of a schema may take 50 ms of
                                       CPU time
  npm run verify -- --fuzz COUNT [--seed N]
                                       asks every generator COUNT random questions, and parses the examples
  npm run verify -- --capture COUNT [--seed N]
                                       captures COUNT programs in all languages, and compares their questions
  npm run verify -- --schemas COUNT [--seed N]
                                       runs COUNT random schemas with every client: checks the request, a valid
                                       response, and an invalid one; prints the seed
  npm run verify -- --errors [--all | --only TEXT]
                                       triggers every failure with every client that isn't on record, or all of them, or
                                       those whose name contains TEXT; records what the programs print
  npm run verify -- --defects [--all]  runs the programs of framework defects that aren't on record, or all of them;
                                       records those that still show the defect
  npm run verify -- --agents [--all | --only TEXT]
                                       starts coding agents in an isolated network, with every setup that isn't on
                                       record, or all, or those whose name contains TEXT; records the results
  npm run verify -- --agents --seeded [--only TEXT]
                                       starts agents with setups that contain mistakes, which the checks must find;
                                       writes nothing
  npm run verify -- --agents --servers [--all | --only TEXT]
                                       starts agents with their setups for local apps, and each app's real server with a
                                       model made for the session; records the results
  npm run verify -- --agents --release latest [--only TEXT]
                                       starts each agent with one setup and its newest release, or another release;
                                       writes nothing
  npm run verify -- --libraries [--all | --only KEY]
                                       runs the examples of every library that aren't all on record, or of all, or of
                                       one, with small models, installed with the example's own command; records the
                                       results after each library, so you can stop and continue
  npm run verify -- --local-apps [--all | --only ID]
                                       starts every local app that runs here and isn't on record, or all, or one, in an
                                       isolated network with its own commands and small models, and runs examples
                                       against its server; records the results after each start
  npm run verify -- --local-apps --use ID [--all] [--only ID]
                                       the same for one use that isn't on record, such as embeddings; several are
                                       separated by commas
  npm run verify -- --peer             runs only the whole comparison with the published generator; updates its record
`

const OPTIONS = {
  case: { type: 'string' },
  scenario: { type: 'string' },
  hostile: { type: 'string' },
  tools: { type: 'string' },
  schemas: { type: 'string' },
  frameworks: { type: 'boolean', default: false },
  models: { type: 'string' },
  uncompiled: { type: 'boolean', default: false },
  fuzz: { type: 'string' },
  capture: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string' },
  all: { type: 'boolean', default: false },
  peer: { type: 'boolean', default: false },
  errors: { type: 'boolean', default: false },
  defects: { type: 'boolean', default: false },
  agents: { type: 'boolean', default: false },
  seeded: { type: 'boolean', default: false },
  servers: { type: 'boolean', default: false },
  release: { type: 'string' },
  libraries: { type: 'boolean', default: false },
  'local-apps': { type: 'boolean', default: false },
  use: { type: 'string' },
  lints: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  update: { type: 'boolean', default: false },
  missing: { type: 'boolean', default: false },
  most: { type: 'string' },
} as const

type Values = ReturnType<typeof readOptions<typeof OPTIONS>>

/** Runs what the command line requests. @returns whether everything passed */
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
  const campaign = await showCampaignAlone(values)
  if (campaign !== undefined) return campaign ? 0 : 1
  if (values.agents) return (await showAgents(values)) ? 0 : 1
  if (values.libraries) return (await showLibraries(values)) ? 0 : 1
  if (values.lints) return (await showLints(values)) ? 0 : 1
  if (values['local-apps']) {
    const passed = [values.use !== undefined || (await showLocalApps(values)), await showLocalUses(values)]
    return passed.every(Boolean) ? 0 : 1
  }
  // Examples spend a third of their time waiting, so two per core keep the machine busy.
  const harness = await Harness.open(2 * availableParallelism())
  try {
    return (await passes(harness, values)) ? 0 : 1
  } finally {
    await harness.close()
  }
}

process.exitCode = await main()
