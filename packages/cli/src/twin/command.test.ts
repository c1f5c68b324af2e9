import { describe, expect, it } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { readTwinArguments } from './arguments.ts'
import { type TwinSurroundings, twinCommand } from './command.ts'

const load: TwinSurroundings['load'] = () => import('@model-snippets/twin')

/** Runs the command, and calls `during` with what it has printed when the server is ready. */
async function run(argv: readonly string[], during: (out: string) => Promise<void> = () => Promise.resolve()) {
  let out = ''
  let stop = (): void => undefined
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  const streams = {
    out: (text: string) => {
      out += text
      void during(out).finally(stop)
    },
    err: () => undefined,
    readInput: () => Promise.resolve(''),
    interactive: false,
    errorIsTerminal: false,
  }
  const code = await twinCommand(argv, streams, { load, stopped: () => stopped })
  return { code, out }
}

describe('twin', () => {
  it('serves until it’s stopped, and prints what to set', async () => {
    let status = 0
    const { code, out } = await run(['--port', '0'], async (text) => {
      const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? []
      status = (await fetch(`${url}/__health`)).status
    })
    expect({ code, status }).toEqual({ code: 0, status: 200 })
    expect(out).toMatch(/^ {2}export HTTPS_PROXY=http:\/\/127\.0\.0\.1:\d+$/m)
    expect(out).toMatch(/^ {2}export SSL_CERT_FILE=.+\.pem$/m)
    expect(out).toMatch(/http:\/\/127\.0\.0\.1:\d+\/router\.huggingface\.co\/v1/)
  })

  it('prints a line of JSON, and starts with the options', async () => {
    let told: unknown
    const argv = ['--port', '0', '--json', '--scenario', '503', '--model', 'acme/painter=text-to-image', '--lenient']
    const { out } = await run(argv, async (text) => {
      const { url } = JSON.parse(text) as { url: string }
      const chat = await fetch(`${url}/v1/chat/completions`, { method: 'POST', body: '{"model":"a/b","messages":[]}' })
      const model = await fetch(`${url}/huggingface.co/api/models/acme/painter`)
      told = { chat: chat.status, task: ((await model.json()) as { pipeline_tag: string }).pipeline_tag }
    })
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(out)).toMatchObject({ env: { HTTPS_PROXY: JSON.parse(out).url } })
    expect(told).toEqual({ chat: 503, task: 'text-to-image' })
  })

  it('runs a program behind the server, and returns its exit code', async () => {
    const program = 'process.exit(process.env.HTTPS_PROXY?.startsWith("http://127.0.0.1:") ? 7 : 1)'
    expect(await run(['--', process.execPath, '-e', program])).toEqual({ code: 7, out: '' })
    const killed = 'process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 10_000)'
    expect((await run(['--', process.execPath, '-e', killed])).code).toBe(143)
  })

  it('lists the scenarios', async () => {
    const { out } = await run(['--scenarios'])
    expect(out).toContain('429-twice')
    expect(out).toMatch(/^ {2}thinks-before-it-calls +\S/m)
    const all = JSON.parse((await run(['--scenarios', '--json'])).out) as { name: string; does: string }[]
    expect(all.every(({ name, does }) => name !== '' && does.endsWith('.'))).toBe(true)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  it('prints its help', async () => {
    expect((await run(['--help'])).out).toContain('Usage: model-snippets twin [options]')
  })

  it('says what to install without the package', async () => {
    const error = new UsageError('isn’t installed')
    const missing = twinCommand([], {} as never, {
      load: () => Promise.reject(error),
      stopped: () => Promise.resolve(),
    })
    await expect(missing).rejects.toBe(error)
  })

  it.each([
    [['--scenario', 'nope'], 'There’s no scenario "nope"'],
    [['--', 'no-such-program-here'], 'can’t run no-such-program-here: command not found'],
  ])('rejects %j when it starts', async (argv, problem) => {
    await expect(run(argv)).rejects.toThrow(problem)
    await expect(run(argv)).rejects.toBeInstanceOf(UsageError)
  })

  it('says that the port is in use', async () => {
    const { startTwin } = await load()
    const other = await startTwin()
    await expect(run(['--port', String(other.port)])).rejects.toThrow(`port ${other.port} is in use; choose another`)
    await other.close()
  })
})

describe('readTwinArguments', () => {
  it('chooses a port', () => {
    expect(readTwinArguments([]).port).toBe(4010)
    expect(readTwinArguments(['--', 'pytest']).port).toBe(0)
    expect(readTwinArguments(['--port', '5000', '--', 'pytest'])).toMatchObject({ port: 5000, command: ['pytest'] })
  })

  it('leaves the program’s own options to the program', () => {
    expect(readTwinArguments(['--', 'node', '--port', '--', 'x']).command).toEqual(['node', '--port', '--', 'x'])
  })

  it.each([
    [['--port', 'x'], '--port must be a whole number from 0 to 65535; got "x"'],
    [['--port', '65536'], '--port must be a whole number'],
    [['--port'], '--port needs a value: --port PORT'],
    [['--port', '1', '--port', '2'], '--port can only be given once'],
    [['--keep', '0'], '--keep must be a whole number from 1 to 100000; got "0"'],
    [['--model', 'acme/painter'], '--model must be ID=TASK'],
    [['--model', '=x'], '--model must be ID=TASK'],
    [['--json=yes'], '--json doesn’t take a value'],
    [['--scenaro', 'x'], 'did you mean --scenario?'],
    [['pytest'], 'put -- before it'],
    [['--'], 'expected a command after --'],
  ])('rejects %j', (argv, problem) => {
    expect(() => readTwinArguments(argv)).toThrow(problem)
    expect(() => readTwinArguments(argv)).toThrow(UsageError)
  })
})
