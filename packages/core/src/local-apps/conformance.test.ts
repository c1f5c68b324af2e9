import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileText, sample } from '../languages/testing/hostile-texts.ts'
import { runPowerShell } from '../languages/testing/windows-shells.ts'
import { chooseGgufFile, ggufFilesOf } from '../model/gguf-files.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { isSafeArgument } from '../values/visible-text.ts'
import { commandLine, commandLineOn } from './command-line.ts'
import {
  CHECKED_LOCAL_APPS,
  explainLocalApps,
  getLocalAppSnippets,
  LOCAL_APPS,
  type LocalApp,
  type LocalAppSnippet,
  type LocalModel,
  type LocalServer,
  localAppScript,
  SYSTEMS,
  type Words,
} from './index.ts'
import { MODELS_BY_KIND } from './testing/models.ts'
import { snippetsOf, usesOf } from './testing/uses.ts'

/** Runs over the registry: a new app is tested without being named here. */
const KINDS = Object.entries(MODELS_BY_KIND)
const SHELLS = ['bash', 'dash'] as const

const localModelOf = (model: ModelRecord): LocalModel => ({
  model,
  id: model.id,
  file: chooseGgufFile(ggufFilesOf(model), undefined),
  quantization: undefined,
  gated: model.gated !== undefined && model.gated !== false,
})

/** Every command of an app for a model, those of its container among them. */
const commandsOf = (app: LocalApp, local: LocalModel): Words[] => [
  ...app.steps(local, {}).map(({ command }) => command),
  ...[app.container?.(local, {}) ?? []].filter((command) => command.length > 0),
]

/** A folder that has every program of every command; each prints the words that it was given. */
let folder = ''
const END = '\u0001'

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-apps-'))
  const programs = KINDS.flatMap(([, model]) =>
    LOCAL_APPS.filter((app) => app.unsupported(localModelOf(model)) === undefined).flatMap((app) =>
      commandsOf(app, localModelOf(model)).map(([program]) => program as string),
    ),
  )
  for (const program of new Set(programs)) {
    const path = join(folder, program)
    writeFileSync(path, `#!/usr/bin/env sh\nprintf '%s\\0' "\${0##*/}" "$@" '${END}'\n`)
    chmodSync(path, 0o755)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The words of each command, as the programs were given them. */
function runCommands(shell: (typeof SHELLS)[number], commands: readonly string[]): string[][] {
  const env = { PATH: `${folder}:${process.env.PATH}`, LC_ALL: 'C.UTF-8' }
  const { stdout, stderr, status } = spawnSync(shell, ['-s'], {
    input: `${commands.join('\n')}\n`,
    cwd: folder,
    env,
    maxBuffer: 2 ** 28,
  })
  expect(stderr.toString()).toBe('')
  expect(status).toBe(0)
  return stdout
    .toString()
    .split(`${END}\0`)
    .slice(0, -1)
    .map((words) => words.split('\0').slice(0, -1))
}

/** The words without the folder that a program is called by. */
const asRun = ([program = '', ...words]: Words): string[] => [program.replace('./', ''), ...words]

describe('the registry', () => {
  it('has apps that each have an order and a published key of their own, and a page', () => {
    const keys = LOCAL_APPS.map(({ id, publishedKey = id }) => publishedKey)
    expect(new Set(keys).size).toBe(LOCAL_APPS.length)
    const orders = LOCAL_APPS.map(({ order }) => order)
    expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b))
    for (const { docsUrl, label, install } of LOCAL_APPS) {
      expect(new URL(docsUrl).protocol).toBe('https:')
      expect(label.trim()).not.toBe('')
      expect(Object.keys(install).length).toBeGreaterThan(0)
    }
  })

  it.each(LOCAL_APPS.map((app) => [app.id, app] as const))(
    '%s is offered for some model, and not for every',
    (id, app) => {
      const offered = KINDS.filter(([, model]) => getLocalAppSnippets(model, { app: id }).length > 0)
      expect(offered.length).toBeGreaterThan(0)
      expect(offered.length).toBeLessThan(KINDS.length)
      const isPackage = Object.values(app.install).some((command) => 'piped' in command || command.length > 0)
      if (!isPackage) expect(app.needs).toBeDefined()
    },
  )

  it('says a reason for each app that is not offered', () => {
    for (const [kind, model] of [...KINDS, ['image', { id: 'acme/paint', pipeline_tag: 'text-to-image' }] as const]) {
      const { apps, skipped } = explainLocalApps(model)
      expect([...apps, ...skipped].map(({ app }) => app).sort(), kind).toEqual(LOCAL_APPS.map(({ id }) => id).sort())
      for (const { reason } of skipped) expect(reason.length).toBeGreaterThan(10)
    }
  })
})

describe('the recorded check against the newest releases', () => {
  it('covers every app, and no other', () => {
    expect(Object.keys(CHECKED_LOCAL_APPS)).toEqual(LOCAL_APPS.map(({ id }) => id))
  })

  it.each(LOCAL_APPS.filter(({ releases }) => releases !== undefined).map((app) => [app.id, app] as const))(
    'is of what the commands of %s use now (npm run check:apps renews it), and found all of it',
    (id, { releases }) => {
      const checked = CHECKED_LOCAL_APPS[id]
      expect(checked?.found).toEqual(usesOf(id))
      expect(checked?.notFound).toEqual([])
      expect(checked).toMatchObject({ ...releases, version: expect.stringMatching(/^\d/) })
    },
  )
})

describe.each(LOCAL_APPS.map((app) => [app.id, app] as const))('the commands of %s', (id, app) => {
  it.each(SHELLS)('parse in %s', (shell) => {
    const lines = snippetsOf(id).flatMap(({ steps, install, ...others }) => [
      localAppScript({ ...others, steps, install }),
      ...install.flatMap(({ system, command }) => (system === 'windows' ? [] : (command ?? []))),
    ])
    const { stderr, status } = spawnSync(shell, ['-n'], { input: `${lines.join('\n')}\n` })
    expect([stderr.toString(), status]).toEqual(['', 0])
  })

  it('give a server the port that its address has', () => {
    for (const { server, steps, container } of snippetsOf(id)) {
      const { port } = new URL(server?.address ?? 'http://localhost')
      const commands = [...steps.map(({ command }) => command), ...(container === undefined ? [] : [container])]
      const told = commands.flatMap((command) => /--(?:port |publish 127\.0\.0\.1:)(\d+)/.exec(command)?.[1] ?? [])
      const isTold = commands.some((command) => /--(?:port|publish)\b/.test(command))
      expect(new Set(told)).toEqual(new Set(isTold ? [port] : []))
    }
  })

  it('name the model as its server does', () => {
    const snippets = snippetsOf(id)
    const hasServer = snippets.some(({ server }) => server !== undefined)
    expect(snippets.some(({ examples }) => examples.length > 0)).toBe(hasServer)
    for (const { server, examples } of snippets) {
      for (const { content } of examples) {
        // OpenAI's clients are asked below the same host.
        expect(content).toContain(new URL(server?.address ?? '').origin)
        if (content.includes('model')) expect(content).toContain(server?.model)
      }
    }
  })

  it.each(['responses', 'messages'] as const)('start a server that says whether it speaks %s, and where', (api) => {
    for (const model of Object.values(MODELS_BY_KIND)) {
      const server = app.server?.(localModelOf(model))
      const [plain] = getLocalAppSnippets(model, { app: id })
      if (server === undefined || server.task !== undefined || !plain?.examples.length) continue
      const [asked] = getLocalAppSnippets(model, { app: id, api, streaming: true })
      if (asked === undefined) throw new Error('an API decides whether the app is offered')
      expectSpoken(server, api, asked)
    }
  })
})

/** Apps that are more than a link. */
const WITH_COMMANDS = LOCAL_APPS.filter((app) =>
  KINDS.some(([, model]) => {
    const local = localModelOf(model)
    return app.unsupported(local) === undefined && commandsOf(app, local).length > 0
  }),
)

it('holds no app that has neither commands nor a link', () => {
  expect(LOCAL_APPS.filter((app) => app.link === undefined && !WITH_COMMANDS.includes(app))).toEqual([])
})

describe.each(WITH_COMMANDS.map((app) => [app.id, app] as const))('the commands of %s, run', (_, app) => {
  it('come to the programs as they were meant, whatever the record holds', () => {
    const { seed, values } = sample(hostileText, 15)
    const locals = [...hostileModels(app, values)]
    expect(locals.length, `seed ${seed}`).toBeGreaterThan(0)
    const words = locals.flatMap((local) => commandsOf(app, local))
    const lines = words.map((command) => commandLine(command, 'linux'))
    for (const shell of SHELLS) expect(runCommands(shell, lines), `seed ${seed}`).toEqual(words.map(asRun))
  })

  it('come to the programs of Windows as they were meant, or are not offered', () => {
    const { seed, values } = sample(
      hostileText.map((text) => text.replace(/[^ -~]/g, '+')),
      30,
    )
    let passed = 0
    for (const command of [...hostileModels(app, values)].flatMap((local) => commandsOf(app, local))) {
      const line = commandLineOn(command, 'windows')
      if (line === undefined) continue
      passed += 1
      const [program = '', ...rest] = command
      expect(line.startsWith(`${program} `)).toBe(true)
      for (const version of ['5.1', '7.5'] as const) {
        const code = `curl.exe${line.slice(program.length)}\n`
        expect(runPowerShell(code, { version, environment: {} }), `seed ${seed}: ${code}`).toEqual([{ argv: rest }])
      }
    }
    expect(passed, `seed ${seed}`).toBeGreaterThan(0)
  })
})

describe.each(LOCAL_APPS.filter(({ link }) => link !== undefined).map((app) => [app.id, app] as const))(
  'the link of %s',
  (_, app) => {
    it('names the model, and the file as it is called', () => {
      const { seed, values } = sample(hostileText, 15)
      for (const local of hostileModels(app, values)) {
        const link = app.link?.({ ...local, id: 'acme/demo' }) ?? ''
        expect(link, `seed ${seed}`).toMatch(/^[a-z-]+:\/\/[\w.!~*'()%/?=&-]+$/)
        const { href, searchParams } = new URL(link)
        expect(decodeURIComponent(href)).toContain('acme/demo')
        if (searchParams.has('file')) expect(searchParams.get('file'), `seed ${seed}`).toBe(local.file?.path)
      }
    })
  },
)

/** OpenAI's clients. */
const OF_OPENAI = ['openai', 'openai-go', 'openai-java', 'async-openai']

/** The examples of an API are at its address where the server has it; where it does not, a reason stands in their place. */
function expectSpoken(
  { address, apis }: LocalServer,
  api: 'responses' | 'messages',
  { examples, withoutExamples }: LocalAppSnippet,
): void {
  const spoken = apis?.[api]
  if (spoken === undefined || 'without' in spoken) {
    expect([spoken?.without, examples]).toEqual([expect.stringMatching(/ \(https:\/\/\S+\)$/), []])
    expect(withoutExamples).toBe(spoken?.without)
    return
  }
  expect(withoutExamples).toBeUndefined()
  expect(new URL(spoken.source.address).protocol).toBe('https:')
  expect(spoken.source.read).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  // The clients of the API are given what stands before the path that they add.
  const [own, base] = api === 'responses' ? [OF_OPENAI, address] : [['anthropic'], address.replace(/\/v1$/, '')]
  expect(examples.map(({ client }) => client)).toEqual(expect.arrayContaining([own[0], 'curl']))
  for (const { client, content } of examples) {
    expect(content).toContain(own.includes(client) ? `"${base}"` : `${address}/${api}`)
  }
}

/** What an app is told of records that it runs: of each kind, then with hostile paths and names of files. */
function* hostileModels(app: LocalApp, texts: readonly string[]): Generator<LocalModel> {
  for (const [, model] of KINDS) {
    const local = localModelOf(model)
    if (app.unsupported(local) === undefined) yield local
  }
  for (const text of texts) {
    for (const [, model] of KINDS) {
      const { id } = model
      const siblings = [`${text}.gguf`, `${text}/demo-Q4_K_M.gguf`].map((rfilename) => ({ rfilename }))
      const hostile = [
        ...(app.readsFolders === true ? [{ ...model, id: `/acme/${text}` }] : []),
        ...(model.siblings === undefined ? [] : [{ ...model, id, siblings }]),
      ]
      for (const record of hostile) {
        const local = localModelOf(record)
        if (isSafeArgument(record.id) && app.unsupported(local) === undefined) yield local
      }
    }
  }
}

it('offers no app for an id that no command can pass on, that is an option, or neither of the hub nor a path', () => {
  const hostile = ['', '-rf', '--help', 'a\0b', './a\nb', './\ud800', './\u202ex', './\u200bx', '/\ufeff', './a\u2028b']
  const shares = ['//evil.example/share', '\\\\host\\share', '/\\host\\share', 'C:\\\\x', '~/x']
  const otherForms = ['http://127.0.0.1:9911/steal', 'c://x', 'a/b/c', 'acme/-x', 'a b', 'a?b', '..']
  for (const id of [...hostile, ...shares, ...otherForms]) {
    const { apps, skipped } = explainLocalApps({ ...MODELS_BY_KIND['GGUF with files'], id })
    expect(apps).toEqual([])
    expect(skipped.length).toBe(LOCAL_APPS.length)
    for (const { reason } of skipped) expect(reason).toMatch(/^model\.id: expected a Hugging Face id, owner\/name/)
  }
})

it.each(LOCAL_APPS.map((app) => [app.id, app] as const))(
  '%s runs a folder where it reads one, and says so where not',
  (id, app) => {
    const offers = KINDS.map(([, model]) => explainLocalApps({ ...model, id: './models/demo' }, { app: id }))
    const offered = offers.flatMap(({ apps }) => apps)
    expect(offered.length > 0).toBe(app.readsFolders === true)
    for (const { steps, container, link } of offered) {
      for (const { command } of steps) expect(command).toContain('./models/demo')
      expect([container, link]).toEqual([undefined, undefined])
    }
  },
)

it('carries no file name that leads elsewhere or that no reader can see', () => {
  const names = ['../../x-Q4_K_M.gguf', '/etc/x.gguf', 'a\u200bb.gguf', '\ufeffa.gguf', 'a\u2028b.gguf', '..\\a.gguf']
  const siblings = names.map((rfilename) => ({ rfilename }))
  for (const system of [undefined, ...SYSTEMS]) {
    const model = { ...(MODELS_BY_KIND['GGUF with files'] as ModelRecord), siblings }
    const { apps, choices, file } = explainLocalApps(model, { system })
    expect([choices, file]).toEqual([[], undefined])
    expect(apps).not.toEqual([])
    for (const app of apps) expect(localAppScript(app)).not.toMatch(/\.\.\/|[\u200b\ufeff\u2028\\]x|\/etc\/x/)
  }
})

it('never throws but for a choice that does not exist', () => {
  const odd: unknown[] = [null, 7, 'x', [], {}, [null], [{}], { a: 1 }, true]
  for (const value of odd) {
    const record = {
      id: 'acme/demo',
      tags: value,
      library_name: value,
      pipeline_tag: value,
      siblings: value,
      gguf: value,
    }
    expect(explainLocalApps(record as never).skipped.length).toBeGreaterThan(0)
    expect(explainLocalApps({ id: value } as never).apps).toEqual([])
  }
})

it.each(SYSTEMS)('writes for %s what runs there', (system) => {
  const { apps, skipped } = explainLocalApps(MODELS_BY_KIND['GGUF with files'] as ModelRecord, { system })
  expect(apps).not.toEqual([])
  for (const { install } of apps) expect(install.map((entry) => entry.system)).toEqual([system])
  expect(skipped.map(({ reason }) => reason)).not.toContain(undefined)
})
