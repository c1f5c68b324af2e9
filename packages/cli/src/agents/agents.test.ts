import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setLogger } from '@model-snippets/core'
import { agentScript, CODING_AGENTS, getAgentSetUps } from '@model-snippets/core/agents'
import { findModel } from '@model-snippets/core/catalogue'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PROGRAM } from '../testing/program.ts'
import { NotWrittenError, UsageError } from '../usage-error.ts'
import { applySetUp, changesOf, changeText } from './changes.ts'
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
async function printed(
  argv: readonly string[],
  says?: boolean | (() => boolean),
  record: object = RECORD,
  path = '',
): Promise<{ code: number; out: string; err: string }> {
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
      readInput: () => Promise.resolve(JSON.stringify(record)),
      interactive: says !== undefined,
      errorIsTerminal: false,
    },
    { home, path, ask: () => Promise.resolve(typeof says === 'function' ? says() : says === true) },
  )
  return { code, out, err }
}

const put = (path: string, text: string | Uint8Array): void => {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}
/** How the program itself ends. */
async function ended(argv: readonly string[]): Promise<number | null> {
  const { command, args, cwd, env } = PROGRAM
  const child = spawn(command, [...args, ...argv], { cwd, env: { ...env, HOME: home }, stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return code
}

/** The files below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

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
    expect(err).toBe('not available: claude-code: Groq has no Messages API that we know of\n')
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
    [['nobody', ...ON_LINUX], 'unknown agent "nobody"; expected codex'],
    [['codex'], '--model is required'],
    [['codex', ...ON_LINUX, '--contxt', '1'], 'did you mean --context?'],
    [['codex', ...ON_LINUX, '--model', 'a/b'], 'agents: --model can only be given once'],
    [['codex', ...ON_LINUX, '--context', '-1'], '--context'],
    [['codex', ...ON_LINUX, '--provider', 'nobody'], '--provider'],
    [[...ON_LINUX, '--apply'], '--apply needs an agent'],
    [['codex', ...ON_LINUX, '--all'], 'use "codex" or --all, not both'],
    [[...ON_LINUX, '--all', '--json'], '--json doesn’t apply to --all'],
    [['--all', '--undo', '--yes'], 'no agent has changes from --apply'],
    [['codex', ...ON_LINUX, '--quantization', 'Q8_0'], '--quantization needs --app'],
    [['codex', ...ON_LINUX, '--app', 'ollama', '--endpoint', 'http://localhost:1/v1'], '--endpoint doesn’t apply'],
    [['codex', ...ON_LINUX, '--app', 'ollma'], '--app'],
    [['codex', ...ON_LINUX, '--apply', '--undo'], 'not both'],
    [['codex', ...ON_LINUX, '--apply'], 'can’t ask for confirmation without a terminal; add --yes'],
    [['codex', '--undo', '--yes'], 'nothing to undo: codex'],
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

describe('agents --app', () => {
  const GGUF = {
    id: 'acme/lantern-GGUF',
    pipeline_tag: 'text-generation',
    tags: ['gguf', 'conversational'],
    siblings: [{ rfilename: 'lantern-Q4_K_M.gguf' }, { rfilename: 'lantern-Q8_0.gguf' }],
  }
  const local = (argv: readonly string[], says?: boolean) =>
    printed([...argv, '--record', '-', '--system', 'linux'], says, GGUF)

  it('starts the server with enough context, and names the model as the server does', async () => {
    const { code, out } = await local(['codex', '--app', 'ollama'])
    expect(code).toBe(0)
    expect(out).toContain('OLLAMA_CONTEXT_LENGTH=65536 ollama serve')
    expect(out).toContain('ollama pull hf.co/acme/lantern-GGUF:Q4_K_M')
    expect(out).toContain('model = "hf.co/acme/lantern-GGUF:Q4_K_M"')
    expect(out).toContain('API_TOKEN=unused codex --profile local-ollama')
    const other = await local(['codex', '--app', 'llama-cpp', '--quantization', 'q8_0', '--context', '40960'])
    expect(other.out).toContain('-hf acme/lantern-GGUF:Q8_0')
    expect(other.out).toContain('--ctx-size 40960')
    expect(other.out).toContain('model_context_window = 40960')
  })

  it('says why an app or an agent can’t', async () => {
    expect((await local(['codex', '--app', 'vllm'])).err).toContain('not available: codex: vLLM: ')
    expect((await local(['codex', '--app', 'mlx-lm'])).err).toContain('the app doesn’t run on Linux')
  })

  it('says how to start the server when the files are written', async () => {
    const { out, err } = await local(['pi', '--app', 'ollama', '--apply'], true)
    expect(err).toContain('ollama serve')
    expect(out).toContain('pi --provider local-ollama')
    expect(read('.pi/agent/models.json')).toContain('http://localhost:11434/v1')
  })
})

describe('agents --all', () => {
  /** Puts programs on the path. */
  const install = (...programs: readonly string[]): string => {
    for (const program of programs) {
      put(`bin/${program}`, '')
      chmodSync(join(home, 'bin', program), 0o755)
    }
    return join(home, 'bin')
  }

  it('shows what would change for the installed agents alone, and writes nothing', async () => {
    const path = install('codex', 'qwen')
    put('bin/claude', 'not a program')
    const { code, out } = await printed(['--all', ...ON_LINUX], undefined, RECORD, path)
    expect(code).toBe(0)
    expect(out).toContain('~/.codex/hf-router.config.toml (new)')
    expect(out).toContain('~/.qwen/settings.json (new)')
    expect(out).not.toContain('.claude')
    expect(filesIn(home)).toEqual(['bin/claude', 'bin/codex', 'bin/qwen'])
  })

  it('writes the setup of each, and undoes them', async () => {
    const path = install('codex', 'qwen')
    expect((await printed(['--all', ...ON_LINUX, '--apply', '--yes'], undefined, RECORD, path)).code).toBe(0)
    expect(read('.codex/hf-router.config.toml')).toContain(MODEL)
    expect(read('.qwen/settings.json')).toContain(MODEL)
    expect((await printed(['--all', '--undo', '--yes'])).code).toBe(0)
    expect(filesIn(home)).toEqual(['bin/codex', 'bin/qwen'])
  })

  it('goes on to the others where one can’t be undone', async () => {
    const path = install('codex', 'qwen')
    await printed(['--all', ...ON_LINUX, '--apply', '--yes'], undefined, RECORD, path)
    put('.codex/hf-router.config.toml', 'mine')
    const { code, err } = await printed(['--all', '--undo', '--yes'])
    expect([code, read('.codex/hf-router.config.toml')]).toEqual([2, 'mine'])
    expect(err).toContain('~/.codex/hf-router.config.toml has changed since --apply')
    expect(() => read('.qwen/settings.json')).toThrow('ENOENT')
  })

  it('says that none is installed', async () => {
    const { code, err } = await printed(['--all', ...ON_LINUX], undefined, RECORD, 'relative:/nowhere')
    expect([code, err]).toEqual([1, 'None of the agents is installed on this machine.\n'])
  })

  it('asks before each, and for none without a terminal', async () => {
    const path = install('codex', 'qwen')
    expect((await printed(['--all', ...ON_LINUX, '--apply'], false, RECORD, path)).code).toBe(1)
    await expect(printed(['--all', ...ON_LINUX, '--apply'], undefined, RECORD, path)).rejects.toThrow('add --yes')
    expect(filesIn(home)).toEqual(['bin/codex', 'bin/qwen'])
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
    // Some agents read environment variables alone.
    if (setUp?.files.length === 0) {
      await expect(printed([agent, '--undo', '--yes'])).rejects.toThrow('nothing to undo')
      return
    }
    expect((await printed([agent, '--undo', '--yes'])).code).toBe(0)
    for (const { path } of setUp?.files ?? []) expect(() => read(path)).toThrow('ENOENT')
  })

  it('says what is assumed before it asks', async () => {
    const { err } = await printed(['codex', ...ON_LINUX, '--apply', '--yes'])
    expect(err).toMatch(/^note: codex: We assume that the model supports tool calling\./m)
  })

  it('writes into no folder but the home', async () => {
    const own = home
    home = ''
    for (const argv of [
      [...ON_LINUX, '--apply', '--yes'],
      ['--undo', '--yes'],
    ]) {
      await expect(printed(['codex', ...argv])).rejects.toThrow('the home folder must be an absolute path; got ""')
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
    put('.qwen/settings.json', own)
    // A file in the place of a folder stops root, too, whom no permission stops.
    put('.stop', '')
    const setUp = {
      agent: 'qwen-code',
      files: [
        { path: '.qwen/settings.json', content: '{ "a": 1 }', joins: true as const },
        { path: '.stop/file', content: 'x' },
      ],
    }
    const applied = applySetUp(setUp, await changesOf(setUp, home), home)
    await expect(applied).rejects.toThrow(NotWrittenError)
    await expect(applied).rejects.toThrow('agents: can’t write ~/.stop/file: ')
    expect(read('.qwen/settings.json')).toBe(own)
    await expect(printed(['qwen-code', '--undo', '--yes'])).rejects.toThrow('nothing to undo: qwen-code')
    expect(filesIn(home)).toEqual(['.qwen/settings.json', '.stop'])
  })

  it('keeps what it kept before, where more cannot be written', async () => {
    await printed(['codex', ...ON_LINUX, '--apply', '--yes'])
    put('.stop', '')
    const setUp = { agent: 'codex', files: [{ path: '.stop/file', content: 'x' }] }
    await expect(applySetUp(setUp, await changesOf(setUp, home), home)).rejects.toThrow('.stop')
    expect((await printed(['codex', '--undo', '--yes'])).code).toBe(0)
    expect(() => read('.codex/hf-router.config.toml')).toThrow('ENOENT')
  })

  it('keeps what stood at first, however many runs there are at once', async () => {
    const own = '{ "ui": { "theme": "dark" } }\n'
    put('.qwen/settings.json', own)
    const providers = ['together', 'novita', 'nscale', 'groq']
    const argv = ['agents', 'qwen-code', ...ON_LINUX, '--apply', '--yes', '-p']
    const codes = await Promise.all(providers.map((provider) => ended([...argv, provider])))
    expect(codes).toEqual([0, 0, 0, 0])
    const { ui, modelProviders } = JSON.parse(read('.qwen/settings.json')) as {
      ui: unknown
      modelProviders: { openai: { id: string }[] }
    }
    expect(ui).toEqual({ theme: 'dark' })
    const ids = modelProviders.openai.map(({ id }) => id)
    expect(ids.sort()).toEqual(providers.map((provider) => `${MODEL}:${provider}`).sort())
    expect(filesIn(home)).toEqual(['.model-snippets/agents/qwen-code.json', '.qwen/settings.json'])
    expect((await printed(['qwen-code', '--undo', '--yes'])).code).toBe(0)
    expect(read('.qwen/settings.json')).toBe(own)
    expect(filesIn(home)).toEqual(['.qwen/settings.json'])
  })

  it('shows again what another run has changed meanwhile', async () => {
    put('.qwen/settings.json', '{}')
    const argv = ['qwen-code', ...ON_LINUX, '--apply']
    let asked = 0
    const { code, err } = await printed(argv, () => {
      if (asked++ === 0) put('.qwen/settings.json', '{ "mine": 1 }')
      return true
    })
    expect([code, asked]).toEqual([0, 2])
    expect(err).toContain('- { "mine": 1 }')
    expect(JSON.parse(read('.qwen/settings.json'))).toMatchObject({ mine: 1 })
  })

  it('does not wait for a run that was killed', async () => {
    const { pid } = spawnSync('true')
    put('.model-snippets/agents/lock', `${pid} ${hostname()}\n`)
    expect((await printed(['codex', ...ON_LINUX, '--apply', '--yes'])).code).toBe(0)
    expect(filesIn(home)).toEqual(['.codex/hf-router.config.toml', '.model-snippets/agents/codex.json'])
  })

  it('takes a name that no killed run has left behind', async () => {
    put('.codex/hf-router.config.toml.new', 'half of it')
    expect((await printed(['codex', ...ON_LINUX, '--apply', '--yes'])).code).toBe(0)
    expect(read('.codex/hf-router.config.toml.new')).toBe('half of it')
  })

  it('undoes what a run left that was killed between two files', async () => {
    const own = '{ "mine": 1 }'
    put('.qwen/settings.json', own)
    await printed(['qwen-code', ...ON_LINUX, '-p', 'together', '--apply', '--yes'])
    const between = read('.qwen/settings.json')
    await printed(['qwen-code', ...ON_LINUX, '-p', 'novita', '--apply', '--yes'])
    put('.qwen/settings.json', between)
    expect((await printed(['qwen-code', '--undo', '--yes'])).code).toBe(0)
    expect(read('.qwen/settings.json')).toBe(own)
  })

  it.each(['.qwen/settings.json', '.model-snippets/agents/qwen-code.json'])(
    'waits for no writer of a pipe at %s',
    async (path) => {
      mkdirSync(dirname(join(home, path)), { recursive: true })
      execFileSync('mkfifo', [join(home, path)])
      const applied = printed(['qwen-code', ...ON_LINUX, '--apply', '--yes'])
      await expect(applied).rejects.toThrow(`${path}: it isn’t a regular file`)
      expect(filesIn(home)).toEqual([path])
    },
  )

  it('writes through links, and undoing leaves them', async () => {
    put('dotfiles/settings.json', '{ "mine": 1 }')
    chmodSync(join(home, 'dotfiles/settings.json'), 0o640)
    mkdirSync(join(home, '.qwen'))
    symlinkSync('../dotfiles/settings.json', join(home, '.qwen/settings.json'))
    mkdirSync(join(home, '.codex'))
    symlinkSync('../dotfiles/codex.toml', join(home, '.codex/hf-router.config.toml'))
    for (const agent of ['qwen-code', 'codex']) await printed([agent, ...ON_LINUX, '--apply', '--yes'])
    expect(read('dotfiles/settings.json')).toContain(MODEL)
    expect(read('dotfiles/codex.toml')).toContain(MODEL)
    for (const agent of ['qwen-code', 'codex']) await printed([agent, '--undo', '--yes'])
    expect(read('dotfiles/settings.json')).toBe('{ "mine": 1 }')
    expect(statSync(join(home, 'dotfiles/settings.json')).mode & 0o777).toBe(0o640)
    expect(readlinkSync(join(home, '.qwen/settings.json'))).toBe('../dotfiles/settings.json')
    expect(readlinkSync(join(home, '.codex/hf-router.config.toml'))).toBe('../dotfiles/codex.toml')
    expect(() => read('dotfiles/codex.toml')).toThrow('ENOENT')
  })

  it('puts back the rest where a part stands already as it did before', async () => {
    await printed(['codex', ...ON_LINUX, '--apply', '--yes'])
    rmSync(join(home, '.codex'), { recursive: true })
    expect((await printed(['codex', '--undo', '--yes'])).code).toBe(0)
    await expect(printed(['codex', '--undo', '--yes'])).rejects.toThrow('nothing to undo: codex')
  })

  it.each(['[{"path"', '{}', '[null]', '[{"path":"x","before":1,"after":"y"}]'])(
    'says that what it kept is not as it was: %s',
    async (text) => {
      put('.model-snippets/agents/codex.json', text)
      for (const argv of [
        ['--undo', '--yes'],
        [...ON_LINUX, '--apply', '--yes'],
      ]) {
        await expect(printed(['codex', ...argv])).rejects.toThrow('has been modified')
        expect(() => read('.codex/hf-router.config.toml')).toThrow('ENOENT')
      }
    },
  )

  it('leaves settings alone that are not UTF-8', async () => {
    const own = Buffer.from('{"name":"caf\u00e9"}', 'latin1')
    put('.qwen/settings.json', own)
    await expect(printed(['qwen-code', ...ON_LINUX, '--apply', '--yes'])).rejects.toThrow('it isn’t valid UTF-8')
    expect(readFileSync(join(home, '.qwen/settings.json'))).toEqual(own)
  })

  it('leaves files alone that it cannot read, or that were changed since', async () => {
    put('.qwen/settings.json', '[]')
    await expect(printed(['qwen-code', ...ON_LINUX, '--apply', '--yes'])).rejects.toThrow(
      'the file must be a valid JSON object',
    )
    await printed(['codex', ...ON_LINUX, '--apply', '--yes'])
    put('.codex/hf-router.config.toml', 'mine')
    await expect(printed(['codex', '--undo', '--yes'])).rejects.toThrow('has changed since')
    expect(read('.codex/hf-router.config.toml')).toBe('mine')
  })
})

const OWN = '\u{feff}{\r\n    // mine\r\n    "list": [1,  2],\r\n    /* exact */ "id": 12345678901234567890\r\n}\r\n'

it('joining settings leaves comments, marks, numbers and line ends as they are', () => {
  expect(joinSettings(OWN, '{ "more": { "a": 1 } }')).toBe(
    OWN.replace('\r\n}', ',\r\n    "more": {\r\n        "a": 1\r\n    }\r\n}'),
  )
  expect(joinSettings('// nothing yet\n', '{ "a": 1 }\n')).toBe('// nothing yet\n{ "a": 1 }\n')
  expect(joinSettings('{ "a": [{ "id": 1 }, /* two */ { "id": 2 }], }', '{ "a": [{ "id": 1, "b": 2 }] }')).toMatch(
    /^\{ "a": \[\{\s+"id": 1,\s+"b": 2\s+\}, \/\* two \*\/ \{ "id": 2 \}\], \}$/,
  )
})

it.each(['[]', 'null', '{ "a": ', '{} {}', '{ "a": {}, "a": { "b": 1 } }'])('joining nothing to %s', (stood) => {
  expect(joinSettings(stood, '{ "a": { "c": 2 } }')).toBeUndefined()
})

const named = fc.record({ id: fc.constantFrom(1, 2, 'x'), v: fc.jsonValue({ maxDepth: 1 }) })
const tables = fc.dictionary(
  fc.constantFrom('a', 'b', '__proto__', 'id'),
  fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.array(named), fc.dictionary(fc.constantFrom('c', 'd'), fc.array(named))),
  { noNullPrototype: true },
)

it('joining settings keeps what is not named, and once more changes nothing', () => {
  fc.assert(
    fc.property(tables, tables, (stood, added) => {
      const joined = joinSettings(JSON.stringify(stood), JSON.stringify(added))
      expect(joinSettings(joined ?? '', JSON.stringify(added))).toBe(joined)
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
