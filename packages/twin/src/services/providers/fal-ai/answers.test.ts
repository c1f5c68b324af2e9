import type { Target } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../cases/cases.ts'
import { wireRequest } from '../../../testing/wire.ts'
import { maliciousAnswerNamed } from '../../protocols/malicious-answer.ts'
import { TIMEOUT_COMPLAINT } from '../../protocols/queue.ts'
import type { ArrivedRequest, RecordedRequest } from '../../request.ts'
import type { Scenario } from '../../scenario.ts'
import { taskService } from '../../task-service.ts'

const AT_ONCE = [
  'audio-to-audio',
  'image-segmentation',
  'image-text-to-image',
  'image-to-image',
  'text-to-audio',
  'text-to-image',
]

const CASES = AT_ONCE.flatMap((task) => (['routed', 'direct'] as const).map((target) => [task, target] as const))

const SUCCESS: Scenario = { kind: 'success' }

function play(task: string, target: Target, scenario: Scenario) {
  const { call, ...asked } = ask({ task, provider: 'fal-ai', target, streaming: false })
  const wire = wireRequest({ call, ...asked })
  if (wire === undefined) throw new Error(`Core writes no request for ${task}`)
  const service = taskService(call, scenario, 'n0nce')
  const earlier: RecordedRequest[] = []
  const answerTo = (request: ArrivedRequest) => {
    const answer = service.answer(request, earlier)
    earlier.push({ ...request, service: service.name })
    if (answer === undefined) return undefined
    return { status: answer.status, body: JSON.parse(Buffer.concat(answer.writes).toString()) }
  }
  return { wire, answerTo }
}

const inQueue = (url: string): string =>
  url.startsWith('https://router.')
    ? `${url}?_subdomain=queue`
    : url.replace('https://fal.run/', 'https://queue.fal.run/')

describe.each(CASES)('%s at fal, %s,', (task, target) => {
  it('returns the result in the response, without a ticket', () => {
    const { wire, answerTo } = play(task, target, SUCCESS)
    expect(wire.url).toMatch(/^https:\/\/(?:fal\.run|router\.huggingface\.co\/fal-ai)\/fal-ai\/lantern\/dev$/)
    const answer = answerTo(wire)
    expect(answer?.status).toBe(200)
    expect(Object.keys(answer?.body)).not.toEqual(expect.arrayContaining(['request_id']))
    expect(JSON.stringify(answer?.body)).toMatch(/"url":"(?:https:\/\/files\.fal-ai\.example\/|data:image\/)/)
  })

  it('returns a list of what’s wrong in an error', () => {
    const { wire, answerTo } = play(task, target, { kind: 'job-failed' })
    expect(answerTo(wire)).toMatchObject({ status: 422, body: { detail: [{ type: 'content_policy_violation' }] } })
    const wrong = play(task, target, SUCCESS)
    const answer = wrong.answerTo({ ...wrong.wire, body: Buffer.from('{}') })
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body'], type: 'value_error' }] } })
  })

  it('times out when fal does', () => {
    const { wire, answerTo } = play(task, target, { kind: 'never-ends' })
    const body = { detail: TIMEOUT_COMPLAINT, error_type: 'request_timeout' }
    expect(answerTo(wire)).toEqual({ status: 504, body })
  })

  it('returns the file name that a malicious provider chose', () => {
    const malicious = maliciousAnswerNamed(task === 'image-segmentation' ? 'address-ftp' : 'address-file')
    const { wire, answerTo } = play(task, target, { kind: 'malicious', malicious })
    expect(JSON.stringify(answerTo(wire)?.body)).toMatch(/"url":"(?:file|ftp):/)
  })

  it('creates a job for clients that submit one', () => {
    const { wire, answerTo } = play(task, target, SUCCESS)
    const ticket = answerTo({ ...wire, url: inQueue(wire.url) })
    expect(ticket).toMatchObject({ status: 200, body: { status: 'IN_QUEUE', request_id: 'n0nce' } })
    const { pathname } = new URL(ticket?.body.response_url)
    const job =
      target === 'direct' ? `https://queue.fal.run${pathname}` : `https://router.huggingface.co/fal-ai${pathname}`
    const query = target === 'direct' ? '' : '?_subdomain=queue'
    const asked = { ...wire, method: 'GET', body: Buffer.alloc(0) }
    const states = [1, 2, 3].map(() => answerTo({ ...asked, url: `${job}/status${query}` })?.body.status)
    expect(states).toEqual(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED'])
    const made = answerTo({ ...asked, url: job + query })
    expect(made).toEqual(play(task, target, SUCCESS).answerTo(wire))
    expect(answerTo({ ...asked, url: wire.url })).toBeUndefined()
  })
})
