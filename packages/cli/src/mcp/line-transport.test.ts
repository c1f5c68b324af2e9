import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { LineTransport } from './line-transport.ts'
import { createMcpServer, type McpServerOptions } from './server.ts'

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }
const PONG = { jsonrpc: '2.0', id: 1, result: {} }
const refused = (code: number, id: unknown = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: expect.any(String) },
})

/** What a server answers on these lines, once its input has ended. */
async function answersTo(
  input: readonly (object | string | Uint8Array)[],
  options: McpServerOptions = {},
  maxBytes?: number,
): Promise<readonly unknown[]> {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  let out = ''
  stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  const server = createMcpServer(options)
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve
  })
  await server.connect(new LineTransport(stdin, stdout, maxBytes))
  for (const line of input) {
    stdin.write(typeof line === 'string' || line instanceof Uint8Array ? line : JSON.stringify(line))
    stdin.write('\n')
  }
  stdin.end()
  await closed
  return out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]))
}

describe('the transport of lines', () => {
  it('gives answers under way when its input ends', async () => {
    const addServing: McpServerOptions['addServing'] = async (model) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return model
    }
    const params = { name: 'get_providers', arguments: { model: 'openai/gpt-oss-20b' } }
    const answers = await answersTo([{ ...PING, method: 'tools/call', params }], { addServing })
    expect(answers).toMatchObject([{ id: 1, result: { structuredContent: { model: 'openai/gpt-oss-20b' } } }])
  })

  it.each<readonly [object | string | Uint8Array, object]>([
    ['{bad json', refused(-32_700)],
    [new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x7d]), refused(-32_700)],
    ['null', refused(-32_600)],
    ['[]', refused(-32_600)],
    [{ jsonrpc: '1.0', id: 'a', method: 'ping' }, refused(-32_600, 'a')],
    [
      { ...PING, method: 'nothing' },
      { jsonrpc: '2.0', id: 1, error: { code: -32_601, message: 'Method not found' } },
    ],
    [[PING], [PONG]],
    [
      [PING, 7, { ...PING, id: 2 }, { jsonrpc: '2.0', method: 'notifications/initialized' }],
      [refused(-32_600), PONG, { ...PONG, id: 2 }],
    ],
    [[7], [refused(-32_600)]],
    [`\u{feff}${JSON.stringify(PING)}\r`, PONG],
  ])('answers %j, and goes on', async (line, answer) => {
    expect(await answersTo([line, '', { ...PING, id: 9 }])).toEqual([answer, { ...PONG, id: 9 }])
  })

  it('refuses a message that is too long, and goes on', async () => {
    const answers = await answersTo(['x'.repeat(101), PING], {}, 100)
    expect(answers).toEqual([refused(-32_600), PONG])
  })

  it('refuses a number that cannot be held exactly as a tool does', async () => {
    const given = '{"model":"x","messages":[{"role":"user","content":1e400}]}'
    const call = `{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_snippets","arguments":${given}}}`
    const text = 'messages[0].content: the number 1e400 is out of range; the limits are about ±1.8e308'
    const result = { content: [{ type: 'text', text }], isError: true }
    expect(await answersTo([call, `[${call}]`, PING])).toEqual([
      { jsonrpc: '2.0', id: 3, result },
      refused(-32_602),
      PONG,
    ])
  })

  it('waits for no answer to a request that is cancelled', async () => {
    const addServing: McpServerOptions['addServing'] = () => new Promise(() => undefined)
    const params = { name: 'get_providers', arguments: { model: 'openai/gpt-oss-20b' } }
    const call = { ...PING, id: 5, method: 'tools/call', params }
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 5 } }
    expect(await answersTo([call, cancelled, PING], { addServing })).toEqual([PONG])
    expect(await answersTo([[call, PING], cancelled], { addServing })).toEqual([[PONG]])
  })
})
