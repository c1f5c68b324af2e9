import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SEED } from '../../plan/seed.ts'
import { hasTurn } from '../../plan/turns.ts'
import { describeWithHarness } from '../../testing/harness.ts'
import {
  DEFECT_PROGRAMS,
  digestOfDefect,
  frameworkOf,
  problemsOfDefect,
  readDefectRuns,
  releaseOfDefect,
} from '../../trials/defect-runs.ts'
import { CONTRACTS } from '../contracts.generated.ts'
import { OPENAI_PACKAGE } from '../protocols/openai-contract.ts'
import { KNOWN_BROKEN } from '../registry.ts'
import { languageOfDefect } from './known-broken.ts'

describe('witnesses of client defects', () => {
  const witnesses = KNOWN_BROKEN.flatMap(({ file, witnesses: some = [] }) => some.map((each) => [file, each] as const))

  it.each(witnesses)('use a source of the provider or the shared API: %s', (_, witness) => {
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

describe('the record of framework defects', () => {
  it('is up to date: `npm run verify -- --defects` runs missing ones', () => {
    expect(seen).toEqual(Object.fromEntries(ofFrameworks.map((entry) => [entry.file, digestOfDefect(entry)])))
  })
})

describeWithHarness('a known defect of a released client', (harness) => {
  it('has a program in the documentation, and every program has a defect', () => {
    const programs = readdirSync(DEFECT_PROGRAMS).filter((name) => !name.endsWith('.md'))
    expect(KNOWN_BROKEN.map(({ file }) => file).sort()).toEqual(programs.sort())
  })

  it('has the release that the examples run with', () => {
    const releases = KNOWN_BROKEN.map(({ file, release }) => [file, release])
    expect(KNOWN_BROKEN.map((entry) => [entry.file, releaseOfDefect(harness(), entry)])).toEqual(releases)
  })

  const ofDay = KNOWN_BROKEN.filter(
    (entry) => isMeant({ language: languageOfDefect(entry), client: entry.client }) || seen[entry.file] === undefined,
  )
  // Timing defects don't show up in every run; one is enough as proof.
  it.each(ofDay.map((entry) => [entry.file, entry] as const))('still exists: %s', { retry: 5 }, async (_, entry) => {
    expect(await problemsOfDefect(harness(), entry)).toEqual([])
  })
})
