import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setLogger } from '@model-snippets/core'
import { agentScript, CODING_AGENTS, getAgentSetUps } from '@model-snippets/core/agents'
import { findModel } from '@model-snippets/core/catalogue'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotWrittenError, UsageError } from '../usage-error.ts'
import { applyChanges, changesOf, changeText } from './changes.ts'
import { agentsCommand } from './command.ts'
import { joinSettings } from './join.ts'

const MODEL = 'openai/gpt-oss-120b'
const RECORD = findModel(MODEL) ?? { id: MODEL }
const ON_LINUX = ['--model', MODEL, '--system', 'linux']

let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'agents-cli-'))
  vi.stubEnv('HUB_URL', 'off')
  vi.stubEnv('ROUTER_URL', 'off')
})
afterEach(() => {
  rmSync(home, { recursive: true })
  vi.unstubAllEnvs()
})

/** What the command prints; `says` is answered to its question. */
async function printed(argv: readonly string[], says?: boolean): Promise<{ code: number; out: string; err: string }> {
  let out = ''
  let err = ''
  const code = await agentsCommand(
    argv,
    {
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
      readInput: () => Promise.resolve(JSON.stringify(RECORD)),
      interactive: says !== undefined,
      errorIsTerminal: false,
    },
    { home, ask: () => Promise.resolve(says === true) },
  )
  return { code, out, err }
}

const put = (path: string, text: string | Uint8Array): void => {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}
const read = (path: string): string => readFileSync(join(home, path), 'utf8')

describe('agents', () => {
  it('prints the set-up of every agent, or of one', async () => {
    const all = getAgentSetUps(RECORD, 'together', undefined, { billTo: 'acme', system: 'linux' })
    const argv = [...ON_LINUX, '-p', 'together', '--bill-to', 'acme']
    const { code, out } = await printed(argv)
    expect([code, out]).toEqual([0, all.map(agentScript).join('\n')])
    const one = await printed(['codex', ...argv])
    expect(one.out).toBe(all.map(agentScript)[0])
    expect(JSON.parse((await printed([...argv, '--json'])).out)).toEqual(all)
  })

  it('says what is not offered, and why', async () => {
    const { code, out, err } = await printed(['claude-code', ...ON_LINUX, '-p', 'groq', '--direct'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe('not offered: claude-code: Groq is not known to have a Messages API\n')
  })

  it('prints an empty array where there is none', async () => {
    const argv = ['claude-code', ...ON_LINUX, '-p', 'groq', '--direct', '--json']
    expect(await printed(argv)).toMatchObject({ code: 1, out: '[]\n' })
  })

  it('leaves reports of the generator to the reasons', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    setLogger(console)
    await printed(['codex', '--model', 'acme/x', '--task', 'fill-mask', '--system', 'linux'])
    expect(told).not.toHaveBeenCalled()
    told.mockRestore()
  })

  it.each([
    [['nobody', ...ON_LINUX], 'there is no "nobody"; the agents are codex'],
    [['codex'], 'which model?'],
    [['codex', ...ON_LINUX, '--contxt', '1'], 'did you mean --context?'],
    [['codex', ...ON_LINUX, '--model', 'a/b'], 'agents: --model was given twice'],
    [['codex', ...ON_LINUX, '--context', '-1'], '--context'],
    [['codex', ...ON_LINUX, '--provider', 'nobody'], '--provider'],
    [[...ON_LINUX, '--apply'], '--apply wants one agent'],
    [['codex', ...ON_LINUX, '--apply', '--undo'], 'not both'],
    [['codex', ...ON_LINUX, '--apply'], 'nobody can be asked here; add --yes'],
    [['codex', '--undo', '--yes'], 'nothing of codex was applied here'],
  ])('%j is refused', async (argv, said) => {
    await expect(printed(argv)).rejects.toThrow(UsageError)
    await expect(printed(argv)).rejects.toThrow(said)
  })

  it('has a help that names every option and fits a terminal', async () => {
    const { out } = await printed(['--help'])
    expect(out).toContain('--undo')
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(200)
  })
})

describe('agents --apply', () => {
  it.each(CODING_AGENTS.map(({ id }) => id))('writes the files of %s, and --undo takes them back', async (agent) => {
    const { code, out, err } = await printed([agent, ...ON_LINUX, '--apply'], true)
    const [setUp] = getAgentSetUps(RECORD, 'auto', undefined, { agent, system: 'linux' })
    expect([code, out]).toEqual([0, `${setUp?.launch}\n`])
    for (const { path, content } of setUp?.files ?? []) {
      expect(read(path)).toBe(content)
      expect(err).toContain(`~/${path} (new)\n+ `)
    }
    expect((await printed([agent, ...ON_LINUX, '--apply', '--yes'])).err).toContain('Nothing to change.')
    expect((await printed([agent, '--undo', '--yes'])).code).toBe(0)
    for (const { path } of setUp?.files ?? []) expect(() => read(path)).toThrow('ENOENT')
  })

  it('says what is assumed before it asks', async () => {
    const { err } = await printed(['codex', ...ON_LINUX, '--apply', '--yes'])
    expect(err).toMatch(/^assumed: codex: The model is taken to call tools\./m)
  })

  it('writes into no folder but the home', async () => {
    const own = home
    home = ''
    for (const argv of [
      [...ON_LINUX, '--apply', '--yes'],
      ['--undo', '--yes'],
    ]) {
      await expect(printed(['codex', ...argv])).rejects.toThrow('the home folder has to be a whole path, got ""')
    }
    home = own
  })

  it('writes nothing that is not wanted', async () => {
    expect((await printed(['codex', ...ON_LINUX, '--apply'], false)).code).toBe(1)
    expect(() => read('.codex')).toThrow('ENOENT')
    await printed(['codex', ...ON_LINUX, '--apply'], true)
    expect((await printed(['codex', '--undo'], false)).code).toBe(1)
    expect(read('.codex/hf-router.config.toml')).toContain(MODEL)
  })

  it('joins what it writes to the settings of the reader, and keeps a copy that only the reader can read', async () => {
    const own = '{ "ui": { "theme": "dark" }, "modelProviders": { "openai": [{ "id": "mine", "envKey": "A" }] } }'
    put('.qwen/settings.json', own)
    await printed(['qwen-code', ...ON_LINUX, '-p', 'together', '--apply', '--yes'])
    await printed(['qwen-code', ...ON_LINUX, '-p', 'novita', '--apply', '--yes'])
    const { ui, modelProviders } = JSON.parse(read('.qwen/settings.json')) as {
      ui: unknown
      modelProviders: { openai: { id: string }[] }
    }
    expect(ui).toEqual({ theme: 'dark' })
    expect(modelProviders.openai.map(({ id }) => id)).toEqual(['mine', `${MODEL}:together`, `${MODEL}:novita`])
    expect(statSync(join(home, '.model-snippets/agents/qwen-code.json')).mode & 0o777).toBe(0o600)
    await printed(['qwen-code', '--undo', '--yes'])
    expect(read('.qwen/settings.json')).toBe(own)
  })

  it('says what cannot be written, and leaves all as it stood', async () => {
    const own = '{ "ui": { "theme": "dark" } }'
    const broken = { files: [{ path: '.qwen/settings.json', content: '{ "a": 1 }', joins: true as const }] }
    put('.qwen/settings.json', own)
    // A file in the place of a folder stops root, too, whom no permission stops.
    put('.stop', '')
    const changes = [...(await changesOf(broken, home)), { path: '.stop/file', before: null, after: 'x' }]
    const applied = applyChanges('qwen-code', changes, home)
    await expect(applied).rejects.toThrow(NotWrittenError)
    await expect(applied).rejects.toThrow('agents: ~/.stop/file cannot be written: ')
    expect(read('.qwen/settings.json')).toBe(own)
    await expect(printed(['qwen-code', '--undo', '--yes'])).rejects.toThrow('nothing of qwen-code was applied here')
  })

  it('keeps what it kept before, where more cannot be written', async () => {
    await printed(['codex', ...ON_LINUX, '--apply', '--yes'])
    put('.stop', '')
    await expect(applyChanges('codex', [{ path: '.stop/file', before: null, after: 'x' }], home)).rejects.toThrow(
      '.stop',
    )
    expect((await printed(['codex', '--undo', '--yes'])).code).toBe(0)
    expect(() => read('.codex/hf-router.config.toml')).toThrow('ENOENT')
  })

  it('puts back the rest where a part stands already as it did before', async () => {
    await printed(['codex', ...ON_LINUX, '--apply', '--yes'])
    rmSync(join(home, '.codex'), { recursive: true })
    expect((await printed(['codex', '--undo', '--yes'])).code).toBe(0)
    await expect(printed(['codex', '--undo', '--yes'])).rejects.toThrow('nothing of codex was applied here')
  })

  it.each(['[{"path"', '{}', '[null]', '[{"path":"x","before":1,"after":"y"}]'])(
    'says that what it kept is not as it was: %s',
    async (text) => {
      put('.model-snippets/agents/codex.json', text)
      for (const argv of [
        ['--undo', '--yes'],
        [...ON_LINUX, '--apply', '--yes'],
      ]) {
        await expect(printed(['codex', ...argv])).rejects.toThrow('is not as it was written')
        expect(() => read('.codex/hf-router.config.toml')).toThrow('ENOENT')
      }
    },
  )

  it.each([
    [Buffer.from('{"name":"caf\u00e9"}', 'latin1'), 'it is not UTF-8'],
    ['{"ui":{"id":12345678901234567890}}', 'ui.id: the number 12345678901234567890 cannot be held exactly'],
  ])('leaves settings alone that would not be as they were: %s', async (own, said) => {
    put('.qwen/settings.json', own)
    await expect(printed(['qwen-code', ...ON_LINUX, '--apply', '--yes'])).rejects.toThrow(said)
    expect(readFileSync(join(home, '.qwen/settings.json'))).toEqual(Buffer.from(own))
  })

  it('leaves files alone that it cannot read, or that were changed since', async () => {
    put('.qwen/settings.json', '// mine\n{}')
    await expect(printed(['qwen-code', ...ON_LINUX, '--apply', '--yes'])).rejects.toThrow('is no JSON object')
    await printed(['codex', ...ON_LINUX, '--apply', '--yes'])
    put('.codex/hf-router.config.toml', 'mine')
    await expect(printed(['codex', '--undo', '--yes'])).rejects.toThrow('was changed since')
    expect(read('.codex/hf-router.config.toml')).toBe('mine')
  })
})

const tables = fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'id'), fc.jsonValue({ maxDepth: 2 }), {
  noNullPrototype: true,
})

it('joining settings keeps what is not named, and once more changes nothing', () => {
  fc.assert(
    fc.property(tables, tables, (stood, added) => {
      const joined = joinSettings(JSON.stringify(stood), JSON.stringify(added))
      const read = JSON.parse(joined ?? 'null') as Record<string, unknown>
      for (const name of Object.keys(stood)) {
        if (!Object.hasOwn(added, name)) expect(JSON.stringify(read[name])).toBe(JSON.stringify(stood[name]))
      }
      for (const name of Object.keys(added)) expect(Object.hasOwn(read, name)).toBe(true)
      expect(Object.keys(read).sort()).toEqual([...new Set([...Object.keys(stood), ...Object.keys(added)])].sort())
    }),
  )
})

it('shows of a change the lines between those that are alike', () => {
  expect(changeText('a.json', 'one\ntwo\nthree\n', 'one\n2\nthree\n')).toBe('~/a.json\n- two\n+ 2\n')
  expect(changeText('a.json', null, 'one\n')).toBe('~/a.json (new)\n+ one\n')
  expect(changeText('a.json', 'one\n', null)).toBe('~/a.json (removed)\n- one\n')
})
