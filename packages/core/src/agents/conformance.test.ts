import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { parse as parseToml } from 'smol-toml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { hostileText } from '../languages/testing/hostile-texts.ts'
import { LOCAL_APPS } from '../local-apps/index.generated.ts'
import { SYSTEMS } from '../local-apps/local-app.ts'
import { serverCommands } from '../local-apps/snippets.ts'
import { MODELS_BY_KIND } from '../local-apps/testing/models.ts'
import type { ModelRecord } from '../model/model-record.ts'
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
    const { setUps } = explainAgentSetUps(MODEL, 'together', undefined, { supportsTools: false })
    const without = CODING_AGENTS.filter(({ callsTools }) => callsTools === false)
    expect(setUps.map(({ agent, assumptions }) => [agent, assumptions])).toEqual(
      without.map(({ id }) => [id, undefined]),
    )
    expect(reasonOf({ id: 'acme/paint', pipeline_tag: 'text-to-image', tags: [] })).toContain('text-to-image')
  })

  it('refuses names and numbers that there are not', () => {
    const failing = [{ agent: 'nobody' }, { system: 'beos' as 'linux' }, { contextLength: 0 }, { contextLength: 1.5 }]
    for (const options of failing) {
      expect(() => getAgentSetUps(MODEL, 'together', undefined, options)).toThrow(SnippetInputError)
    }
  })
})

describe.each(AGENTS)('the set-up of %s', (id, { package: released, installer }) => {
  const textOf = ({ files, launch }: AgentSetUp): string =>
    [textsIn(files.map(readFile)).join('\n'), JSON.stringify(files), launch].join('\n')

  it('names model, context and who is billed', () => {
    const setUp = setUpOf(id, { billTo: 'acme-labs', contextLength: 70_123 })
    const text = textOf(setUp)
    for (const part of ['openai/gpt-oss-120b:together', 'acme-labs']) expect(text).toContain(part)
    // Some agents take a limit for the prompt and one for the response.
    const numbers = (text.match(/\d+/g) ?? []).map(Number)
    expect(numbers.some((one) => one === 70_123 || numbers.includes(70_123 - one))).toBe(true)
    expect(setUp.env.map(({ name }) => name)).toEqual(['HF_TOKEN'])
    const parts = installer === undefined ? [released.name, released.line] : [installer.posix]
    expect(setUp.install).toMatch(
      installer === undefined ? /^(npm install --global|uv tool install) / : /^curl .* \| bash$/,
    )
    for (const part of parts) expect(setUp.install).toContain(part)
  })

  it('names address and variable, and no token', () => {
    const [setUp] = getAgentSetUps(MODEL, 'auto', undefined, { agent: id, ...ENDPOINT })
    const text = setUp === undefined ? '' : textOf(setUp)
    for (const part of ['http://localhost:8080', 'API_TOKEN']) expect(text).toContain(part)
    // Some have a provider for the router, which knows its address and reads the variable.
    const routed = textOf(setUpOf(id))
    if (!/^huggingface$/m.test(routed)) {
      for (const part of ['https://router.huggingface.co', 'HF_TOKEN']) expect(routed).toContain(part)
    }
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
        for (const { files, launch } of setUps) {
          const held = textsIn(files.map(readFile))
          const isHeld = held.some((each) => each === text || each.endsWith(`/${text}`))
          expect(isHeld || (files.length === 0 && launch.includes(text))).toBe(true)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('on a local server', () => {
  const APPS = LOCAL_APPS.map((app) => [app.id, app] as const)
  const PLACES = APPS.flatMap(([id, app]) =>
    Object.values(MODELS_BY_KIND).flatMap((model) =>
      SYSTEMS.map((system) => ({
        app,
        model,
        system,
        ...explainAgentSetUps(model, 'auto', undefined, { app: id, system }),
      })),
    ),
  )

  it.each(APPS)('%s starts what its record says it has, or says why not', (id, app) => {
    const places = PLACES.filter((place) => place.app.id === id)
    for (const { model, system, setUps, skipped } of places) {
      expect([...setUps, ...skipped]).toHaveLength(CODING_AGENTS.length)
      for (const { reason } of skipped) expect(reason).toMatch(/\S/)
      for (const { api, local, env, launch, files } of setUps) {
        const commands = serverCommands(app, model, { system })
        if (typeof commands === 'string' || local === undefined) throw new Error(`${id} can’t run ${model.id}`)
        const { server } = commands
        expect(local.server).toEqual({ address: server?.address, model: server?.model })
        if (api !== 'chat-completions') expect(server?.apis?.[api]).toHaveProperty('source')
        expect(JSON.stringify([files, launch])).toContain(local.server.model)
        expect(env).toEqual([])
        expect(launch).toMatch(system === 'windows' ? /\$env:\w+ = 'unused'; / : /\w+=unused /)
      }
    }
  })

  it('has apps that start each agent', () => {
    const agents = new Set(PLACES.flatMap(({ setUps }) => setUps.map(({ agent }) => agent)))
    expect([...agents].sort()).toEqual(CODING_AGENTS.map(({ id }) => id).sort())
  })

  it('gives the context that the agent needs, the one that is asked for, or the model’s', () => {
    const gguf = MODELS_BY_KIND['GGUF with files'] as ModelRecord
    const started = (model: ModelRecord, contextLength?: number) => {
      const options = { app: 'llama-cpp', agent: 'codex', contextLength, supportsTools: true }
      const [setUp] = getAgentSetUps(model, 'auto', undefined, options)
      return [setUp?.local?.steps[0]?.command.match(/--ctx-size (\d+)/)?.[1], setUp?.assumptions?.length ?? 0]
    }
    expect(started(gguf)).toEqual(['65536', 0])
    expect(started(gguf, 100_000)).toEqual(['100000', 0])
    expect(started({ ...gguf, gguf: { context_length: 40_960 } })).toEqual(['40960', 1])
    expect(started({ ...gguf, gguf: { context_length: 'much' } })).toEqual(['65536', 0])
  })

  it('is told by no other option where the model is', () => {
    const options = { app: 'ollama', ...ENDPOINT }
    expect(() => getAgentSetUps(MODEL, 'auto', undefined, options)).toThrow('options.endpointUrl')
    expect(() => getAgentSetUps(MODEL, 'together', undefined, { app: 'ollama' })).toThrow('provider')
    expect(() => getAgentSetUps(MODEL, 'auto', undefined, { app: 'olama' })).toThrow('options.app')
  })

  it('says in its script how to start the server first', () => {
    const [setUp] = getAgentSetUps(MODELS_BY_KIND['GGUF with files'] as ModelRecord, 'auto', undefined, {
      app: 'ollama',
    })
    const script = setUp === undefined ? '' : agentScript(setUp)
    expect(script.indexOf('ollama serve')).toBeLessThan(script.indexOf('codex --profile'))
    expect(script).toContain('OLLAMA_CONTEXT_LENGTH=65536 ollama serve')
  })
})

it('says in its script that an agent was not run, and why', () => {
  const unrun = CODING_AGENTS.filter(({ notRun }) => notRun !== undefined)
  expect(unrun).not.toEqual([])
  for (const { id, notRun } of unrun) {
    expect(agentScript(setUpOf(id))).toContain(`We haven’t run this agent: ${notRun}.`)
  }
})

it('starts the program that it says it installs', () => {
  for (const { id, program } of CODING_AGENTS) expect(setUpOf(id).launch.split(' ')).toContain(program)
})

it('starts agents in PowerShell with variables that stay until its window is closed', () => {
  const launchOf = (agent: string) => setUpOf(agent, { system: 'windows' }).launch
  expect(launchOf('claude-code')).toBe(
    '$env:ANTHROPIC_AUTH_TOKEN = "$env:HF_TOKEN"; claude --settings "$HOME/.claude/hf-router.json"',
  )
  expect(launchOf('kimi-code')).toBe('$env:KIMI_CODE_HOME = "$HOME/.kimi-code/hf-router"; kimi')
  expect(launchOf('pi')).toBe('pi --provider huggingface --model openai/gpt-oss-120b:together')
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
