import { findModel } from '@model-snippets/core/catalogue'
import { getLocalAppSnippets, type LocalAppSnippet, localAppScript } from '@model-snippets/core/local-apps'
import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { run } from './run.ts'

const MODEL = 'Qwen/Qwen2.5-0.5B-Instruct-GGUF'
const record = { id: 'acme/demo', pipeline_tag: 'text-generation', tags: ['gguf', 'conversational'] }
const withFiles = { ...record, siblings: [{ rfilename: 'demo-Q8_0.gguf' }, { rfilename: 'demo-Q4_K_M.gguf' }] }

/** What the command line prints; `input` stands on standard input. */
async function printed(argv: readonly string[], input?: unknown): Promise<{ code: number; out: string; err: string }> {
  let out = ''
  let err = ''
  const code = await run(readArguments(argv), {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    readInput: () => Promise.resolve(JSON.stringify(input)),
    interactive: false,
    errorIsTerminal: false,
  })
  return { code, out, err }
}
const ON_LINUX = ['--system', 'linux']

describe('--local', () => {
  it('prints the commands of every app that runs the model', async () => {
    const { code, out, err } = await printed([MODEL, '--local', ...ON_LINUX])
    const apps = getLocalAppSnippets(findModel(MODEL) ?? record, { system: 'linux' })
    expect({ code, out, err }).toEqual({ code: 0, out: apps.map(localAppScript).join('\n'), err: '' })
    expect(out).toContain(`\nollama run hf.co/${MODEL}:Q4_K_M\n`)
  })

  it('takes the app, the quantization and the system', async () => {
    const argv = ['--record', '-', '--app', 'llama-cpp', '-q', 'q8_0', '--system', 'windows']
    const { out } = await printed(argv, withFiles)
    expect(out).toContain('winget install llama.cpp')
    expect(out).not.toContain('brew')
    expect(out).toContain('-hf acme/demo:Q8_0 ')
  })

  it('prints all fields as JSON', async () => {
    const { out } = await printed([MODEL, '--app', 'ollama', '--json', ...ON_LINUX])
    expect(JSON.parse(out)).toEqual(getLocalAppSnippets(findModel(MODEL) ?? record, { app: 'ollama', system: 'linux' }))
  })

  it('finds the model whatever the case of its id', async () => {
    const argv = ['--app', 'ollama', ...ON_LINUX]
    expect(await printed([MODEL.toUpperCase(), ...argv])).toEqual(await printed([MODEL, ...argv]))
  })

  it('takes TypeScript for a language', async () => {
    const argv = [MODEL, '--app', 'ollama', '-l', 'typescript', '-c', 'fetch', '--json', ...ON_LINUX]
    const { out } = await printed(argv)
    expect(JSON.parse(out)).toMatchObject([{ language: 'js', typescript: true, fileName: 'example.mts' }])
  })

  it('prints the program of one client that asks the server', async () => {
    const argv = [
      '--record',
      '-',
      '--app',
      'ollama',
      '-l',
      'python',
      '-c',
      'openai',
      '-m',
      'Hi!',
      '--stream',
      ...ON_LINUX,
    ]
    const { code, out } = await printed(argv, withFiles)
    expect(code).toBe(0)
    for (const part of ['http://localhost:11434/v1', 'hf.co/acme/demo:Q4_K_M', 'Hi!', 'stream=True'])
      expect(out).toContain(part)
  })

  it('says that commands don’t send requests', async () => {
    const { out, err } = await printed([MODEL, '--app', 'ollama', '--temperature', '1', '-m', 'Hi', ...ON_LINUX])
    expect(out).toContain('ollama run')
    expect(err).toContain('ignored: --temperature: commands don’t send requests')
    expect(err).toContain('ignored: -m: commands don’t send requests')
  })

  it('starts the server for what is asked, and says where it can’t', async () => {
    const asked = ['--record', '-', '--context-length', '32768', '--recipe', 'tool-loop', ...ON_LINUX]
    const { code, out, err } = await printed(asked, withFiles)
    expect(code).toBe(0)
    expect(out).toContain('--ctx-size 32768')
    expect(out).toContain('OLLAMA_CONTEXT_LENGTH=32768 ollama serve')
    expect(err).not.toContain('--recipe')
    expect(err).toMatch(/^not available: llama-cpp-python: llama-cpp-python documents tool calling .+$/m)
    expect(err).toMatch(/^not available: vllm: vLLM needs a parser for the model’s tool calls/m)
  })

  it('says why an app is not offered', async () => {
    const { code, out, err } = await printed([MODEL, '--app', 'sglang', ...ON_LINUX])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^not available: sglang: .+\n$/)
    expect((await printed([MODEL, '--local', '--explain', ...ON_LINUX])).err).toContain('not available: mlx-lm: ')
    const silent = await printed(['--record', '-', '--local', '-c', 'curl', ...ON_LINUX], {
      ...withFiles,
      tags: ['gguf'],
    })
    expect(silent.code).toBe(1)
    expect(silent.err).toContain('no program that calls the server matches your choice')
  })

  it('names the apps whose servers are not asked in this form, and why', async () => {
    const asked = ['--record', '-', '--local', '-c', 'curl', '--api', 'responses', ...ON_LINUX]
    const { code, out, err } = await printed(asked, withFiles)
    expect(code).toBe(0)
    expect(out).toContain('http://localhost:8080/v1/responses')
    const unasked = getLocalAppSnippets(withFiles, { system: 'linux', api: 'responses' }).flatMap((one) =>
      one.withoutExamples === undefined ? [] : `not available: ${one.app}: ${one.withoutExamples}\n`,
    )
    expect(err).toBe(unasked.join(''))
    expect(err).toMatch(/^not available: llama-cpp-python: .+ \(https:.+\)$/m)
    const explained = (await printed([...asked, '--explain'], withFiles)).err
    expect(explained).toContain('not available: sglang: ')
    expect(explained.endsWith(err)).toBe(true)
    const none = await printed([...asked, '--app', 'llama-cpp-python'], withFiles)
    expect([none.code, none.out]).toEqual([1, ''])
    expect(none.err).toMatch(/^not available: llama-cpp-python: .+\n$/)
  })

  it('names them beside the commands when that is asked', async () => {
    const asked = ['--record', '-', '--local', '--recipe', 'structured-output', '--api', 'messages', ...ON_LINUX]
    expect((await printed(asked, withFiles)).err).not.toContain('not offered')
    const { err } = await printed([...asked, '--explain'], withFiles)
    expect(err).toMatch(/^not available: ollama: .+output_config/m)
    const [first] = JSON.parse((await printed([...asked, '--json'], withFiles)).out) as LocalAppSnippet[]
    expect(first?.withoutExamples).toContain('https:')
  })

  it.each([
    [['--local', '-p', 'together'], '-p doesn’t apply'],
    [['--local', '--endpoint', 'http://x'], '--endpoint doesn’t apply'],
    [['--app', 'nope'], '--app: expected one of llama-cpp, ollama'],
    [['--system', 'beos'], '--system: expected one of macos, linux, windows, got "beos"'],
    [['--local', '--platform', 'cmd'], '--platform doesn’t apply'],
    [['--context-length', '8k'], '--context-length: '],
    [['--quantization', 'Q9'], 'expected one of Q8_0, Q4_K_M'],
  ])('refuses %j', async (argv, message) => {
    await expect(printed(['--record', '-', ...argv], withFiles)).rejects.toThrow(message)
  })
})
