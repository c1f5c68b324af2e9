import type { InferenceRequest } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import type { MockRequest } from '../mock/recorder.ts'
import { isObject } from '../services/protocols/conversation.ts'
import { callsIn } from './calls-in.ts'
import { isSame, type Question, requestOf } from './question.ts'
import { canonical, chatBy, FILES, nameOf, numbers, ROUTES, TOOL, TYPES, taskBy, told } from './random-questions.ts'

/** A request as the twin records it, with the bytes of files. */
function recorded(request: InferenceRequest, task: string, number = 1): MockRequest {
  const { url, method, body, file, form } = request
  const { headers, content } = contentOf(body, file, form)
  const named = Object.entries({ ...request.headers, ...headers }).map(([name, value]) => [name.toLowerCase(), value])
  return {
    number,
    method,
    url,
    headers: Object.fromEntries(named),
    body: content,
    provider: 'any',
    task,
    scenario: null,
    status: 200,
    problems: [],
  }
}

function contentOf(body: unknown, file: string | undefined, form: InferenceRequest['form']) {
  if (form !== undefined) {
    const { file: location = '', ...fields } = form
    const parts = Object.entries(fields).map(
      ([name, value]) => `--zz\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const head = `--zz\r\ncontent-disposition: form-data; name="file"; filename="audio.flac"\r\n\r\n`
    const bytes = Buffer.concat([
      Buffer.from(parts.join('') + head),
      FILES[location] as Buffer,
      Buffer.from('\r\n--zz--\r\n'),
    ])
    return {
      headers: { 'content-type': 'multipart/form-data; boundary=zz' },
      content: { base64: bytes.toString('base64') },
    }
  }
  if (file !== undefined) return { headers: {}, content: { base64: FILES[file]?.toString('base64') } }
  return { headers: {}, content: withBytes(body) }
}

function withBytes(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, name = '', encoding] = /^<(\S+) as (\S+)>$/.exec(value) ?? []
    const data = FILES[name]?.toString('base64')
    if (data === undefined) return value
    return encoding === 'data-url' ? `data:${TYPES[name.split('.')[1] ?? '']};base64,${data}` : data
  }
  if (Array.isArray(value)) return value.map(withBytes)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withBytes(item)]))
}

/** Compares the requests of two questions, and the questions themselves where the request tells everything. */
function problemOf(question: Question, number: number): string | undefined {
  const request = requestOf(question)
  if (request === undefined) return undefined
  const { calls, unread } = callsIn([recorded(request, question.task, number)], nameOf)
  const [call] = calls
  if (call === undefined) return `${JSON.stringify(question)}: ${unread[0]?.reason}`
  const again = requestOf(call.question)
  const same = isSame(
    [request.url, request.body, request.form, request.file],
    [again?.url, again?.body, again?.form, again?.file],
  )
  if (same && call.notes.length === 0) return undefined
  return `${JSON.stringify(question)}\n  became ${JSON.stringify(call.question)}\n  ${call.notes.join('\n  ')}`
}

const everyQuestion = (count: number): readonly Question[] => {
  const next = numbers(57)
  return [
    ...Array.from({ length: count }, () => chatBy(next)),
    ...[1, 2, 3].flatMap(() => ROUTES.map((route) => taskBy(next, route))),
  ]
}

describe('callsIn', () => {
  const questions = everyQuestion(500).filter((question) => requestOf(question) !== undefined)

  it('has hundreds of questions to try', () => {
    expect(questions.filter(({ task }) => task === 'conversational').length).toBeGreaterThan(250)
    expect(questions.filter(({ task }) => task !== 'conversational').length).toBeGreaterThan(150)
  })

  it('returns a question that sends the same request', () => {
    expect(questions.map(problemOf).filter((problem) => problem !== undefined)).toEqual([])
  })

  it('returns the question that a chat was made from', () => {
    const chats = questions.filter(({ task }) => task === 'conversational')
    const changed = chats.flatMap((question) => {
      const request = requestOf(question)
      const found = request && callsIn([recorded(request, question.task)], nameOf).calls[0]?.question
      return isSame(canonical(told(question)), found && canonical(found)) ? [] : [{ question, found }]
    })
    expect(changed).toEqual([])
  })

  it('takes the rounds of a tool loop for one call', () => {
    const question = {
      model: 'openai/gpt-oss-120b',
      task: 'conversational',
      provider: 'groq',
      options: { recipe: 'tool-loop', messages: [{ role: 'user', content: 'When is it?' }], tools: [TOOL] },
    } satisfies Question
    const first = recorded(requestOf(question) as InferenceRequest, question.task)
    const { messages, ...others } = first.body as { readonly messages: readonly unknown[] }
    const call = { id: 'c', type: 'function', function: { name: 'get_time', arguments: '{}' } }
    const more = [
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'c', content: 'noon' },
    ]
    const second = { ...first, number: 2, body: { ...others, messages: [...messages, ...more] } }
    expect(callsIn([first, second]).calls).toEqual([{ question, notes: [], requests: [1, 2] }])
    const { recipe: _, ...plain } = question.options
    expect(callsIn([first]).calls[0]?.question.options).toEqual(plain)
  })

  it('takes a repeated request after an error for one call', () => {
    const request = recorded(requestOf(questions[0] as Question) as InferenceRequest, 'conversational')
    const failed = { ...request, status: 503 }
    const { calls } = callsIn([failed, { ...request, number: 2 }], nameOf)
    expect(calls.map(({ requests }) => requests)).toEqual([[1, 2]])
    expect(callsIn([request, { ...request, number: 2 }], nameOf).calls).toHaveLength(2)
  })

  it('overlooks the titles that Pydantic gives each part of a schema, but not a property of that name', () => {
    const place = (title: object) => ({
      type: 'object',
      properties: { city: { ...title, type: 'string' }, title: { type: 'string' } },
      required: ['city', 'title'],
      additionalProperties: false,
    })
    const messages = [{ role: 'user', content: 'Where?' }]
    const schema = { title: 'Place', ...place({}) }
    const asked = requestOf({
      model: 'openai/gpt-oss-120b',
      task: 'conversational',
      provider: 'auto',
      options: { messages, recipe: 'structured-output', schema } as Question['options'],
    }) as InferenceRequest
    const format = { name: 'Place', strict: true, schema: { title: 'Place', ...place({ title: 'City' }) } }
    const body = { ...(asked.body as object), response_format: { type: 'json_schema', json_schema: format } }
    const [call] = callsIn([{ ...recorded(asked, 'conversational'), body }]).calls
    expect(call?.question.options).toMatchObject({ recipe: 'structured-output', schema })
    expect(call?.notes).toEqual([])
  })

  it('names what no option of ours sends', () => {
    const question = { ...chatBy(numbers(1)), provider: 'auto' }
    const request = recorded(
      requestOf({
        ...question,
        options: { api: 'messages', messages: [{ role: 'user', content: 'Hi' }] },
      }) as InferenceRequest,
      'conversational',
    )
    const { calls } = callsIn([
      {
        ...request,
        headers: { ...request.headers, 'anthropic-beta': 'x' },
        body: { ...(request.body as object), container: 'c1', max_tokens: 9 },
      },
    ])
    expect(calls[0]?.question.options).toMatchObject({ max_tokens: 9, parameters: { container: 'c1' } })
    expect(calls[0]?.notes).toEqual([
      'our examples don’t send the header anthropic-beta: we have no option for it',
      'container isn’t sent by our examples: we have no option for it',
    ])
  })
})
