import { describe, expect, it } from 'vitest'
import { programsIn } from '../decide/programs.ts'
import { findBlocks } from '../find/find-blocks.ts'
import type { SandboxEnd } from '../sandbox/sandbox.ts'
import { anthropicFault } from './anthropic.ts'
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

  it('is judged by its end if a client only looked for something on the side', () => {
    const url = 'https://api.cerebras.ai/v1/tcp_warming'
    const problems = [`The twin has no response for GET ${url}`]
    const warming = sent({ method: 'GET', url, provider: null, status: 501, problems })
    const stderr = PYTHON('TypeError: message is undefined')
    expect(judge(ended({ exitCode: 1, stderr }), [warming, sent()])).toMatchObject({
      status: 'failed',
      detail: 'TypeError: message is undefined',
    })
    expect(judge(ended({ exitCode: 1, stderr }), [sent(), warming])).toMatchObject({ status: 'skipped' })
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

describe('What a request holds', () => {
  const programOf = (language: string, text: string) =>
    programsIn(findBlocks('a.md', `\`\`\`${language}\n${text}\n\`\`\`\n`))[0]
  const outcomeOf = (more: Partial<TwinRequest>, program = programOf('python', 'x = 1')) =>
    judge(ended({ stdout: 'Hi' }), [sent(more)], false, program)

  it('is refused if the token is no token', () => {
    expect(outcomeOf({ tokenFault: 'the Authorization header has no scheme' })).toMatchObject({ status: 'failed' })
    expect(outcomeOf({ tokenText: 'undefined' })).toMatchObject({ status: 'failed' })
    const text = '{token}'
    expect(outcomeOf({ tokenText: text }, programOf('python', 'token = "a"\nask("{token}")'))).toMatchObject({
      detail: `POST ${CHAT}: 401, the token is the text "{token}"`,
    })
    const inShell = programOf('sh', `curl -H 'Authorization: Bearer $HF_TOKEN' ${CHAT}`)
    expect(outcomeOf({ tokenText: '' }, inShell)).toMatchObject({ status: 'failed' })
    expect(outcomeOf({ tokenText: '$HF_TOKEN' }, inShell)).toMatchObject({ status: 'failed' })
  })

  it('is fine if the token is a placeholder', () => {
    expect(outcomeOf({ tokenText: '{YOUR_TOKEN}' })).toMatchObject({ status: 'passed' })
    expect(outcomeOf({ tokenText: '$HF_TOKEN' })).toMatchObject({ status: 'passed' })
  })

  it('is refused if the router can’t know the model, or messages lack what their type needs', () => {
    expect(outcomeOf({ body: { model: 'gpt-4o' } })).toMatchObject({ status: 'failed' })
    expect(outcomeOf({ body: { model: 'openai/gpt-oss-120b:groq' } })).toMatchObject({ status: 'passed' })
    const messages = [{ role: 'tool', content: 'sunny' }]
    expect(outcomeOf({ body: { messages } })).toMatchObject({
      detail: `POST ${CHAT}: 400, messages.0 has no tool_call_id`,
    })
    const parts = [{ role: 'user', content: [{ type: 'image_url', url: 'https://a' }] }]
    expect(outcomeOf({ body: { messages: parts } })).toMatchObject({
      detail: `POST ${CHAT}: 400, messages.0: a part has no image_url`,
    })
  })

  it.each([
    ['messages is empty', []],
    ['messages.0 has no content', [{ role: 'user', text: 'Hi' }]],
    ['messages.0: a part’s image_url has no url', [{ role: 'user', content: [{ type: 'image_url', image_url: {} }] }]],
    [
      'messages.0: a part’s input_audio has no format',
      [{ role: 'user', content: [{ type: 'input_audio', input_audio: { data: 'UklGRg==' } }] }],
    ],
    ['messages.0: a tool call has no function.name', [{ role: 'assistant', tool_calls: [{ id: 'a', name: 'b' }] }]],
    [
      'messages.0: a tool call’s arguments are no string',
      [{ role: 'assistant', tool_calls: [{ id: 'a', type: 'function', function: { name: 'b', arguments: {} } }] }],
    ],
  ])('is refused because %s', (says, messages) => {
    expect(outcomeOf({ body: { messages } })).toMatchObject({ detail: `POST ${CHAT}: 400, ${says}` })
  })

  it('may have a turn of the model without content', () => {
    const call = { id: 'a', type: 'function', function: { name: 'b', arguments: '{}' } }
    const messages = [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'a', content: '' },
      { role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://a' } }] },
    ]
    expect(outcomeOf({ body: { messages } })).toMatchObject({ status: 'passed' })
  })

  it('needs a key at Anthropic too', () => {
    const url = 'https://api.anthropic.com/v1/messages'
    expect(outcomeOf({ url, provider: null, hasToken: false })).toMatchObject({ status: 'failed' })
    expect(outcomeOf({ url, provider: null })).toMatchObject({ status: 'passed' })
    const body = { model: 'claude-opus-5', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }] }
    const version = { 'anthropic-version': '2023-06-01' }
    expect(anthropicFault(url, version, body)).toBeUndefined()
    expect(anthropicFault(url, {}, body)).toBe('the header anthropic-version is required')
    expect(anthropicFault(url, version, { ...body, max_tokens: undefined })).toContain('max_tokens')
    expect(anthropicFault(url, version, { ...body, messages: [{ role: 'human' }] })).toContain('role')
  })

  it.each([
    ['POST', 'https://api.together.xyz/v1/chat/completions/chat/completions'],
    ['POST', 'https://api.together.xyz/v1/v1/embeddings'],
    ['POST', 'https://router.huggingface.co/hf-inference/pipeline/feature-extraction/a/b'],
    ['GET', 'https://api.groq.com/openai/v1/chat/completions'],
  ])('is rejected if no service has %s %s', (method, url) => {
    const problems = [`The twin has no response for ${method} ${url}`]
    expect(outcomeOf({ method, url, provider: null, status: 501, problems })).toMatchObject({ status: 'failed' })
  })
})

describe('A program that asks what the twin doesn’t play', () => {
  const url = 'https://api.deepinfra.com/v1/inference/a/b'
  const unknown = sent({ url, provider: null, status: 501, problems: [`The twin has no response for POST ${url}`] })

  it('is skipped', () => {
    expect(judge(ended(), [unknown])).toMatchObject({ status: 'skipped', why: 'other service' })
    const stderr = PYTHON("KeyError: 'results'")
    expect(judge(ended({ exitCode: 1, stderr }), [unknown])).toMatchObject({ status: 'skipped' })
    expect(judge(ended({ stdout: '[object Object]' }), [unknown])).toMatchObject({ status: 'skipped' })
  })

  it.each([
    ['prints a coroutine', ended({ stdout: '<coroutine object main at 0x7f>' })],
    [
      'uses a coroutine',
      ended({ exitCode: 1, stderr: PYTHON("AttributeError: 'coroutine' object has no attribute 'a'") }),
    ],
    ['uses an unknown name', ended({ exitCode: 1, stderr: PYTHON("NameError: name 'os' is not defined") })],
    [
      'passes an unknown argument',
      ended({ exitCode: 1, stderr: PYTHON("TypeError: run() got an unexpected keyword argument 'a'") }),
    ],
  ])('fails if it %s', (_name, end) => {
    expect(judge(end, [unknown])).toMatchObject({ status: 'failed' })
  })
})

it('tells a response that isn’t JSON from a model’s text', () => {
  const stderr = PYTHON('json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)')
  const judged = (text: string, body: object) =>
    judge(
      ended({ exitCode: 1, stderr }),
      [sent({ body })],
      false,
      programsIn(findBlocks('a.md', `\`\`\`python\n${text}\n\`\`\`\n`))[0],
    )
  expect(judged('import requests', { stream: true })).toMatchObject({ status: 'failed' })
  expect(judged('import requests', {})).toMatchObject({ status: 'skipped', why: 'model text' })
  expect(judged('from openai import OpenAI', { stream: true })).toMatchObject({ status: 'skipped', why: 'model text' })
})
