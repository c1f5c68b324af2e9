import { CODING_AGENTS, listAgentRuns } from '@model-snippets/core/agents'
import { describe, expect, it } from 'vitest'
import { agentCases } from './cases.ts'
import { TWIN_AGENTS } from './index.generated.ts'
import { problemsOf } from './judge.ts'
import { recordRuns } from './record.ts'
import { type AgentTranscript, SEEN } from './run-agent.ts'
import { SEEDED_ERRORS, withError } from './seeded.ts'

const CASES = await agentCases()

it('knows how to start every agent that core sets up, but those that we say we didn’t run', () => {
  const ran = CODING_AGENTS.filter(({ notRun }) => notRun === undefined)
  expect(Object.keys(TWIN_AGENTS).sort()).toEqual(ran.map(({ id }) => id).sort())
})

describe('the record of agent runs', () => {
  it('covers every set-up that we offer (npm run verify -- --agents runs the missing ones)', () => {
    const held = new Set(listAgentRuns().map(({ digest }) => digest))
    expect(CASES.filter(({ digest }) => !held.has(digest)).map(({ name }) => name)).toEqual([])
  })

  it('has the release line that is installed', () => {
    for (const { agent, release } of listAgentRuns()) {
      const line = CODING_AGENTS.find(({ id }) => id === agent)?.package.line
      expect(release.startsWith(`${line}.`)).toBe(true)
    }
  })

  it('keeps the last run of each current set-up, in order', () => {
    const run = (digest: string, date: string) => ({ agent: 'codex', name: digest, digest, release: '1.0.0', date })
    const earlier = [run('a', '2026-01-01'), run('gone', '2026-01-01'), run('b', '2026-01-01')]
    const wanted = [{ digest: 'b' }, { digest: 'new' }, { digest: 'a' }]
    expect(recordRuns([run('a', '2026-01-02')], earlier, wanted)).toEqual([
      run('b', '2026-01-01'),
      run('a', '2026-01-02'),
    ])
  })
})

describe('errors added to set-ups', () => {
  it.each(SEEDED_ERRORS.map((error) => [`${error.agent}: ${error.what}`, error] as const))('%s', (_, error) => {
    const found = CASES.find(({ name }) => name === `${error.agent} routed together`)
    if (found === undefined) throw new Error(`${error.agent} has no such set-up`)
    expect(withError(found.setUp, error).files).not.toEqual(found.setUp.files)
  })
})

describe('the judge of agents', () => {
  const [request] = [{ url: 'https://router.huggingface.co/v1/chat/completions', model: 'acme/lantern' }]
  const expected = {
    method: 'POST' as const,
    url: request.url,
    headers: { Authorization: 'Bearer hf_token_placeholder', 'X-HF-Bill-To': 'acme' },
    body: { model: request.model },
  }
  const call = {
    task: 'conversational',
    provider: 'auto',
    target: 'routed',
    mappings: [],
    modelId: request.model,
  } as const
  const tools = [{ type: 'function', function: { name: 'read', parameters: { type: 'object', properties: {} } } }]
  const asked = (
    results: readonly string[],
    more: object = {},
    headers: readonly (readonly [string, string])[] = [],
  ) => ({
    method: 'POST',
    url: request.url,
    rawHeaders: [
      ['Authorization', 'Bearer secret'],
      ['Content-Type', 'application/json'],
      ['X-HF-Bill-To', 'acme'],
      ...headers,
    ] as (readonly [string, string])[],
    body: Buffer.from(
      JSON.stringify({
        model: request.model,
        messages: [
          { role: 'user', content: 'Do it' },
          ...results.map((content, place) => ({ role: 'tool', tool_call_id: `call_${place}`, content })),
        ],
        tools,
        stream: true,
        ...more,
      }),
    ),
    service: 'session',
  })
  const results = ['colour = red', 'Changed.', 'Done.']
  const good: AgentTranscript = {
    exitCode: 0,
    timedOut: false,
    output: 'All is well.',
    errand: {
      file: '/project/notes.txt',
      name: 'notes.txt',
      before: 'colour = red',
      after: 'colour = blue',
      command: 'cat',
    },
    session: { calls: [], lastWord: 'All is well.' },
    token: 'secret',
    requests: [asked([]), asked(results.slice(0, 1)), asked(results.slice(0, 2)), asked(results)],
    files: { 'notes.txt': 'colour = blue\nsize = small\n', [SEEN]: 'colour = blue\nsize = small\n' },
    filesWithToken: [],
  }
  const session = { ...good.session, calls: ['read', 'edit', 'run'].map((name) => ({ name, arguments: {} })) }
  const judged = (change: Partial<AgentTranscript> = {}) =>
    problemsOf({ call }, expected, { ...good, session, ...change })

  it('has no findings about a session that went well', () => {
    expect(judged()).toEqual([])
  })

  it('judges an agent without tools by the file that it sends and changes', () => {
    const text = { calls: [], text: 'notes.txt', lastWord: good.session.lastWord }
    const plain = {
      ...asked([], { tools: undefined }),
      body: Buffer.from(asked([]).body.toString().replace('Do it', 'colour = red')),
    }
    const judgedText = (change: Partial<AgentTranscript> = {}) =>
      problemsOf({ call }, expected, { ...good, session: text, requests: [plain], ...change })
    expect(judgedText()).toEqual([])
    expect(judgedText({ requests: [asked([])] })).toEqual(['it did not send the file'])
    expect(judgedText({ files: {} }).join()).toMatch(/the file is undefined.*the command wrote undefined/)
  })

  it.each<readonly [string, Partial<AgentTranscript>]>([
    ['it did not end', { timedOut: true, exitCode: null }],
    ['it ended with 1', { exitCode: 1 }],
    ['it did not show the last word', { output: '' }],
    ['it asked 3 times', { requests: good.requests.slice(1) }],
    ['the file is "colour = red', { files: { ...good.files, 'notes.txt': 'colour = red\n' } }],
    ['the command wrote undefined', { files: { 'notes.txt': good.files['notes.txt'] ?? '' } }],
    ['it wrote the token to .config/log', { filesWithToken: ['.config/log'] }],
    [
      'it sent the token to elsewhere.example',
      { requests: [...good.requests, { ...asked([]), method: 'GET', url: 'https://elsewhere.example/' }] },
    ],
    [
      'it asked for other, not acme/lantern',
      { requests: [...good.requests, asked([], { model: 'other', tools: [] })] },
    ],
    ['reading gave', { requests: [...good.requests.slice(0, 3), asked(['nothing', 'Changed.', 'Done.'])] }],
    [
      'it sent acme, acme as x-hf-bill-to',
      { requests: [asked([], {}, [['x-hf-bill-to', 'acme']]), ...good.requests.slice(1)] },
    ],
    ['the service refuses stream', { requests: [asked([], { stream: 'yes' }), ...good.requests.slice(1)] }],
  ])('reports: %s', (said, change) => {
    expect(judged(change).join('\n')).toContain(said)
  })
})
