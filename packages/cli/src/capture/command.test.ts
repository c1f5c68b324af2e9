import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { readCaptureArguments } from './arguments.ts'
import { captureCommand } from './command.ts'
import { commandLine } from './command-line.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'capture-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the command on a JavaScript program. */
function capture(code: string, options: readonly string[] = []) {
  const path = join(folder, 'my.mjs')
  writeFileSync(path, code)
  return run([...options, '--', process.execPath, path])
}

async function run(argv: readonly string[]) {
  let out = ''
  let err = ''
  const streams = {
    out: (text: string) => {
      out += text
    },
    err: (text: string) => {
      err += text
    },
    readInput: () => Promise.resolve(''),
    interactive: false,
    errorIsTerminal: false,
  }
  const exit = await captureCommand(argv, streams, () => import('@model-snippets/twin'))
  return { exit, out, err }
}

const post = (url: string, body: unknown): string =>
  `const r${url.length} = await fetch(${JSON.stringify(url)}, {
    method: 'POST',
    headers: { Authorization: 'Bearer hf_x', 'Content-Type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify(body))},
  }); console.log(await r${url.length}.text())\n`

const CHAT = post('https://router.huggingface.co/v1/chat/completions', {
  model: 'openai/gpt-oss-120b:together',
  messages: [{ role: 'user', content: "It's me" }],
  stream: true,
  temperature: 0.2,
  seed: 7,
})
const PICTURE = post('https://router.huggingface.co/fal-ai/fal-ai/flux/schnell', {
  prompt: 'A red bicycle',
  num_inference_steps: 4,
  sync_mode: true,
})

describe('capture', () => {
  it('prints a call as a command line, and the program’s output elsewhere', async () => {
    const { exit, out } = await capture(CHAT)
    expect(exit).toBe(0)
    expect(out).toBe(
      `model-snippets openai/gpt-oss-120b --provider together --stream --message 'It'\\''s me' --temperature 0.2 --param seed=7\n`,
    )
  })

  it('writes the call for another client and another provider', async () => {
    const { exit, out } = await capture(CHAT, ['--to', 'go/openai-go', '--provider', 'groq'])
    expect(exit).toBe(0)
    expect(out).toMatch(/^package main$/m)
    expect(out).toContain('openai/gpt-oss-120b:groq')
    expect(out).toContain("It's me")
    expect(out).not.toContain('together')
  })

  it('numbers several calls, and prints one of them', async () => {
    const both = await capture(CHAT + PICTURE, ['--json'])
    const { calls } = JSON.parse(both.out) as { calls: { number: number; question: { task: string } }[] }
    expect(calls.map(({ number, question }) => [number, question.task])).toEqual([
      [1, 'conversational'],
      [2, 'text-to-image'],
    ])
    const { out } = await capture(CHAT + PICTURE, ['--call', '2'])
    expect(out).toMatch(/^# call 2\nmodel-snippets \S+ .*--provider fal-ai .*--input 'A red bicycle'/)
    await expect(capture(CHAT, ['--call', '2'])).rejects.toThrow('there’s no call 2; the program made 1 call')
  })

  it('says why a client can’t write a call', async () => {
    const { exit, out, err } = await capture(PICTURE, ['--to', 'go/openai-go'])
    expect({ exit, out }).toEqual({ exit: 1, out: '' })
    expect(err).toMatch(/^not available: \S.+$/m)
  })

  it('moves a call to chat completions if the client has no other API', async () => {
    const body = { model: 'openai/gpt-oss-120b', max_tokens: 1024, messages: [{ role: 'user', content: 'Hi' }] }
    const program = post('https://router.huggingface.co/v1/messages', body)
    const { exit, out, err } = await capture(program, ['--to', 'python/openai'])
    expect(exit).toBe(0)
    expect(out).toContain('max_tokens=1024')
    expect(err).toContain('note: the example uses chat completions: ')
  })

  it('passes the exit code on if there was no call', async () => {
    expect((await capture('process.exit(7)')).exit).toBe(7)
    const none = await capture('console.log("nothing")')
    expect(none).toMatchObject({ exit: 1, out: '' })
    expect(none.err).toContain('the program made no model calls')
  })

  it('names a host that the mock server doesn’t know', async () => {
    const { exit, err } = await capture(post('https://api.example.com/v2/draw', { prompt: 'x' }))
    expect(exit).toBe(1)
    expect(err).toContain(
      'not a call: POST https://api.example.com/v2/draw: the twin doesn’t know the host api.example.com',
    )
  })

  it('prints its help', async () => {
    expect((await run(['--help'])).out).toContain('Usage: model-snippets capture [options] -- COMMAND')
  })
})

describe('readCaptureArguments', () => {
  it('reads a destination', () => {
    expect(readCaptureArguments(['--to', 'typescript/openai', '--', 'x', '--to', 'y'])).toMatchObject({
      to: { language: 'js', client: 'openai', typescript: true },
      command: ['x', '--to', 'y'],
    })
  })

  it.each([
    [[], 'expected a program after --'],
    [['--'], 'expected a program after --'],
    [['python', 'my.py'], 'put -- before the program'],
    [['--to', 'cobol/openai', '--', 'x'], 'unknown language "cobol"'],
    [['--to', 'go', '--', 'x'], 'the client is missing; clients for go: '],
    [['--to', 'go/openai', '--', 'x'], 'unknown client "openai"; clients for go: '],
    [['--provider', 'groq', '--', 'x'], '--provider only works with --to'],
    [['--to', 'go/openai-go', '--provider', 'grok', '--', 'x'], 'did you mean groq?'],
    [['--call', '0', '--', 'x'], '--call must be a whole number from 1 to 999999; got "0"'],
    [['--model', 'acme/painter', '--', 'x'], '--model must be ID=TASK'],
    [['--call', '1', '--call', '2', '--', 'x'], '--call can only be given once'],
    [['--jsn', '--', 'x'], 'did you mean --json?'],
  ])('rejects %j', (argv, problem) => {
    expect(() => readCaptureArguments(argv)).toThrow(problem)
    expect(() => readCaptureArguments(argv)).toThrow(UsageError)
  })
})

describe('commandLine', () => {
  it('has each part of a question', () => {
    const line = commandLine({
      model: 'acme/chat',
      task: 'conversational',
      provider: 'groq',
      options: {
        directRequest: true,
        api: 'responses',
        messages: [{ role: 'system', content: 'Be brief' }],
        tools: [],
        temperature: -1,
        parameters: { stop: ["'"] },
      },
    })
    expect(line).toBe(
      `model-snippets acme/chat --task conversational --provider groq --direct --api responses --messages '[{"role":"system","content":"Be brief"}]' --tools '[]' --param temperature=-1 --param 'stop=["'\\''"]'`,
    )
    expect(
      commandLine({ model: 'acme/t', task: 'translation', provider: 'auto', options: { inputs: '--x y' } }),
    ).toContain(`--input='--x y'`)
  })
})
