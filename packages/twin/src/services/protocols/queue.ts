import { type Answer, jsonAnswer } from '../answer.ts'
import type { Place } from '../place.ts'
import { type ArrivedRequest, headerOf, type RecordedRequest } from '../request.ts'
import type { Scenario } from '../scenario.ts'

/** Why a job failed. The example must show it. */
export const JOB_COMPLAINT = 'The picture was refused by the safety checker.'
/** The message of a failed status request. */
export const STATUS_COMPLAINT = 'The queue could not be reached.'

/** The response to a request that waits for a job that never ends. */
export const TIMEOUT_COMPLAINT = 'Request timed out'

/** How many status responses are "pending" before "done". */
const PENDING_ANSWERS = 2

/** The URLs of a job, and their responses. */
export interface QueueParts {
  readonly submit: (url: URL) => boolean
  readonly ticket: unknown
  /** The status of the response to the submission; 200 by default. */
  readonly accepted?: 201
  readonly status: (url: URL) => boolean
  readonly pending: readonly unknown[]
  readonly done: unknown
  readonly failed: unknown
  /** Where the result is, if it isn't in the last status response. */
  readonly result?: {
    readonly at: (url: URL) => boolean
    readonly done: unknown
    readonly failed: Answer
    readonly early: Answer
  }
  /** The URL to cancel a waiting job. */
  readonly cancel?: (url: URL) => boolean
}

/** The URLs of a job's submission, status, result, and file. */
export function queue({ kind }: Scenario, parts: QueueParts): Place[] {
  const noSuchJob = jsonAnswer(404, { error: 'No such job' })
  const authorizationOfSubmit = (earlier: readonly RecordedRequest[]) => {
    const submit = earlier.find((request) => request.method === 'POST' && parts.submit(new URL(request.url)))
    return submit && headerOf(submit, 'authorization')
  }
  const guarded = (request: ArrivedRequest, earlier: readonly RecordedRequest[], answer: () => Answer): Answer => {
    const wanted = authorizationOfSubmit(earlier)
    if (wanted === undefined) return noSuchJob
    if (headerOf(request, 'authorization') !== wanted)
      return jsonAnswer(401, { error: 'The job belongs to somebody else' })
    return answer()
  }
  const asked = (earlier: readonly RecordedRequest[]) =>
    earlier.filter((request) => request.method === 'GET' && parts.status(new URL(request.url))).length
  const { cancel } = parts
  const isCancelled = (earlier: readonly RecordedRequest[]) =>
    earlier.some((request) => request.method === 'PUT' && cancel?.(new URL(request.url)) === true)
  const isDone = (earlier: readonly RecordedRequest[]) =>
    kind !== 'never-ends' && (kind === 'at-once' || asked(earlier) > PENDING_ANSWERS)
  const statusPlace: Place = {
    method: 'GET',
    matches: parts.status,
    answer: (request, earlier) =>
      guarded(request, earlier, () => {
        if (isCancelled(earlier)) return noSuchJob
        if (kind === 'status-500') return jsonAnswer(500, { error: STATUS_COMPLAINT })
        const turn = asked(earlier)
        if (kind === 'never-ends' || (kind !== 'at-once' && turn < PENDING_ANSWERS)) {
          return jsonAnswer(200, parts.pending[Math.min(turn, parts.pending.length - 1)])
        }
        return jsonAnswer(200, kind === 'job-failed' ? parts.failed : parts.done)
      }),
  }
  const { result } = parts
  const resultPlaces: Place[] =
    result === undefined
      ? []
      : [
          {
            method: 'GET',
            matches: result.at,
            answer: (request, earlier) =>
              guarded(request, earlier, () => {
                if (!isDone(earlier)) return result.early
                return kind === 'job-failed' ? result.failed : jsonAnswer(200, result.done)
              }),
          },
        ]
  const cancelPlaces: Place[] =
    cancel === undefined
      ? []
      : [
          {
            method: 'PUT',
            matches: cancel,
            answer: (request, earlier) =>
              guarded(request, earlier, () => jsonAnswer(202, { status: 'CANCELLATION_REQUESTED' })),
          },
        ]
  return [
    { method: 'POST', matches: parts.submit, answer: () => jsonAnswer(parts.accepted ?? 200, parts.ticket) },
    statusPlace,
    ...resultPlaces,
    ...cancelPlaces,
  ]
}
