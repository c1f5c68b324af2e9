import { describe, expect, it } from 'vitest'
import type { CaseRun, PlannedCase } from '../cases/case.ts'
import { allOffers, plannedCases } from '../cases/cases.ts'
import { servingOf } from '../cases/other-tasks.ts'
import { isChat } from '../oracle/call.ts'
import { TASK_FAILURES } from '../services/protocols/failure.ts'
import { submitsJob } from '../services/registry.ts'
import { furtherRuns, maliciousRuns, namesIn, planNamed, planRuns, runNamed } from './plan.ts'

const CASES = plannedCases(allOffers())
const routed = CASES.filter(({ question }) => !isChat(question) && question.target === 'routed')
const SHARED = [
  'job-failed',
  'status-500',
  'never-ends',
  'media-404',
  'no-file',
  'inputs-by-url',
  'other-id-and-parameters',
  'more-parameters',
  'lora',
  'lora-without-weights',
  'lora-app',
]
const UNSET = 'variable unset'
const clientOf = ({ snippet }: PlannedCase) => `${snippet.language}/${snippet.client}`

const isMalicious = ({ scenario }: CaseRun) => scenario.kind === 'malicious'

/** Routed tasks with one additional run, or with all. Each plan is made only once, because nothing changes it. */
const PLANS = { one: planRuns(CASES, new Set()), all: planRuns(CASES, new Set(['routed'])) }

/** Returns a plan's runs except the plain run, malicious ones, and those without the token. */
const planned = (plan: keyof typeof PLANS) => (key: string) =>
  (PLANS[plan].get(key) ?? []).slice(1).filter((run) => !isMalicious(run) && run.lacksToken !== true)

describe('planRuns', () => {
  it('gives a case one additional run, and each client every run that one of its cases can have', () => {
    const further = planned('one')
    const wanted = new Set(routed.flatMap((one) => furtherRuns(one).map(({ name }) => `${clientOf(one)} ${name}`)))
    const met = new Set(routed.flatMap((one) => further(one.key).map(({ name }) => `${clientOf(one)} ${name}`)))
    expect([...wanted].filter((name) => !met.has(name))).toEqual([])
    const counts = routed.map(({ key }) => further(key).length)
    expect(Math.min(...counts)).toBe(1)
    // A client with few cases, such as Instructor, has several runs for each of them.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(routed.length * 1.25)
    expect(wanted.size).toBeGreaterThan(100)
  })

  it('leaves out each client’s variable once in each of its variants', () => {
    const plan = PLANS.one
    const kindOf = (one: PlannedCase) =>
      `${clientOf(one)} ${isChat(one.question) ? (one.question.variant ?? 'plain') : 'task'}`
    const without = CASES.filter(({ key }) => plan.get(key)?.some(({ lacksToken }) => lacksToken)).map(kindOf)
    expect(without.toSorted()).toEqual([...new Set(CASES.map(kindOf))].toSorted())
    expect(without.length).toBeLessThan(CASES.length / 20)
  })

  it('doesn’t depend on earlier plans', () => {
    const namesOf = (plan: ReturnType<typeof planRuns>) =>
      [...plan].map(([key, runs]) => `${key} ${runs.map(({ name }) => name)}`)
    expect(namesOf(planRuns(CASES, new Set()))).toEqual(namesOf(PLANS.one))
  })

  it('gives a case all of its own runs if all are requested, and distributes the others', () => {
    const further = planned('all')
    const refusals = new Set<string>()
    for (const one of routed) {
      const names = further(one.key).flatMap(namesIn)
      const refused = names.filter((name) => name.startsWith('refused-'))
      expect(refused.length).toBeLessThanOrEqual(1)
      for (const name of refused) refusals.add(name)
      const others = furtherRuns(one).map(({ name }) => name)
      const isOwn = (name: string) => !name.startsWith('refused-') && !SHARED.includes(name)
      const hasOptions = others.includes('every-option')
      expect(names.filter(isOwn).sort()).toEqual(
        others.filter((name) => isOwn(name) && !(hasOptions && name === 'success')).sort(),
      )
    }
    expect(refusals.size).toBe(TASK_FAILURES.length)
    const met = (runsOf: (one: PlannedCase) => readonly { readonly name: string }[]) =>
      new Set(
        routed.flatMap((one) =>
          runsOf(one)
            .flatMap(namesIn)
            .flatMap((name) => (SHARED.includes(name) ? [`${clientOf(one)} ${servingOf(one.question)} ${name}`] : [])),
        ),
      )
    expect(met((one) => further(one.key))).toEqual(met(furtherRuns))
  })

  it('plays a success after polls for each case with a queue', () => {
    const further = planned('all')
    const queued = routed.filter((one) => furtherRuns(one).some(({ name }) => name === 'success'))
    expect(queued.length).toBeGreaterThan(90)
    const without = queued.filter(({ key }) => !further(key).some(({ scenario }) => scenario.kind === 'success'))
    expect(without).toEqual([])
  })

  it('combines a failure and a choice of options in one named run', () => {
    const further = planned('all')
    const pairs = routed.flatMap((one) => further(one.key).map((run) => ({ one, run })))
    const both = pairs.filter(({ run }) => namesIn(run).length > 1)
    expect(both.length).toBeGreaterThan(200)
    for (const { one, run } of both) {
      expect(runNamed(run.name, furtherRuns(one))).toEqual(run)
      expect(run.chosen).not.toEqual({})
      expect(['success', 'at-once']).not.toContain(run.scenario.kind)
    }
    expect(
      runNamed(
        'job-failed with nothing',
        both.map(({ run }) => run),
      ),
    ).toBeUndefined()
  })

  it('plays a malicious answer for each case that follows answers, and all possible ones for each client', () => {
    const plan = PLANS.one
    const affected = CASES.filter((one) => maliciousRuns(one).length > 0)
    const maliciousAnswersOf = (one: PlannedCase) => plan.get(one.key)?.filter(isMalicious) ?? []
    expect(affected.filter((one) => maliciousAnswersOf(one).length === 0)).toEqual([])
    const met = (runsOf: (one: PlannedCase) => readonly CaseRun[]) =>
      new Set(affected.flatMap((one) => runsOf(one).map(({ name }) => `${clientOf(one)} ${name}`)))
    expect(met(maliciousAnswersOf)).toEqual(met(maliciousRuns))
    const clients = new Set(affected.map(clientOf))
    expect(clients).toEqual(new Set(CASES.filter(({ question }) => question.task === 'text-to-video').map(clientOf)))
  })

  it('plays every run with a prefix for all cases that can have it', () => {
    const plan = planNamed(CASES, 'harm-*')
    for (const one of CASES) expect(plan.get(one.key)).toEqual(maliciousRuns(one))
    expect(planNamed(CASES, 'harm-file-huge').get('sh/curl/text-to-image/fal-ai/routed')).toHaveLength(1)
  })

  it('plays an endless queue for no client that would wait forever', () => {
    const endless = routed.filter((one) => furtherRuns(one).some(({ name }) => name === 'never-ends'))
    expect(endless.length).toBeGreaterThan(0)
    expect(endless.filter(({ snippet, question }) => submitsJob(snippet, question.provider, question.task))).toEqual([])
  })

  it('plays all runs for routed chats of one provider, a third for other targets, and the plain answer for all', () => {
    const plan = PLANS.one
    const chats = CASES.filter(({ question }) => isChat(question))
    const full = chats.filter(({ key }) =>
      plan.get(key)?.some(({ name }) => name.startsWith('error') || name === 'stays busy'),
    )
    for (const variant of new Set(chats.map(({ question }) => question.variant))) {
      const mine = full.filter(({ question }) => question.variant === variant)
      // Together only has chat completions.
      const direct = /^(?:responses|messages)/.test(variant ?? '') ? 'fireworks-ai' : 'together'
      // A variant that changes another one only has the runs affected by the change, routed.
      const isChanged = /-.*\+robust|^(?:responses|messages).*\+/.test(variant ?? '')
      // The router has no tool loops with the Responses API.
      const first = variant?.startsWith('responses-tool-loop') ? `${direct} direct` : 'together routed'
      expect(new Set(mine.map(({ question }) => `${question.provider} ${question.target}`))).toEqual(
        new Set([first, ...(isChanged ? [] : [`${direct} direct`, 'auto endpoint'])]),
      )
    }
    const programOf = (one: PlannedCase) => `${clientOf(one)} ${one.question.variant} ${one.question.streaming}`
    const routedPrograms = new Set(full.filter(({ question }) => question.target === 'routed').map(programOf))
    const isUnrouted = (one: PlannedCase): boolean => !routedPrograms.has(programOf(one))
    const isWhole = (one: PlannedCase): boolean => one.question.target === 'routed' || isUnrouted(one)
    // Together's clients don't use the router, and the router has no tool loops with the Responses API.
    const unrouted = full.filter((one) => isUnrouted(one) && !one.question.variant?.startsWith('responses-tool-loop'))
    expect(new Set(unrouted.map(clientOf))).toEqual(new Set(['python/together', 'js/together-ai']))
    for (const one of full) {
      // One case of each client and variant runs without the variable.
      const names = (plan.get(one.key)?.map(({ name }) => name) ?? []).filter((name) => name !== UNSET)
      const all = ['answer', ...furtherRuns(one).map(({ name }) => name)]
      if (isWhole(one)) expect(names).toEqual(all)
      else {
        expect(all).toEqual(expect.arrayContaining(names))
        expect(names.length).toBeGreaterThanOrEqual(Math.floor((all.length - 1) / 3))
        expect(names.length).toBeLessThanOrEqual(Math.ceil(all.length / 3) + 3)
      }
    }
    expect(chats.filter(({ key }) => plan.get(key)?.[0]?.name !== 'answer')).toEqual([])
  })

  it('plays undocumented behavior only for chats with retries', () => {
    const undocumented = CASES.filter((one) => furtherRuns(one).some(({ forRetries }) => forRetries === true))
    expect(undocumented.length).toBeGreaterThan(0)
    expect(undocumented.filter(({ question }) => !/robust/.test(question.variant ?? '')).map(({ key }) => key)).toEqual(
      [],
    )
  })

  it('plays an unset variable for one case of each client and chat variant', () => {
    const plan = PLANS.one
    const variantOf = (each: PlannedCase) =>
      `${clientOf(each)} ${isChat(each.question) ? (each.question.variant ?? 'chat') : 'task'}`
    const played = CASES.filter(({ key }) => plan.get(key)?.some(({ name }) => name === UNSET)).map(variantOf)
    expect(new Set(played)).toEqual(new Set(CASES.map(variantOf)))
    expect(played.length).toBe(new Set(played).size)
  })
})
