import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CLIENTS,
  getInferenceSnippets,
  type InferenceSnippet,
  LANGUAGES,
  POLICIES,
  PROVIDERS,
} from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { afterAll, describe, expect, it } from 'vitest'
import { type EndedProgram, endOf } from './testing/ended.ts'
import { PROGRAM } from './testing/program.ts'

const MODEL = 'openai/gpt-oss-20b'
const chat = { id: 'you/your-model', pipeline_tag: 'text-generation', tags: ['conversational'] }
const folder = mkdtempSync(join(tmpdir(), 'model-snippets-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The program itself, in a process of its own. */
function cli(argv: readonly string[], input: string | Uint8Array = ''): Promise<EndedProgram> {
  const { command, args, cwd, env } = PROGRAM
  return endOf(spawn(command, [...args, ...argv], { cwd, env }), input)
}

const expected = (provider: string, options: Parameters<typeof getInferenceSnippets>[3]): InferenceSnippet[] =>
  getInferenceSnippets(findModel(MODEL) ?? chat, provider, undefined, options)

describe('model-snippets', () => {
  it('prints the code of one example and nothing else', async () => {
    const ended = await cli([MODEL, '--language', 'python', '--client', 'openai'])
    const [snippet] = expected('auto', {}).filter(
      ({ language, client }) => language === 'python' && client === 'openai',
    )
    expect(ended).toEqual({ code: 0, out: snippet?.content, err: '' })
  })

  it('writes nothing of a record to the terminal that steers it', async () => {
    const record = { ...chat, pipeline_tag: 'fill\u001b]0;title\u0007\n\u009b31m', tags: [] }
    const { code, err } = await cli(['--record', '-', '-l', 'php', '-c', 'curl'], JSON.stringify(record))
    expect([code, err]).toEqual([
      1,
      'not available: php/curl: auto doesn’t support the task fill\\u001b]0;title\\u0007\\u000a\\u009b31m, as far as we know\n',
    ])
    const refused = await cli([`\u009b31m/\u202ename`])
    expect(refused.err).toContain('\\u009b31m/\\u202ename')
  })

  it('refuses bytes that are no UTF-8, in a file and on standard input', async () => {
    const bytes = Buffer.from('[{"role":"user","content":"caf\u00e9"}]', 'latin1')
    const file = join(folder, 'latin1.json')
    writeFileSync(file, bytes)
    const fromFile = await cli([MODEL, '-c', 'fetch', '--messages', `@${file}`])
    expect(fromFile).toEqual({
      code: 2,
      out: '',
      err: `model-snippets: --messages "${file}": the file isn’t valid UTF-8\n`,
    })
    const fromInput = await cli([MODEL, '-c', 'fetch', '--messages', '-'], bytes)
    expect(fromInput).toEqual({
      code: 2,
      out: '',
      err: 'model-snippets: standard input isn’t valid UTF-8; convert it to UTF-8\n',
    })
    expect((await cli(['explain-error'], Buffer.from('caf\u00e9: Error code: 429', 'latin1'))).code).toBe(0)
  })

  it('prints one example alone for each command of the README that chooses one', async () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    const commands = [...readme.matchAll(/^npx @model-snippets\/cli (\S+ --(?:language|client) .*)$/gm)]
    const all = commands.map(([, command = '']) =>
      command.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')),
    )
    expect(all.length).toBeGreaterThan(2)
    for (const argv of all) {
      const { code, out } = await cli(argv ?? [])
      expect([argv, code, /^(?:#|\/\/) \w+\/\S+$/m.test(out)]).toEqual([argv, 0, false])
    }
  })

  it('leaves the choice of a provider to a policy', async () => {
    const ended = await cli([MODEL, '-p', 'fastest', '-l', 'sh'])
    const [snippet] = expected('fastest', {}).filter(({ language }) => language === 'sh')
    expect(ended).toEqual({ code: 0, out: snippet?.content, err: '' })
    expect(ended.out).toContain(`${MODEL}:fastest`)
  })

  it('puts several under a comment line of their language', async () => {
    const ended = await cli([MODEL, '--provider', 'together'])
    expect(ended.code).toBe(0)
    const ids = LANGUAGES.join('|')
    const headers = ended.out.split('\n').filter((line) => new RegExp(`^\\S+ (${ids})/`).test(line))
    expect(headers.map((line) => line.replace(/^\S+ /, '').replace(/:.*/, ''))).toEqual(
      expected('together', {}).map(({ language, client }) => `${language}/${client}`),
    )
    expect(headers.filter((line) => line.startsWith('// js/')).length).toBeGreaterThan(0)
    for (const { content } of expected('together', {})) expect(ended.out).toContain(content)
  })

  it('carries every option to the generator', async () => {
    const argv = ['--provider', 'groq', '--stream', '--direct', '--bill-to', 'acme', '--provider-id', 'x/y']
    argv.push('-m', "it's $(id) `x`\n\\", '-m', 'yes', '-m', '--json=1', '--temperature', '0', '--max-tokens=2048')
    argv.push('--top-p', '0.9', '--param', 'stop=["\\n"]', '--param', 'seed=-7', '--param', '__proto__={"a":null}')
    const ended = await cli([MODEL, '--json', ...argv])
    const parameters = JSON.parse('{"stop":["\\n"],"seed":-7,"__proto__":{"a":null}}')
    expect(ended.err).toMatch(/(?:^|\n)ignored: --bill-to: only the Hugging Face router bills an organization\n$/)
    expect(JSON.parse(ended.out)).toEqual(
      expected('groq', {
        streaming: true,
        directRequest: true,
        billTo: 'acme',
        providerId: 'x/y',
        messages: [
          { role: 'user', content: "it's $(id) `x`\n\\" },
          { role: 'assistant', content: 'yes' },
          { role: 'user', content: '--json=1' },
        ],
        temperature: 0,
        max_tokens: 2048,
        top_p: 0.9,
        parameters,
      }),
    )
    expect(ended.out).toContain('__proto__')
  })

  it('calls an endpoint of the caller', async () => {
    const ended = await cli([MODEL, '-c', 'curl', '--endpoint', 'http://localhost:8080'])
    expect(ended.out).toContain('http://localhost:8080/v1/chat/completions')
    expect(ended.out).toContain('API_TOKEN')
  })

  it.each(['inline', 'file', 'standard input'])('reads messages: %s', async (way) => {
    const messages = [{ role: 'user', content: [{ type: 'text', text: '“hi” 😀' }] }]
    const text = JSON.stringify(messages)
    const path = join(folder, 'messages.json')
    writeFileSync(path, text)
    const source = { inline: text, file: `@${path}`, 'standard input': '-' }[way] ?? ''
    const ended = await cli([MODEL, '--json', '--messages', source], way === 'standard input' ? text : '')
    expect(ended.err).toBe('')
    expect(JSON.parse(ended.out)).toEqual(expected('auto', { messages }))
  })

  it('takes a model that the catalog does not hold, by --task', async () => {
    const ended = await cli([chat.id, '--task', 'conversational', '--json'])
    expect(ended.err).toBe('')
    expect(JSON.parse(ended.out)).toEqual(getInferenceSnippets(chat, 'auto'))
  })

  it.each([
    ['summarization', ['--input', "it's long"], "it's long"],
    ['question-answering', ['--inputs', '{"question": "who?", "context": "me"}'], { question: 'who?', context: 'me' }],
  ])('gives the input of the task %s', async (task, argv, inputs) => {
    const ended = await cli(['x/y', '--task', task, '-p', 'hf-inference', '--json', ...argv])
    expect(ended.err).toBe('')
    expect(JSON.parse(ended.out)).toEqual(
      getInferenceSnippets({ id: 'x/y', pipeline_tag: task }, 'hf-inference', undefined, { inputs }),
    )
    expect(ended.out).not.toBe('[]\n')
  })

  it('takes a record, with the way in which a provider serves the model', async () => {
    const record = {
      ...chat,
      inferenceProviderMapping: { groq: { status: 'live', providerId: 'their-name', task: 'conversational' } },
    }
    const argv = ['--record', '-', '-p', 'groq', '--direct', '-c', 'requests']
    const ended = await cli(argv, JSON.stringify(record))
    expect(ended.err).toBe('')
    expect(ended.out).toContain('"their-name"')
    const asList = [{ provider: 'groq', ...record.inferenceProviderMapping.groq }]
    const again = await cli(argv, JSON.stringify({ ...record, inferenceProviderMapping: asList }))
    expect(again.out).toBe(ended.out)
  })

  it('explains on standard error what is not offered', async () => {
    const ended = await cli([MODEL, '-p', 'openai', '--explain'])
    expect(ended.code).toBe(1)
    expect(ended.out).toBe('')
    expect(ended.err.trim().split('\n')).toHaveLength(CLIENTS.length)
    expect(ended.err).toMatch(/^not available: python\/openai: \S/)
  })

  it('prints an empty array when nothing is offered', async () => {
    const ended = await cli(['x/y', '--task', 'text-ranking', '--json'])
    expect(ended.code).toBe(1)
    expect(ended.out).toBe('[]\n')
    expect(ended.err).toMatch(/^not available: /)
  })

  it('takes a record with a byte-order mark', async () => {
    const path = join(folder, 'record.json')
    writeFileSync(path, `\u{feff}${JSON.stringify(chat)}`)
    const ended = await cli(['--record', path, '-c', 'curl'])
    expect([ended.code, ended.err]).toEqual([0, ''])
  })

  it('knows a language by the names that people use', async () => {
    const [one, other] = await Promise.all(['bash', 'sh'].map((language) => cli([MODEL, '-l', language])))
    expect(one).toEqual(other)
    expect(one?.out).toContain('curl')
  })

  it.each([
    ['-l', 'typescript'],
    ['-l', 'ts'],
    ['-l', 'js', '--typescript'],
  ])('writes JavaScript as TypeScript: %s %s %s', async (...argv) => {
    const ended = await cli([MODEL, ...argv, '-c', 'fetch'])
    const snippets = expected('auto', { typescript: true })
    expect(ended.out).toBe(snippets.find(({ client }) => client === 'fetch')?.content)
    expect(ended.out).toContain(': any')
  })

  it('writes the shell examples for a platform', async () => {
    const ended = await cli([MODEL, '-l', 'sh', '-c', 'curl', '--platform', 'powershell'])
    const [snippet] = expected('auto', { platform: 'powershell' }).filter(({ language }) => language === 'sh')
    expect(ended.out).toBe(snippet?.content)
  })

  it.runIf(existsSync('/dev/full'))('says in one line that nothing can be written', async () => {
    const { command, args, cwd, env } = PROGRAM
    const child = spawn(command, [...args, MODEL, '--json'], {
      cwd,
      env,
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    })
    let err = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect([code, err]).toEqual([3, 'model-snippets: can’t write to standard output: no space left on the device\n'])
  })

  it.runIf(existsSync('/dev/full'))('prints the code where nothing can be told beside it', async () => {
    const { command, args, cwd, env } = PROGRAM
    const child = spawn(command, [...args, MODEL, '-l', 'sh', '--explain'], {
      cwd,
      env,
      stdio: ['ignore', 'ignore', openSync('/dev/full', 'w')],
    })
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
  })

  it('says what the server for agents is', async () => {
    const help = await cli(['mcp', '--help'])
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toMatch(/^Serves coding agents/)
    expect((await cli(['mcp', '--port', '1'])).code).toBe(2)
  })

  it('tells what changes nothing, as it was written', async () => {
    const argv = ['facebook/bart-large-cnn', '-p', 'hf-inference', '-m', 'Hi', '-s', '--temperature', '1']
    const { code, err } = await cli(argv)
    expect(code).toBe(0)
    for (const written of ['-m', '-s', '--temperature']) expect(err).toContain(`ignored: ${written}: for chat only`)
  })

  it('shows help and version', async () => {
    const help = await cli(['--help'])
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toMatch(/^Prints copy-paste examples/)
    const version = await cli(['--version'])
    expect(version).toMatchObject({ code: 0, err: '' })
    expect(version.out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('what the caller can put right', () => {
  const providers = [...POLICIES, ...Object.keys(PROVIDERS)].join(', ')
  it.each<[string, string[], RegExp | string, string?]>([
    ['no model', [], /no model given/],
    [
      'an unknown model',
      ['openai/gpt-oss-12b'],
      /unknown model "openai\/gpt-oss-12b": .*; did you mean openai\/gpt-oss-120b/,
    ],
    ['a model far from any', ['zzz/qqqqqqqqqqqqqq'], /unknown model .* \(HUB_URL=off\); add --task/],
    ['an unknown provider', [MODEL, '-p', 'nobody'], `-p: expected one of ${providers}, got "nobody"`],
    ['a provider named like an object field', [MODEL, '-p', 'constructor'], /-p: .*, got "constructor"/],
    ['an unknown language', [MODEL, '-l', 'cobol'], `-l: expected one of ${LANGUAGES.join(', ')}, got "cobol"`],
    ['an unknown client', [MODEL, '-c', 'axios'], /-c: expected one of openai, .*, got "axios"/],
    [
      'a client of another language',
      [MODEL, '-c', 'curl', '-l', 'js'],
      /-c: expected one of openai, .*, got "curl" \(clients for js\)/,
    ],
    ['an unknown option', [MODEL, '--colour'], /unknown option "--colour"\. Valid options: --provider, /],
    [
      'a number that is none',
      [MODEL, '--temperature', 'hot'],
      '--temperature: expected a number from 0 to 2, got "hot"',
    ],
    [
      'a number that no double holds',
      [MODEL, '--param', 'seed=12345678901234567890'],
      /--param seed: the number 12345678901234567890 can’t be represented exactly/,
    ],
    ['a parameter that is no JSON', [MODEL, '--param', 'user=me'], /--param user: invalid JSON/],
    ['a parameter without a value', [MODEL, '--param', 'seed'], /--param "seed": expected KEY=JSON/],
    ['a parameter twice', [MODEL, '--param', 'a=1', '--param', 'a=2'], '--param "a" can only be given once'],
    ['a parameter of the generator', [MODEL, '--param', 'model="x"'], /--param model: the model record sets/],
    ['messages that are none', [MODEL, '--messages', '[1]'], /--messages\[0\]: expected an object with a role, got 1/],
    ['messages twice', [MODEL, '--messages', '[]', '-m', 'x'], 'use --message or --messages, not both'],
    ['a number out of range', [MODEL, '--max-tokens', '-1.5'], /--max-tokens: expected a whole number from 1/],
    ['a platform that is none', [MODEL, '--platform', 'windows'], /--platform: expected one of posix, .*"windows"/],
    ['a task that is none', ['x/y', '--task', 'summarisation'], /--task: .*; did you mean summarization/],
    [
      'a provider of other tasks',
      ['x/y', '--task', 'text-to-image', '--provider', 'groq'],
      /--provider: "groq" doesn’t support the task text-to-image; expected one of auto, .*fal-ai/,
    ],
    [
      'a system without --local',
      [MODEL, '--system', 'windows', '-c', 'curl'],
      /--system works only with --local; .* --platform/,
    ],
    ['a record without a task', ['--record', '-'], /--record: "pipeline_tag" is missing/, '{"id": "c/d"}'],
    ['an option that is near another', [MODEL, '--temprature', '1'], /did you mean --temperature\?/],
    ['an input twice', [MODEL, '--input', 'x', '--inputs', '{}'], 'use --input or --inputs, not both'],
    [
      'standard input twice',
      [MODEL, '--messages', '-', '--inputs', '-'],
      '--messages and --inputs can’t both read standard input',
    ],
    [
      'messages in a file that is not there',
      [MODEL, '--messages', '@/no/such/file'],
      '--messages "/no/such/file": no such file',
    ],
    ['an endpoint that is no URL', [MODEL, '--endpoint', 'javascript:alert(1)'], /--endpoint: expected an http/],
    ['a header that breaks the line', [MODEL, '--bill-to', 'a\r\nX: y'], /--bill-to: a header can contain/],
    ['a record that is no JSON', ['--record', '-'], '--record "-": invalid JSON', '{'],
    ['a record without an id', ['--record', '-'], '--record "-": "id" is missing', '{}'],
    [
      'a record of another model',
      ['a/b', '--record', '-'],
      '--record "-" is for "c/d", not "a/b"; leave out <model>',
      '{"id": "c/d"}',
    ],
    ['a text with line breaks', ['a\nb\u001b[31m', '-p', 'auto'], /unknown model "a\\nb\\u001b\[31m"/],
  ])('%s: one line, exit code 2, nothing printed', async (_what, argv, message, input) => {
    const ended = await cli(argv, input)
    expect(ended.code).toBe(2)
    expect(ended.out).toBe('')
    expect(ended.err).toMatch(/^model-snippets: [^\n]+\n$/)
    if (typeof message === 'string') expect(ended.err).toBe(`model-snippets: ${message}\n`)
    else expect(ended.err).toMatch(message)
  })
})
