import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildInferenceRequest,
  explainUnverified,
  type ModelRecord,
  PROVIDERS,
  type SnippetOptions,
  TASKS,
} from '../../../../index.ts'
import { hostileJson, hostileText, sample } from '../../../testing/hostile-texts.ts'
import { readJson } from '../../../testing/read-json.ts'
import { readCmdLine, runPowerShell, type Started, splitArguments } from '../../../testing/windows-shells.ts'

const chat: ModelRecord = { id: 'acme/chat-8b', pipeline_tag: 'text-generation', tags: ['conversational'] }
const modelOf = (task: string): ModelRecord =>
  task === 'conversational' ? chat : { id: 'acme/model', pipeline_tag: task, library_name: 'transformers' }

function curlOf(model: ModelRecord, provider: string, options: SnippetOptions): { content?: string; reason?: string } {
  const { snippets, skipped } = explainUnverified(model, provider, undefined, options)
  const { content } = snippets.find(({ language }) => language === 'sh') ?? {}
  if (content !== undefined) return { content }
  return { reason: skipped.find(({ language }) => language === 'sh')?.reason ?? '' }
}

const environment = Object.fromEntries(
  Object.entries(PROVIDERS)
    .flatMap(([id, { keyVariable }]) => [keyVariable ?? `${id.toUpperCase().replaceAll('-', '_')}_API_KEY`])
    .concat('HF_TOKEN', 'API_TOKEN')
    .map((name) => [name, 'token_of_the_reader']),
)
const contentOf = (name: string): string => Buffer.from(name).toString('base64')
/** Every file exists, and contains its name. */
const files = new Proxy<Record<string, string>>({}, { get: (_none, name) => contentOf(String(name)) })

const PLATFORMS = ['powershell 5.1', 'powershell 7.2', 'powershell 7.5', 'cmd prompt', 'cmd batch'] as const

/** Returns the programs that an example starts if each succeeds. */
function start(content: string, how: (typeof PLATFORMS)[number]): readonly Started[] {
  if (how.startsWith('powershell')) {
    return runPowerShell(content, { version: how.slice(11) as '5.1' | '7.2' | '7.5', environment, files })
  }
  expect(content.indexOf('\n')).toBe(content.length - 1)
  expect(content.length).toBeLessThanOrEqual(8192)
  return readCmdLine(content, { batch: how === 'cmd batch', delayed: false, environment })
    .map(({ operator, command }) =>
      // The body's file exists.
      operator === ')' && command.startsWith(' else ')
        ? { operator: '', command: command.slice(6) }
        : { operator, command },
    )
    .filter(({ operator, command }) => (operator === '' || operator === '&&') && /^ ?curl /.test(command))
    .map(({ command }) => ({ argv: splitArguments(command).slice(1) }))
}

/**
 * Returns a body with each file's content, whether it was read or written as `<cat.png as base64>`, without its type.
 */
function withFiles(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, name, encoding] = /^<(.*) as (base64|data-url)>$/s.exec(value) ?? []
    if (name === undefined) return value.replace(/^data:[\w/.+-]+;base64,/, 'data:')
    const content = contentOf(/^https?:/.test(name) ? 'image.download' : name)
    return encoding === 'base64' ? content : `data:${content}`
  }
  if (Array.isArray(value)) return value.map(withFiles)
  if (typeof value !== 'object' || value === null) return value
  // As in JSON, in order, including `__proto__`.
  return Object.entries(value).map(([key, item]) => [key, withFiles(item)])
}

/** Checks that a URL with brackets is one URL, and that a download has a fixed protocol and a limited size. */
function expectBounded(argv: readonly string[], url: string, protocols: string | undefined): void {
  if (/[[\]{}]/.test(url)) expect(argv).toContain('--globoff')
  if (!argv.includes('--location')) return
  expect(protocols).toBe(url.startsWith('https:') ? '=https' : '=http,https')
  expect(argv).toEqual(expect.arrayContaining(['--globoff', '--max-filesize']))
}

/** Returns what curl would send, in the format of the wire view. */
function sentBy({ argv, input }: Started) {
  const headers: Record<string, string> = {}
  const form: Record<string, string> = {}
  let url: string | undefined
  let data: string | undefined
  let output: string | undefined
  let protocols: string | undefined
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at] as string
    const next = (): string => argv[++at] as string
    if (['--fail-with-body', '--silent', '--show-error', '--no-buffer', '--location', '--globoff'].includes(word))
      continue
    if (word === '--proto') protocols = next()
    else if (word === '--max-filesize') expect(next()).toBe('1G')
    else if (word === '-H') {
      const header = next()
      headers[header.slice(0, header.indexOf(': '))] = header.slice(header.indexOf(': ') + 2)
    } else if (word === '--form-string' || word === '-F') {
      const field = next()
      form[field.slice(0, field.indexOf('='))] = field.slice(field.indexOf('=') + 1)
    } else if (word === '-d' || word === '--data-binary') data = next()
    else if (word === '--output') output = next()
    else {
      expect(word).toMatch(/^https?:/)
      expect(url).toBe(undefined)
      url = word
    }
  }
  expectBounded(argv, url ?? '', protocols)
  const text = data === '@-' ? new TextDecoder().decode(input) : data
  return { url, headers, form, text, output }
}

const pathOf = (location: string): string =>
  /^https?:/.test(location) ? 'audio.download' : location.startsWith('-') ? `./${location}` : location

function expectSame(model: ModelRecord, provider: string, options: SnippetOptions, how: (typeof PLATFORMS)[number]) {
  const platform = how.startsWith('cmd') ? 'cmd' : 'powershell'
  const { content, reason } = curlOf(model, provider, { ...options, platform })
  if (content === undefined) return reason as string
  const started = start(content, how)
  const [sent] = started.map(sentBy).slice(-1) as [ReturnType<typeof sentBy>]
  const wire = buildInferenceRequest(model, provider, undefined, { ...options, accessToken: 'token_of_the_reader' })
  expect(sent.url).toBe(wire?.url)
  expect(sent.headers).toEqual(wire?.headers)
  if (wire?.form !== undefined) {
    const { file = '', ...fields } = wire.form
    expect(sent.form).toMatchObject(fields)
    expect(sent.form.file?.startsWith(`@${pathOf(file)};filename=`)).toBe(true)
  } else if (wire?.file !== undefined) {
    expect(sent.text).toBe(`@${pathOf(wire.file)}`)
    expect(started.length).toBe(wire.file.startsWith('https://') ? 2 : 1)
  } else {
    // Without `stream`, a service doesn't stream, so the field makes no difference.
    const { stream, ...others } = readJson(JSON.stringify(wire?.body)) as { readonly stream?: unknown }
    const body = stream === undefined || stream === false ? others : { ...others, stream }
    expect(withFiles(readJson(sent.text as string))).toEqual(withFiles(body))
  }
  return started
}

describe.each(PLATFORMS)('curl in %s', (how) => {
  it('sends what the wire view shows, for every provider, task, and target, or says why not', () => {
    let offered = 0
    const reasons = new Set<string>()
    for (const [provider, { routes }] of Object.entries(PROVIDERS)) {
      for (const task of Object.keys(routes).filter((id) => TASKS[id] !== undefined)) {
        for (const mode of [
          {},
          { directRequest: true, streaming: true },
          { endpointUrl: 'http://localhost:8080', billTo: 'a' },
        ]) {
          const result = expectSame(modelOf(task), provider, mode, how)
          if (typeof result === 'string') reasons.add(result)
          else offered += 1
        }
      }
    }
    expect(offered).toBeGreaterThan(100)
    for (const reason of reasons) expect(reason.length).toBeGreaterThan(10)
  })

  it('sends 1,000 hostile chats, or rejects them with a reason', () => {
    const { seed, values } = sample(fc.tuple(hostileText, hostileJson), 1000)
    let offered = 0
    for (const [index, [text, extra]] of values.entries()) {
      if (text === '') continue
      const options = {
        messages: [{ role: 'user', content: text }],
        extra,
        streaming: index % 2 === 0,
        directRequest: index % 4 < 2,
        providerId: text,
        billTo: index % 3 === 0 ? 'acme & co' : undefined,
      }
      try {
        if (typeof expectSame(chat, 'together', options, how) !== 'string') offered += 1
      } catch (error) {
        throw new Error(`seed ${seed}, chat ${index}`, { cause: error })
      }
    }
    expect(offered).toBeGreaterThan(900)
  })

  it('reads hostile file names or rejects them', () => {
    const { seed, values } = sample(hostileText, 300)
    let offered = 0
    for (const [index, text] of values.entries()) {
      const name = text.replace(/\p{Cc}|\p{Surrogate}|[:<>"]/gu, '_') || 'a'
      for (const [task, provider, inputs] of [
        ['image-classification', 'hf-inference', `${name}.png`],
        ['image-to-image', 'hf-inference', { image: `${name}.png`, prompt: text }],
        ['automatic-speech-recognition', 'together', `${name}.flac`],
        ['automatic-speech-recognition', 'hf-inference', 'https://a.b/c.flac'],
      ] as const) {
        try {
          if (typeof expectSame(modelOf(task), provider, { inputs }, how) !== 'string') offered += 1
        } catch (error) {
          throw new Error(`seed ${seed}, name ${index}, ${task}`, { cause: error })
        }
      }
    }
    expect(offered).toBeGreaterThan(300)
  })
})

describe('curl on Windows', () => {
  const options = { messages: [{ role: 'user', content: "it's" }], streaming: true }

  it('looks like this in PowerShell', () => {
    expect(curlOf(chat, 'together', { ...options, platform: 'powershell' }).content).toBe(`& {
if (!$env:HF_TOKEN) { throw 'HF_TOKEN is not set' }
@'
{
  "model": "acme/chat-8b:together",
  "messages": [{"role": "user", "content": "it's"}],
  "stream": true
}
'@ | curl.exe 'https://router.huggingface.co/v1/chat/completions' \`
  --fail-with-body --silent --show-error \`
  --no-buffer \`
  -H "Authorization: Bearer $env:HF_TOKEN" \`
  -H 'Content-Type: application/json' \`
  --data-binary '@-'
if ($LASTEXITCODE -ne 0) { throw "curl.exe failed with exit code $LASTEXITCODE" }
}
`)
  })

  it('deletes a downloaded file in PowerShell', () => {
    const inputs = 'https://a.b/c.flac'
    const asr = modelOf('automatic-speech-recognition')
    expect(curlOf(asr, 'hf-inference', { inputs, platform: 'powershell' }).content).toBe(`& {
$ErrorActionPreference = 'Stop'
try {
if (!$env:HF_TOKEN) { throw 'HF_TOKEN is not set' }
curl.exe 'https://a.b/c.flac' \`
  --globoff --location --fail-with-body --silent --show-error --proto '=https' \`
  --max-filesize '1G' \`
  --output 'audio.download'
if ($LASTEXITCODE -ne 0) { throw "curl.exe failed with exit code $LASTEXITCODE" }
curl.exe 'https://router.huggingface.co/hf-inference/models/acme/model' \`
  --fail-with-body --silent --show-error \`
  -H "Authorization: Bearer $env:HF_TOKEN" \`
  -H 'Content-Type: audio/flac' \`
  --data-binary '@audio.download'
if ($LASTEXITCODE -ne 0) { throw "curl.exe failed with exit code $LASTEXITCODE" }
} finally { if (Test-Path -LiteralPath 'audio.download') { Remove-Item -LiteralPath 'audio.download' } }
}
`)
  })

  it('deletes a downloaded file in cmd.exe, whether or not it could be sent', () => {
    const inputs = 'https://a.b/c.flac'
    for (const provider of ['hf-inference', 'together']) {
      const { content } = curlOf(modelOf('automatic-speech-recognition'), provider, { inputs, platform: 'cmd' })
      expect(content).toContain('--output audio.download && curl ')
      expect(
        content?.endsWith(
          ' && (del audio.download) || ((if exist audio.download del audio.download) & cmd /c exit 1)\n',
        ),
      ).toBe(true)
    }
  })

  it('sends nothing if the file is missing', () => {
    const of = (platform: 'powershell' | 'cmd', inputs: string) =>
      curlOf(modelOf('automatic-speech-recognition'), 'hf-inference', { inputs, platform }).content
    expect(of('cmd', 'my talk.flac')).toMatch(
      /^if not defined HF_TOKEN \(echo HF_TOKEN is not set >&2 & cmd \/c exit 1\) else if not exist "my talk\.flac" \(echo There is no file "my talk\.flac" >&2 & cmd \/c exit 1\) else curl /,
    )
    expect(of('powershell', "o'brien.flac")).toMatch(
      /^& \{\n\$ErrorActionPreference = 'Stop'\nif \(!\$env:HF_TOKEN\) \{ throw 'HF_TOKEN is not set' \}\n\$null = Convert-Path -LiteralPath 'o''brien\.flac'\ncurl\.exe /,
    )
    expect(of('cmd', 'https://a.b/c.flac')).not.toContain('if not exist')
  })

  it('looks like this in cmd.exe', () => {
    expect(curlOf(chat, 'together', { ...options, platform: 'cmd' }).content).toBe(
      String.raw`if not defined HF_TOKEN (echo HF_TOKEN is not set >&2 & cmd /c exit 1) else curl https://router.huggingface.co/v1/chat/completions --fail-with-body --silent --show-error --no-buffer -H "Authorization: Bearer %HF_TOKEN%" -H "Content-Type: application/json" -d "{\"model\":\"acme/chat-8b:together\",\"messages\":[{\"role\":\"user\",\"content\":\"it's\"}],\"stream\":true}"
`,
    )
  })

  it('sends nothing if the variable isn’t set', () => {
    const { content = '' } = curlOf(chat, 'together', { ...options, platform: 'powershell' })
    for (const unset of [{}, { HF_TOKEN: '' }]) {
      expect(() => runPowerShell(content, { version: '7.5', environment: unset, files })).toThrow('HF_TOKEN is not set')
    }
  })

  it('says what it doesn’t support', () => {
    const reason = (platform: 'powershell' | 'cmd', task: string, provider: string, more: SnippetOptions = {}) =>
      curlOf(modelOf(task), provider, { platform, ...more }).reason
    expect(reason('powershell', 'text-to-image', 'fal-ai')).toContain('inside the response')
    expect(reason('cmd', 'text-to-image', 'together')).toContain('inside the response')
    expect(reason('cmd', 'visual-question-answering', 'hf-inference')).toContain('content into JSON')
    expect(
      reason('cmd', 'conversational', 'together', { messages: [{ role: 'user', content: 'x'.repeat(8000) }] }),
    ).toMatch(/^cmd\.exe can’t pass this call: body: .*8191/)
    expect(reason('powershell', 'conversational', 'together', { accessToken: 'a"b' })).toMatch(
      /^PowerShell can’t pass this call: Authorization: .*double quote/,
    )
    expect(reason('powershell', 'conversational', 'together')).toBe(undefined)
  })

  it('doesn’t change any other example, and accepts no other platform', () => {
    const others = (more: SnippetOptions) =>
      explainUnverified(chat, 'together', undefined, more)
        .snippets.filter(({ language }) => language !== 'sh')
        .map(({ language, client, content }) => [language, client, content])
    expect(others({ platform: 'cmd' })).toEqual(others({}))
    expect(curlOf(chat, 'together', { platform: 'posix' })).toEqual(curlOf(chat, 'together', {}))
    expect(() => curlOf(chat, 'together', { platform: 'dos' as never })).toThrow(
      'options.platform: expected one of posix, powershell, cmd, got "dos"',
    )
  })
})
