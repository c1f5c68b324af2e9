import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse as parseToml } from 'smol-toml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { hostileText } from '../languages/testing/hostile-texts.ts'
import { SYSTEMS } from '../local-apps/local-app.ts'
import { SnippetInputError } from '../values/errors.ts'
import {
  type AgentOptions,
  type AgentSetUp,
  agentScript,
  agentSetUpDigest,
  CODING_AGENTS,
  explainAgentSetUps,
  getAgentSetUps,
} from './index.ts'

/** Runs over the registry: a new agent is tested without being named here. */
const AGENTS = CODING_AGENTS.map((agent) => [agent.id, agent] as const)
const MODEL = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }
const ENDPOINT = { endpointUrl: 'http://localhost:8080/v1' }

let home = ''
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'agents-'))
})
afterAll(() => rmSync(home, { recursive: true }))

const setUpOf = (agent: string, options: AgentOptions = {}, provider = 'together'): AgentSetUp => {
  const [setUp] = getAgentSetUps(MODEL, provider, undefined, { agent, ...options })
  if (setUp === undefined) throw new Error(`${agent} is not offered`)
  return setUp
}

/** A file of configuration as its agent reads it. */
const PARSERS: { readonly [extension: string]: (text: string) => unknown } = {
  json: JSON.parse,
  toml: parseToml,
  yaml: parseYaml,
}
const readFile = ({ path, content }: AgentSetUp['files'][number]): unknown => {
  const parse = PARSERS[path.slice(path.lastIndexOf('.') + 1)]
  if (parse === undefined) throw new Error(`Nothing reads ${path}`)
  return parse(content)
}

/** Every text in a value. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => [name, ...textsIn(each)])
      : []

describe('the registry', () => {
  it('has agents that each have an order of their own, a page and a line of releases', () => {
    const orders = CODING_AGENTS.map(({ order }) => order)
    expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b))
    for (const { docsUrl, package: released } of CODING_AGENTS) {
      expect(new URL(docsUrl).protocol).toBe('https:')
      expect(released.line).toMatch(/^\d+\.\d+$/)
    }
  })

  it('offers every agent by the router and at an endpoint, and says a reason for each other', () => {
    const ids = CODING_AGENTS.map(({ id }) => id)
    expect(getAgentSetUps(MODEL, 'together').map(({ agent }) => agent)).toEqual(ids)
    expect(getAgentSetUps(MODEL, 'auto', undefined, ENDPOINT).map(({ agent }) => agent)).toEqual(ids)
    const { setUps, skipped } = explainAgentSetUps(MODEL, 'together', undefined, { directRequest: true })
    expect([...setUps, ...skipped].map(({ agent }) => agent).sort()).toEqual([...ids].sort())
    for (const { reason } of skipped)
      expect(reason).toMatch(/^Together.* has no (Responses|Messages) API that we know of$/)
  })

  it('offers none for a model that calls no tools, or does not chat', () => {
    const reasonOf = (
      model: typeof MODEL & { config?: Record<string, unknown> },
      options?: AgentOptions,
    ): string | undefined => explainAgentSetUps(model, 'together', undefined, options).skipped[0]?.reason
    const template = (text: string) => ({ ...MODEL, config: { chat_template_jinja: text } })
    expect(reasonOf(MODEL, { supportsTools: false })).toContain('doesn’t support tool calling')
    expect(reasonOf(template('{{ messages }}'))).toContain('support tools')
    expect(reasonOf(template('{{ messages }}{{ tools }}'))).toBeUndefined()
    expect(reasonOf(template('{{ messages }}'), { supportsTools: true })).toBeUndefined()
    expect(reasonOf({ id: 'acme/paint', pipeline_tag: 'text-to-image', tags: [] })).toContain('text-to-image')
  })

  it('refuses names and numbers that there are not', () => {
    const failing = [{ agent: 'nobody' }, { system: 'beos' as 'linux' }, { contextLength: 0 }, { contextLength: 1.5 }]
    for (const options of failing) {
      expect(() => getAgentSetUps(MODEL, 'together', undefined, options)).toThrow(SnippetInputError)
    }
  })
})

describe.each(AGENTS)('the set-up of %s', (id, { package: released }) => {
  it('names address, model, variable and who is billed, and no token', () => {
    const setUp = setUpOf(id, { billTo: 'acme-labs', contextLength: 4096 })
    const texts = textsIn(setUp.files.map(readFile)).join('\n')
    for (const part of ['https://router.huggingface.co', 'openai/gpt-oss-120b:together', 'acme-labs', '4096']) {
      expect(`${texts}\n${JSON.stringify(setUp.files)}`).toContain(part)
    }
    expect(`${texts}\n${setUp.launch}`).toContain('HF_TOKEN')
    expect(setUp.env.map(({ name }) => name)).toEqual(['HF_TOKEN'])
    expect(setUp.install).toContain(`${released.name}@${released.line}`)
  })

  it('has files below folders that agents have at home', () => {
    for (const { path } of setUpOf(id).files) expect(path).toMatch(/^\.[a-z-]+\/(?:[a-z-]+\/)*[a-z.-]+$/)
  })

  it('gives the same once more, and another digest for another provider', async () => {
    const [one, again, other] = await Promise.all(
      ['together', 'together', 'novita'].map((provider) => agentSetUpDigest(setUpOf(id, {}, provider))),
    )
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(again).toBe(one)
    expect(other).not.toBe(one)
  })

  it('is written by its script in a POSIX shell', () => {
    const setUp = setUpOf(id, { billTo: 'acme-labs' })
    const commands = agentScript(setUp).replace(setUp.install, 'true').replace(setUp.launch, 'true')
    const { status, stderr } = spawnSync('sh', ['-s'], { input: commands, env: { HOME: home, PATH: process.env.PATH } })
    expect([status, stderr.toString()]).toEqual([0, ''])
    for (const { path, content, joins } of setUp.files) {
      if (joins !== true) expect(readFileSync(join(home, path), 'utf8')).toBe(content)
    }
  })

  it('starts the program with what its files are called by', () => {
    const { launch, files } = setUpOf(id)
    const program = launch.split(' ').find((word) => /^[a-z]+$/.test(word)) ?? ''
    const told = `${program}() { env; printf '%s\\n' "$@"; }\n${launch}`
    const { status, stdout, stderr } = spawnSync('sh', ['-c', told], {
      env: { HOME: '/home/me', HF_TOKEN: 'token', PATH: process.env.PATH },
    })
    expect([status, stderr.toString()]).toEqual([0, ''])
    const paths = stdout.toString().match(/\/home\/me\/[^\n]+/g) ?? []
    for (const path of paths) expect(files.map((file) => `/home/me/${file.path}`).join()).toContain(path)
  })

  it('holds any text that it is offered with, and refuses any other', () => {
    const hostile = fc.oneof(hostileText, fc.stringMatching(/^[\w @%+:,./~=&?#()*;-]{1,40}$/))
    fc.assert(
      fc.property(hostile, fc.constantFrom(...SYSTEMS), (text, system) => {
        const options = { ...ENDPOINT, agent: id, system, providerId: text }
        const { setUps } = tried(() => explainAgentSetUps(MODEL, 'auto', undefined, options)) ?? { setUps: [] }
        for (const { files } of setUps) {
          const held = textsIn(files.map(readFile))
          expect(held.some((each) => each === text || each === `my-endpoint/${text}`)).toBe(true)
        }
      }),
      { numRuns: 50 },
    )
  })
})

it('starts agents in PowerShell with variables that stay until its window is closed', () => {
  const launchOf = (agent: string) => setUpOf(agent, { system: 'windows' }).launch
  expect(launchOf('claude-code')).toBe(
    '$env:ANTHROPIC_AUTH_TOKEN = "$env:HF_TOKEN"; claude --settings "$HOME/.claude/hf-router.json"',
  )
  expect(launchOf('kimi-code')).toBe('$env:KIMI_CODE_HOME = "$HOME/.kimi-code/hf-router"; kimi')
  expect(launchOf('pi')).toBe('pi --provider hf-router --model openai/gpt-oss-120b:together')
})

/** What is given; undefined where an option is refused. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof SnippetInputError) return undefined
    throw error
  }
}
