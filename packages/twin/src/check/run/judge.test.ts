import { describe, expect, it } from 'vitest'
import type { SandboxEnd } from '../sandbox/sandbox.ts'
import type { TwinRequest } from './check-twin.ts'
import { judge } from './judge.ts'

const ended = (more: Partial<SandboxEnd> = {}): SandboxEnd => ({
  exitCode: 0,
  limit: null,
  stdout: '',
  stderr: '',
  seconds: 1,
  ...more,
})

const CHAT = 'https://router.huggingface.co/v1/chat/completions'

const sent = (more: Partial<TwinRequest> = {}): TwinRequest => ({
  method: 'POST',
  url: CHAT,
  body: {},
  provider: 'auto',
  task: 'conversational',
  status: 200,
  hasToken: true,
  problems: [],
  ...more,
})

const PYTHON = (line: string) =>
  `Traceback (most recent call last):\n  File "/sandbox/work/example.py", line 7, in <module>\n    a()\n  File "/lib/b.py", line 900, in a\n    raise\n${line}\n`

describe('A run', () => {
  it('passes if it asked a model and ended well', () => {
    expect(judge(ended(), [sent({ problems: ['top_k is not documented'] })])).toEqual({
      status: 'passed',
      notes: ['top_k is not documented'],
    })
  })

  it('is skipped if it asked nothing', () => {
    expect(judge(ended(), [])).toMatchObject({ status: 'skipped', why: 'no request' })
    const lookUp = sent({ url: 'https://huggingface.co/api/models/a', provider: 'huggingface.co' })
    expect(judge(ended(), [lookUp])).toMatchObject({ status: 'skipped', why: 'no request' })
  })

  it('fails if the provider refuses the request, even if the program doesn’t notice', () => {
    expect(judge(ended(), [sent({ status: 400, problems: ['body.messages is absent'] })])).toMatchObject({
      status: 'failed',
      detail: `POST ${CHAT}: 400, body.messages is absent`,
      cause: { id: 'invalid-request' },
    })
  })

  it('passes if the program tried again as the service asks', () => {
    expect(judge(ended(), [sent({ status: 429 }), sent()])).toMatchObject({ status: 'passed' })
  })

  it('fails if the address is gone', () => {
    const url = 'https://api-inference.huggingface.co/models/gpt2'
    expect(judge(ended(), [sent({ url, provider: null, status: 501 })])).toMatchObject({
      status: 'failed',
      cause: { id: 'not-found' },
    })
  })

  it('fails if the provider has no such URL', () => {
    const url = 'https://api.groq.com/v9/chat'
    const problems = [`The twin has no response for POST ${url}`]
    expect(judge(ended(), [sent({ url, provider: null, status: 501, problems })])).toMatchObject({
      status: 'failed',
      detail: `no provider documents POST ${url}`,
      cause: { id: 'not-found' },
    })
  })

  it('fails if no token is sent, or the provider rejects a value', () => {
    expect(judge(ended(), [sent({ hasToken: false })])).toMatchObject({
      status: 'failed',
      cause: { id: 'unauthorized' },
    })
    const problems = ['body.temperature must be <= 2 (source)']
    expect(judge(ended(), [sent({ problems })])).toMatchObject({ status: 'failed', cause: { id: 'invalid-request' } })
    const unset = sent({ problems: ['body.stop must be string (source)'], body: { stop: null } })
    expect(judge(ended(), [unset])).toMatchObject({ status: 'passed' })
  })

  it('is skipped if the twin doesn’t play that part of a provider’s API', () => {
    const url = 'https://api.groq.com/openai/v1/audio/transcriptions'
    const problems = [`The twin has no response for POST ${url}`]
    expect(judge(ended(), [sent({ url, provider: null, status: 501, problems })])).toMatchObject({ status: 'skipped' })
  })

  it('is skipped if it needs a service that the twin doesn’t play', () => {
    const url = 'https://api.tavily.com/search'
    const end = ended({ exitCode: 1, stderr: PYTHON('requests.exceptions.HTTPError: 501') })
    expect(judge(end, [sent(), sent({ url, provider: null, status: 501 })])).toMatchObject({
      status: 'skipped',
      reason: 'calls api.tavily.com, which the twin doesn’t simulate',
    })
  })

  it.each([
    [
      PYTHON('TypeError: create() got an unexpected keyword argument "engine"'),
      'TypeError: create() got an unexpected keyword argument "engine"',
      7,
    ],
    [
      PYTHON('openai.lib._old_api.APIRemovedInV1:\n\nYou tried to access openai.Completion'),
      'openai.lib._old_api.APIRemovedInV1: You tried to access openai.Completion',
      7,
    ],
    [
      'file:///sandbox/work/example.mjs:4\nimport { A } from "b"\n         ^\nSyntaxError: The requested module has no export A\n    at x\n\nNode.js v24.0.0\n',
      'SyntaxError: The requested module has no export A',
      4,
    ],
  ])('fails with the program’s own message and line: %j', (stderr, detail, line) => {
    expect(judge(ended({ exitCode: 1, stderr }), [])).toMatchObject({ status: 'failed', detail, line })
  })

  it.each([
    [PYTHON("FileNotFoundError: [Errno 2] No such file or directory: 'notes.txt'"), 'needs the file notes.txt'],
    [PYTHON("KeyError: 'MY_SETTING'"), 'needs the variable MY_SETTING'],
    ['example.sh: line 3: jq: command not found\n', 'needs the program jq'],
    [PYTHON('json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)'), 'depends on the model’s text'],
  ])('is skipped if it lacks something of the reader’s: %j', (stderr, reason) => {
    expect(judge(ended({ exitCode: 1, stderr }), [sent()])).toMatchObject({ status: 'skipped', reason })
  })

  it('is skipped if the client can’t connect, though nothing refused it', () => {
    const end = ended({ exitCode: 1, stderr: PYTHON('openai.APIConnectionError: Connection error.') })
    expect(judge(end, [])).toMatchObject({ status: 'skipped', why: 'other service' })
    expect(judge(end, [sent()])).toMatchObject({ status: 'skipped', why: 'client defect' })
  })

  it.each([
    ['https://api.openai.com/v1/vector_stores', 'skipped'],
    ['https://api.openai.com/v9/vector_stores', 'failed'],
    ['https://api.groq.com/openai/v1/chat/completion', 'failed'],
    ['https://api.cohere.com/v2/rerank', 'skipped'],
    ['https://queue.fal.run/any/model', 'skipped'],
    ['https://router.huggingface.co/models/gpt2', 'failed'],
  ])('at %s, which the twin doesn’t simulate, is %s', (url, status) => {
    const problems = [`The twin has no response for POST ${url}`]
    expect(judge(ended(), [sent({ url, provider: null, status: 501, problems })]).status).toBe(status)
  })

  it('fails if the router has no such path', () => {
    expect(judge(ended(), [sent({ url: 'https://router.huggingface.co/chat/completions' })])).toMatchObject({
      status: 'failed',
      cause: { id: 'not-found' },
    })
  })

  it('fails if it doesn’t end in time', () => {
    expect(judge(ended({ exitCode: null, limit: 'time' }), [sent()])).toMatchObject({
      status: 'failed',
      detail: 'the program timed out',
    })
  })
})
