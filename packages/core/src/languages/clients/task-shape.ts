import type { TaskCall } from '../../call/call.ts'
import type { Body } from '../../providers/provider.ts'
import { EnvironmentNode } from '../../values/value.ts'
import { fileIn } from './raw-client.ts'
import { isHttp, planFor, type TaskPlan } from './task-plan.ts'

/**
 * What decides which statements a raw client's program has for a task. It holds what a built-in route says of its
 * responses, but no value of a call: a renderer that gets only this can't depend on a user's text.
 */
export interface TaskShape extends Pick<TaskCall, 'result' | 'typescript'> {
  readonly body: Body['kind']
  readonly plan: TaskPlan
  /** Whether a header reads the token from a variable. */
  readonly readsToken: boolean
  readonly isHttps: boolean
}

/** The most shapes that are kept. All questions that people ask need far fewer. */
export const MOST_SHAPES = 500

const shapes = /* @__PURE__ */ new Map<string, TaskShape>()

/** The shapes of calls, which every client needs; one is kept as long as its call. */
const KNOWN = /* @__PURE__ */ new WeakMap<TaskCall, TaskShape>()

/**
 * Returns a call's shape: the same object for two calls of the same shape. What a registered route says of its
 * responses may hold a user's text, so such a shape isn't kept.
 */
export function taskShapeOf(call: TaskCall): TaskShape {
  const known = KNOWN.get(call)
  if (known !== undefined) return known
  const shape = call.routeIsRegistered ? newShape(factsOf(call)) : sharedShape(call)
  KNOWN.set(call, shape)
  return shape
}

function sharedShape(call: TaskCall): TaskShape {
  const facts = factsOf(call)
  const key = JSON.stringify(facts)
  const known = shapes.get(key)
  if (known !== undefined) return known
  if (shapes.size === MOST_SHAPES) shapes.clear()
  const shape = newShape(facts)
  shapes.set(key, shape)
  return shape
}

type Facts = ReturnType<typeof factsOf>

/** Everything that a shape is made of. */
const factsOf = ({ result, target, typescript, request }: TaskCall) => {
  const { headers, body } = request
  const file = fileIn(body)
  return {
    result,
    target,
    typescript,
    body: body.kind,
    file: file && { encoding: file.encoding, remote: file.remote },
    readsToken: headers['Authorization'] instanceof EnvironmentNode,
    isHttp: isHttp(request),
    isHttps: request.url.startsWith('https:'),
  }
}

function newShape({ body, file, isHttp, isHttps, readsToken, result, target, typescript }: Facts): TaskShape {
  return Object.freeze({
    result,
    typescript,
    body,
    plan: planFor({ result, target, file, isHttp }),
    readsToken,
    isHttps,
  })
}
