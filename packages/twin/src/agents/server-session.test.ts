import { describe, expect, it } from 'vitest'
import { agentCases } from './cases.ts'
import { problemsOnServer } from './judge.ts'
import NOT_ON_SERVERS from './not-on-servers.json' with { type: 'json' }
import { SEEN } from './run-agent.ts'
import { recordServerRuns, SERVER_RUNS } from './server-record.ts'
import { isOnServer, turnsOf } from './server-session.ts'

const CASES = (await agentCases()).filter(isOnServer)

/** Why an agent has no run on a real server, with a source, by agent. */
const REASONS: Readonly<Record<string, string>> = NOT_ON_SERVERS

describe('the record of sessions with real servers', () => {
  it('covers every set-up for a real server, or says why not (npm run verify -- --agents --servers runs the missing ones)', () => {
    const held = new Set(SERVER_RUNS.map(({ digest }) => digest))
    const missing = CASES.filter(({ digest }) => !held.has(digest)).map(({ setUp }) => setUp.agent)
    expect(missing).toEqual(Object.keys(REASONS))
    for (const reason of Object.values(REASONS)) expect(reason).toMatch(/https:\/\//)
  })

  it('has runs with each API', () => {
    expect([...new Set(SERVER_RUNS.map(({ api }) => api))].sort()).toEqual([
      'chat-completions',
      'messages',
      'responses',
    ])
  })

  it('keeps the last run of each current set-up, in order', () => {
    const run = (digest: string, date: string) => ({
      ...{ agent: 'codex', release: '1.0.0', app: 'ollama', appPackage: 'ollama', appRelease: '1', api: 'responses' },
      ...{ digest, date },
    })
    const earlier = [run('a', '2026-01-01'), run('gone', '2026-01-01'), run('b', '2026-01-01')]
    const wanted = [{ digest: 'b' }, { digest: 'new' }, { digest: 'a' }]
    expect(recordServerRuns([run('a', '2026-01-02')], earlier, wanted)).toEqual([
      run('b', '2026-01-01'),
      run('a', '2026-01-02'),
    ])
  })
})

describe('a session with a real server', () => {
  const session = {
    calls: [
      { name: 'read', arguments: { path: 'notes.txt' } },
      [
        { name: 'edit', arguments: {} },
        { name: 'patch', arguments: { input: 'a\nb' } },
      ],
    ],
    lastWord: 'All is well.',
  } as const

  it('has a model that says each call, with each tool that it may have, and the last message', () => {
    expect(turnsOf(session)).toEqual([
      [['read', '<tool_call>\n{"name": "read", "arguments": {"path":"notes.txt"}}\n</tool_call>']],
      [
        ['edit', '<tool_call>\n{"name": "edit", "arguments": {}}\n</tool_call>'],
        ['patch', '<tool_call>\n{"name": "patch", "arguments": {"input":"a\\nb"}}\n</tool_call>'],
      ],
      [['', 'All is well.']],
    ])
    expect(turnsOf({ calls: [], text: 'notes.txt', lastWord: 'All is well.' })).toEqual([
      [['', 'notes.txt\n\nAll is well.']],
    ])
  })

  it('went well if the agent ended with the last message, a changed file, and the command’s output', () => {
    const errand = {
      ...{ file: '/project/notes.txt', name: 'notes.txt', before: 'colour = red', after: 'colour = blue' },
      command: 'cat',
    }
    const changed = 'colour = blue\nsize = small\n'
    const files = { 'notes.txt': changed, [SEEN]: changed }
    const good = { exitCode: 0, timedOut: false, output: 'All is well.', errand, session, files }
    expect(problemsOnServer(good)).toEqual([])
    expect(problemsOnServer({ ...good, timedOut: true })).toEqual(['it did not end'])
    expect(problemsOnServer({ ...good, output: '' })).toEqual(['it did not show the last word of the model'])
    expect(problemsOnServer({ ...good, files: {} })).toEqual(['the file is undefined', 'the command wrote undefined'])
  })
})
