import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonAnswer } from './answer.ts'
import { awkwardWrites, chatStreamAnswer } from './protocols/event-stream.ts'
import { headerOf, type Service } from './request.ts'
import { Twin, type TwinRun } from './twin.ts'

let twin: Twin
beforeAll(async () => {
  twin = await Twin.start()
})
afterAll(() => twin.stop())

function curl(run: TwinRun, ...args: string[]): Promise<{ code: number; stdout: string }> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    http_proxy: run.proxyUrl,
    https_proxy: run.proxyUrl,
    CURL_CA_BUNDLE: twin.caPath,
  }
  return new Promise((resolve) => {
    execFile('curl', ['--silent', '--no-buffer', ...args], { env }, (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout }),
    )
  })
}

const echo = (name: string): Service => ({
  name,
  answer: (request) =>
    request.url.includes('unknown') ? undefined : jsonAnswer(200, { from: name, url: request.url }),
})

describe('Twin', () => {
  it('plays any host, encrypted or not, and records requests', async () => {
    const run = twin.open([echo('one')])
    expect(
      (
        await curl(
          run,
          'https://router.huggingface.co/v1/x?a=%20b',
          '-d',
          '{"a": 1}',
          '-H',
          'X-Twice: 1',
          '-H',
          'X-Twice: 2',
        )
      ).stdout,
    ).toContain('"one"')
    expect((await curl(run, 'http://localhost:8080/v1/x')).stdout).toContain('http://localhost:8080/v1/x')
    const [first, second] = run.requests
    expect(first).toMatchObject({ method: 'POST', url: 'https://router.huggingface.co/v1/x?a=%20b', service: 'one' })
    expect(first?.body.toString()).toBe('{"a": 1}')
    expect(first && headerOf(first, 'x-twice')).toBe('1, 2')
    expect(second).toMatchObject({ method: 'GET', url: 'http://localhost:8080/v1/x' })
    run.close()
  })

  it('separates runs that happen at the same time', async () => {
    const runs = Array.from({ length: 12 }, (_, index) => twin.open([echo(`run ${index}`)]))
    const answers = await Promise.all(runs.map((run, index) => curl(run, `https://example.com/${index}`)))
    answers.forEach(({ stdout }, index) => {
      expect(stdout).toContain(`"run ${index}"`)
      expect(runs[index]?.requests.map((request) => request.url)).toEqual([`https://example.com/${index}`])
    })
    for (const run of runs) run.close()
  })

  it('forwards nothing: requests that no service handles are recorded and rejected', async () => {
    const run = twin.open([echo('one')])
    const { stdout } = await curl(run, '--write-out', '%{http_code}', 'https://example.com/unknown')
    expect(stdout).toContain('The twin has no response for GET https://example.com/unknown')
    expect(stdout).toContain('501')
    expect(run.requests).toMatchObject([{ service: null }])
    run.close()
    expect((await curl(run, '--write-out', '%{http_code}', 'https://example.com/late')).stdout).toContain('502')
    expect(run.requests).toHaveLength(1)
  })

  it('closes a connection in the middle of a body', async () => {
    const writes = [Buffer.from('data: a\n\nda'), Buffer.from('ta: b')]
    const run = twin.open([{ name: 'cut', answer: () => ({ status: 200, headers: {}, writes, ending: 'cut' }) }])
    const { code, stdout } = await curl(run, 'https://example.com/')
    expect(stdout).toBe('data: a\n\ndata: b')
    expect([18, 56]).toContain(code)
    run.close()
  })
})

describe('chatStreamAnswer', () => {
  const text = 'grüße, 你好 🙂👍 fin'
  const stream = { text, model: 'm', spelling: 'plain', ending: 'done', complaint: 'broke' } as const
  const contentOf = (bytes: Buffer): string =>
    bytes
      .toString()
      .split(/\r?\n/)
      .filter((line) => line.startsWith('data:') && !line.includes('[DONE]'))
      .map((line) => JSON.parse(line.slice(5)).choices?.[0]?.delta?.content ?? '')
      .join('')

  it.each(['plain', 'usage', 'null-content', 'role-only', 'crlf', 'comments', 'no-space', 'mixed'] as const)(
    '%s contains the whole text',
    (spelling) => {
      const bytes = Buffer.concat(chatStreamAnswer({ ...stream, spelling }).writes)
      expect(contentOf(bytes)).toBe(text)
      expect(bytes.toString().trimEnd().endsWith('[DONE]')).toBe(true)
      expect(bytes.includes('\r\n')).toBe(spelling === 'crlf' || spelling === 'mixed')
      expect(bytes.includes('"choices":[]')).toBe(spelling === 'usage' || spelling === 'mixed')
    },
  )

  it('splits characters between writes', () => {
    const { writes } = chatStreamAnswer(stream)
    expect(Buffer.concat(writes).toString()).toContain('"model":"m"')
    expect(writes.some((bytes) => Buffer.from(bytes).toString().includes('\ufffd'))).toBe(true)
  })

  it('loses no bytes when it splits a stream at inconvenient places', () => {
    const bytes = Buffer.from('é'.repeat(400))
    expect(Buffer.concat(awkwardWrites(bytes)).equals(bytes)).toBe(true)
  })
})
