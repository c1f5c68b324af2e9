import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SEED } from '../plan/seed.ts'
import { hasTurn } from '../plan/turns.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { CONTRACTS } from './contracts.generated.ts'
import {
  DEFECT_PROGRAMS,
  digestOfDefect,
  frameworkOf,
  problemsOfDefect,
  readDefectRuns,
  releaseOfDefect,
} from './defect-runs.ts'
import { languageOfDefect } from './known-broken.ts'
import { OPENAI_PACKAGE } from './openai-contract.ts'
import { KNOWN_BROKEN } from './registry.ts'

describe('who says that a client breaks something', () => {
  const witnesses = KNOWN_BROKEN.flatMap(({ file, witnesses: some = [] }) => some.map((each) => [file, each] as const))

  it.each(witnesses)('is a source of what the provider, or the interface of all, documents: %s', (_, witness) => {
    const { source, providers = [] } = witness
    const read = providers.map((provider) => {
      const { sources, combinations } = Object.values(CONTRACTS).find((each) => each.provider === provider) ?? {}
      return Object.values({ ...sources, ...combinations?.read }).map(({ address }) => address)
    })
    for (const addresses of providers.length === 0 ? [[OPENAI_PACKAGE.address]] : read)
      expect(addresses).toContain(source.address)
  })
})

const isMeant = hasTurn(SEED)
const seen = readDefectRuns()
const ofFrameworks = KNOWN_BROKEN.filter((entry) => frameworkOf(entry) !== undefined)

describe('the record of the defects of frameworks', () => {
  it('holds each as it is: `npm run verify -- --defects` runs those that it lacks', () => {
    expect(seen).toEqual(Object.fromEntries(ofFrameworks.map((entry) => [entry.file, digestOfDefect(entry)])))
  })
})

describeWithHarness('a known defect of a released client', (harness) => {
  it('has a program in the documentation, and each program there is of one', () => {
    const programs = readdirSync(DEFECT_PROGRAMS).filter((name) => !name.endsWith('.md'))
    expect(KNOWN_BROKEN.map(({ file }) => file).sort()).toEqual(programs.sort())
  })

  it('is of the release that examples are run with', () => {
    const releases = KNOWN_BROKEN.map(({ file, release }) => [file, release])
    expect(KNOWN_BROKEN.map((entry) => [entry.file, releaseOfDefect(harness(), entry)])).toEqual(releases)
  })

  const ofDay = KNOWN_BROKEN.filter(
    (entry) => isMeant({ language: languageOfDefect(entry), client: entry.client }) || seen[entry.file] === undefined,
  )
  // One of timing need not show in each run: one run that shows it is proof.
  it.each(ofDay.map((entry) => [entry.file, entry] as const))('is still there: %s', { retry: 5 }, async (_, entry) => {
    expect(await problemsOfDefect(harness(), entry)).toEqual([])
  })
})
