import {
  CLIENTS,
  LANGUAGE_RECORDS,
  type Language,
  type LanguageRecord,
  PLATFORMS,
  programFileOf,
  registerTemplate,
} from '@model-snippets/core'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readArguments } from './arguments.ts'
import { readBatchArguments } from './batch/arguments.ts'
import { helpText } from './help.ts'
import { createMcpServer } from './mcp/server.ts'
import { run } from './run.ts'

vi.mock('../../core/src/languages/index.generated.ts', async (load) => {
  const { MADE_UP } = await import('../../core/src/languages/testing/made-up-language.ts')
  const { LANGUAGE_RECORDS } = await load<{ LANGUAGE_RECORDS: readonly LanguageRecord[] }>()
  return { LANGUAGE_RECORDS: [...LANGUAGE_RECORDS, MADE_UP] }
})

const MODEL = 'openai/gpt-oss-20b'
const RECORDS: readonly LanguageRecord[] = LANGUAGE_RECORDS
const IDS = RECORDS.map(({ id }) => id)

const mcp = new Client({ name: 'test', version: '1' })
let remove: () => void
beforeAll(async () => {
  remove = registerTemplate({
    language: 'madeup' as Language,
    client: 'made-http',
    task: 'conversational',
    template: () => 'call it\n',
  })
  const [agent, service] = InMemoryTransport.createLinkedPair()
  await Promise.all([createMcpServer().connect(service), mcp.connect(agent)])
})
afterAll(async () => {
  remove()
  await mcp.close()
})

async function printed(...argv: string[]): Promise<{ out: string; err: string }> {
  let [out, err] = ['', '']
  await run(readArguments(argv), {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    readInput: () => Promise.resolve(''),
    interactive: false,
    errorIsTerminal: true,
  })
  return { out, err }
}

interface Shown {
  readonly language: string
  readonly client: string
  readonly content: string
}
const shown = async (...argv: string[]): Promise<Shown[]> => JSON.parse((await printed(...argv, '--json')).out)

describe.each(RECORDS.map((record) => [record.id, record] as const))('%s', (id, record) => {
  it('is a choice of the command line, and says how it is run', async () => {
    const [first] = await shown(MODEL, '--language', id)
    expect(first?.language).toBe(id)
    // A registered client is not one to choose by name; it is the only one of its language.
    const isBuiltIn = CLIENTS.some((client) => client.id === first?.client)
    const { out, err } = await printed(MODEL, '--language', id, ...(isBuiltIn ? [`--client=${first?.client}`] : []))
    expect(out).toBe(first?.content)
    expect(err).toContain(`Run      ${record.program.posix.run}\n`)
  })

  it('heads its examples by a comment', async () => {
    const [first] = await shown(MODEL, '--language', id)
    expect((await printed(MODEL)).out).toContain(record.comment(`${id}/${first?.client}`))
  })

  it('is in the help', () => {
    expect(helpText()).toMatch(new RegExp(`only this language: .*\\b${id}\\b`))
    expect(readBatchArguments(['--language', id]).language).toBe(id)
  })

  it.each(PLATFORMS)('has its fence in what agents read: %s', async (platform) => {
    const called = await mcp.callTool({ name: 'get_snippets', arguments: { model: MODEL, language: id, platform } })
    const [{ text } = { text: '' }] = called.content as { text: string }[]
    expect(text).toContain(`\n\`\`\`${programFileOf(record, platform).fence}\n`)
  })

  it('is named where agents read what there is', async () => {
    const { tools } = await mcp.listTools()
    expect(tools.find(({ name }) => name === 'get_snippets')?.description).toContain(record.label)
  })
})

describe('a language that there is not', () => {
  const valid = IDS.join(', ')
  it('is refused by the command line, with those that there are', async () => {
    await expect(printed(MODEL, '--language', 'cobol')).rejects.toThrow(`--language: expected one of ${valid}`)
    expect(() => readBatchArguments(['-l', 'cobol'])).toThrow(`batch: -l: expected one of ${valid}`)
  })

  it('is refused by the tools, with those that there are', async () => {
    const called = await mcp.callTool({ name: 'get_snippets', arguments: { model: MODEL, language: 'cobol' } })
    expect(called.isError).toBe(true)
    const [{ text } = { text: '' }] = called.content as { text: string }[]
    for (const id of IDS) expect(text).toContain(id)
  })
})
