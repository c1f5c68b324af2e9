import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../commands.mjs'

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly shell?: string
  readonly env?: Readonly<Record<string, string>>
  readonly run?: string
}

interface Action {
  readonly name: string
  readonly description: string
  readonly branding: { readonly icon: string; readonly color: string }
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>
  readonly runs: { readonly using: string; readonly steps: readonly Step[] }
}

const text = readFileSync(join(ROOT, 'action.yml'), 'utf8')
const action = parse(text) as Action
const { steps } = action.runs

// https://docs.github.com/en/actions/reference/workflows-and-actions/metadata-syntax
const COLORS = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark']
const STEP_KEYS = ['name', 'id', 'if', 'uses', 'with', 'shell', 'env', 'run', 'working-directory', 'continue-on-error']

describe('action.yml', () => {
  it('has the fields that GitHub knows', () => {
    expect(Object.keys(action).sort()).toEqual(['branding', 'description', 'inputs', 'name', 'runs'])
    expect(COLORS).toContain(action.branding.color)
    // The Marketplace shows no more of it.
    expect(action.description.length).toBeLessThanOrEqual(125)
    expect(action.runs.using).toBe('composite')
    for (const input of Object.values(action.inputs)) {
      expect(Object.keys(input).filter((key) => !['description', 'required', 'default'].includes(key))).toEqual([])
      expect([typeof input.description, typeof input.default]).toEqual(['string', 'string'])
    }
  })

  it.each(steps.map((step) => [step.name ?? step.uses, step] as const))('has the step %s', (_, step) => {
    expect(Object.keys(step).filter((key) => !STEP_KEYS.includes(key))).toEqual([])
    // A composite action’s commands need a shell; other actions are named by a commit, which can’t change.
    if (step.uses === undefined) expect([step.shell, typeof step.run]).toEqual(['bash', 'string'])
    else expect(step.uses).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/)
    // An input in a command could be a command.
    expect(step.run ?? '').not.toContain('${{')
  })

  it('uses the inputs that it has, and all of them', () => {
    const used = [...text.matchAll(/\$\{\{ inputs\.([\w-]+) \}\}/g)].map(([, name]) => name)
    expect([...new Set(used)].sort()).toEqual(Object.keys(action.inputs).sort())
    expect(text.match(/\$\{\{/g)).toHaveLength(used.length)
  })
})

describe('Its commands', () => {
  let temp = ''
  beforeAll(() => {
    temp = mkdtempSync(join(tmpdir(), 'action-'))
    const bin = join(temp, 'model-snippets/node_modules/.bin')
    mkdirSync(bin, { recursive: true })
    for (const path of [join(bin, 'model-snippets'), join(temp, 'npm'), join(temp, 'sudo')]) {
      writeFileSync(path, `#!/bin/sh\nfor each in "$@"; do printf '%s\\n' "$each"; done\n`)
      chmodSync(path, 0o755)
    }
  })
  afterAll(() => rmSync(temp, { recursive: true }))

  /** Runs a step with inputs; the program that it starts prints its arguments. */
  const run = (name: string, inputs: Readonly<Record<string, string>> = {}): readonly string[] => {
    const step = steps.find((each) => each.name === name)
    const env = Object.fromEntries(
      Object.entries(step?.env ?? {}).map(([variable, value]) => {
        const [, input = ''] = /inputs\.([\w-]+)/.exec(value) ?? []
        return [variable, inputs[input] ?? action.inputs[input]?.default ?? '']
      }),
    )
    const settings = ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step?.run ?? 'exit 1']
    const around = { PATH: `${temp}:/usr/bin:/bin`, RUNNER_TEMP: temp }
    return execFileSync('bash', settings, { env: { ...env, ...around }, encoding: 'utf8' })
      .trimEnd()
      .split('\n')
  }

  it('allow namespaces', () => {
    const [step] = steps.filter(({ run: command }) => command?.includes('sysctl'))
    expect(run(step?.name ?? '')).toEqual(['sysctl', '-w', 'kernel.apparmor_restrict_unprivileged_userns=0'])
  })

  it('install both packages in one release', () => {
    expect(run('Install', { version: '1.2.3' }).filter((word) => word.startsWith('@'))).toEqual([
      '@model-snippets/cli@1.2.3',
      '@model-snippets/twin@1.2.3',
    ])
  })

  it('check the paths', () => {
    expect(run('Check')).toEqual(['check', '--format', 'github', '--timeout=120', '--', 'README.md'])
    expect(run('Check', { paths: 'a.md docs', since: 'origin/main', timeout: '5' })).toEqual([
      ...['check', '--format', 'github', '--timeout=5', '--since=origin/main', '--', 'a.md', 'docs'],
    ])
  })

  it('execute no input', () => {
    const inputs = { paths: '$(touch a) `id` ; id', since: '$(id)' }
    expect(run('Check', inputs).slice(4)).toEqual(['--since=$(id)', '--', '$(touch', 'a)', '`id`', ';', 'id'])
  })
})
