import { readdirSync, readFileSync } from 'node:fs'
import { CLIENTS } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { npmRelease } from '../languages/javascript/packages.ts'
import { describeWithHarness } from '../testing/harness.ts'
import { chatService } from './chat.ts'
import { CONTRACTS } from './contracts.generated.ts'
import { taskHubService } from './hub.ts'
import { type KnownBroken, languageOfDefect } from './known-broken.ts'
import { OPENAI_PACKAGE } from './openai-contract.ts'
import { KNOWN_BROKEN } from './registry.ts'
import type { Service } from './request.ts'
import { sampleCall } from './samples.ts'
import type { TaskCall } from './task-call.ts'
import { taskService } from './task-service.ts'

const FOLDER = new URL('../../../../docs/known-client-defects/', import.meta.url)
/** The hub's clients tell the hub's tokens from a provider's keys. */
const tokenOf = ({ target }: KnownBroken): string => `${target === 'direct' ? 'key-' : 'hf_'}0123456789abcdef`

/** What a framework needs is not there of itself. */
function frameworkOf(entry: KnownBroken): { readonly install?: string | null } {
  const spoken = languageOfDefect(entry)
  const framework = CLIENTS.find(
    ({ id, language, framework: isFramework }) => isFramework && id === entry.client && language === spoken,
  )
  return framework === undefined ? {} : { install: framework.install }
}

function servicesFor(entry: KnownBroken): Service[] {
  const {
    provider,
    tasks: [task = ''],
    scenario,
    target = 'routed',
  } = entry
  if (scenario.kind === 'chat') {
    const mappings = provider === 'auto' ? [] : sampleCall(provider, task, target).mappings
    const hub: Pick<TaskCall, 'task' | 'modelId' | 'mappings'> = { task, modelId: 'acme/lantern', mappings }
    const { conversation, ...others } = scenario
    const played = conversation === undefined ? {} : { conversation: { ...conversation, began: 1, nonce: 'n0nce' } }
    return [taskHubService(hub), chatService({ reply: 'Here I am.', ...others, ...played })]
  }
  const call = sampleCall(provider, task, target, { token: tokenOf(entry) })
  if (scenario.kind === 'mapping') {
    const mappings = call.mappings.map((mapping) => ({ ...mapping, providerId: scenario.providerId }))
    return [taskHubService({ ...call, mappings })]
  }
  return [taskHubService(call), taskService(call, scenario, 'n0nce')]
}

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

describeWithHarness('a known defect of a released client', (harness) => {
  it('has a program in the documentation, and each program there is of one', () => {
    const programs = readdirSync(FOLDER).filter((name) => !name.endsWith('.md'))
    expect(KNOWN_BROKEN.map(({ file }) => file).sort()).toEqual(programs.sort())
  })

  // One of timing need not show in each run: one run that shows it is proof.
  it.each(KNOWN_BROKEN.map((entry) => [entry.file, entry] as const))(
    'is still there: %s',
    { retry: 2 },
    async (file, entry) => {
      const language = languageOfDefect(entry)
      const installed = harness().releases.get(`${language}/${entry.client}`)?.release ?? npmRelease(entry.client)
      expect(installed).toBe(entry.release)

      const transcript = await harness().runner.run(
        {
          language,
          content: readFileSync(new URL(file, FOLDER), 'utf8'),
          files: [],
          env: { [entry.variable ?? 'HF_TOKEN']: tokenOf(entry) },
          ...frameworkOf(entry),
        },
        servicesFor(entry),
        { seconds: entry.exitCode === null ? 6 : 60 },
      )
      expect([transcript.exitCode, transcript.timedOut, transcript.stderr]).toEqual([
        entry.exitCode,
        entry.exitCode === null,
        expect.stringContaining(entry.says ?? ''),
      ])
      expect(transcript.stdout).toContain(entry.prints ?? '')
      if (entry.hides !== undefined) expect(transcript.stdout + transcript.stderr).not.toContain(entry.hides)
      const asked = transcript.requests.filter(({ service }) => service !== 'hub')
      expect(asked.length).toBeGreaterThanOrEqual(entry.repeats ?? 0)
      if (entry.leaksTo !== undefined) {
        const told = asked.filter(({ rawHeaders }) => JSON.stringify(rawHeaders).includes(tokenOf(entry)))
        expect(told.map(({ url }) => new URL(url).host)).toContain(entry.leaksTo)
      }
      if (entry.asks !== undefined) {
        const there = asked.filter(({ url }) => url.startsWith(entry.asks ?? ''))
        expect(there).not.toEqual([])
        if (entry.takesToken !== undefined) {
          expect(JSON.stringify(there.map(({ rawHeaders }) => rawHeaders)).includes(tokenOf(entry))).toBe(
            entry.takesToken,
          )
        }
      }
      if (entry.sends !== undefined) {
        const sent = asked
          .filter(({ body }) => body.length > 0)
          .map(({ body }) => JSON.stringify(JSON.parse(body.toString())))
        expect(sent).toContainEqual(expect.stringContaining(entry.sends))
      }
    },
  )
})
