import { z } from '@hono/zod-openapi'
import { changedNumber, jsonField, nearestNames } from '@model-snippets/core/options'
import type { Context } from 'hono'
import { BODY_LIMITS, readLimited } from '../limits/work-limits.ts'
import { type FieldError, fieldProblem, ProblemError, shown } from './problem.ts'

/** Maximum size of a body; a message with an image fits. */
export const LONGEST_BODY_BYTES = 1024 * 1024
export const BODY_TOO_LARGE = new ProblemError(
  'too-large',
  `The request body can be at most ${LONGEST_BODY_BYTES} bytes.`,
)
/** The most errors to report; further ones usually have the same cause. */
export const MOST_ERRORS = 10

type Place = FieldError['in']

/** Reads the parameters of the address. */
export function readQuery<Schema extends z.ZodObject>(context: Context, schema: Schema): z.infer<Schema> {
  const given = Object.entries(context.req.queries()).map(([name, values]) => {
    if (values.length > 1) throw fieldProblem({ in: 'query', field: name, detail: 'Can only be given once.' })
    return [name, values[0]] as const
  })
  return check(schema, Object.fromEntries(given), 'query')
}

/**
 * Reads the body as JSON, whatever its content type, because clients often omit it.
 *
 * @throws ProblemError when it is too long, not JSON, or not what the schema describes
 */
export async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.infer<Schema>> {
  const text = await readText(context.req.raw)
  const read = readJson(text)
  if (read.excess !== undefined) throw new ProblemError('invalid-request', `The body can’t contain ${read.excess}.`)
  refuseLost(read.value)
  const value = check(schema, read.value, 'body')
  const changed = changedNumber(text, ([first]) => first === 'options')
  if (changed !== undefined) {
    const { path, detail } = changed
    throw fieldProblem({ in: 'body', field: jsonField(path), detail: `T${detail.slice(1)}.` })
  }
  return value
}

const LOST = '__proto__'

/** @throws ProblemError for a field that the schemas leave out without a word, where unknown ones are refused */
function refuseLost(body: unknown): void {
  const options = isObject(body) && 'options' in body ? body.options : undefined
  const field = holdsLost(body) ? LOST : holdsLost(options) ? `options.${LOST}` : undefined
  if (field !== undefined) throw fieldProblem({ in: 'body', field, detail: `Unknown field ${shown(LOST)}.` })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const holdsLost = (value: unknown): boolean => isObject(value) && Object.hasOwn(value, LOST)

function readJson(text: string): ReturnType<typeof readLimited> {
  try {
    return readLimited(text, BODY_LIMITS)
  } catch {
    throw new ProblemError('unreadable-body', 'Failed to parse body as JSON')
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY_BYTES) throw BODY_TOO_LARGE
  if (request.body === null) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let length = 0
  try {
    for await (const chunk of request.body) {
      length += chunk.length
      if (length > LONGEST_BODY_BYTES) throw BODY_TOO_LARGE
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error === BODY_TOO_LARGE) throw error
    // Otherwise, the client has disconnected and gets no response.
    throw new ProblemError(
      'unreadable-body',
      isNoUtf8(error) ? 'The body isn’t valid UTF-8.' : 'The body is incomplete.',
    )
  }
}

const isNoUtf8 = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, place: Place): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = result.error.issues.flatMap((issue) => errorsOf(issue, schema, place)).slice(0, MOST_ERRORS)
  const [first] = errors
  throw new ProblemError(
    'invalid-request',
    first === undefined ? 'The body doesn’t match the schema in /api/openapi.json.' : sentenceOf(first),
    errors,
  )
}

const sentenceOf = ({ field, detail, validValues }: FieldError): string => {
  const subject = field === '' ? detail : `${field}: ${detail}`
  return validValues === undefined || validValues.length > 30
    ? subject
    : `${subject} Valid options: ${validValues.join(', ')}.`
}

function errorsOf(issue: z.core.$ZodIssue, schema: z.ZodType, place: Place): FieldError[] {
  const field = pathText(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = issue.path.length === 0 && schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined
      return issue.keys.slice(0, MOST_ERRORS).map((key) => {
        const suggestions = nearestNames(key, known ?? [])
        const meant = suggestions.length === 0 ? '.' : `; did you mean ${suggestions.join(' or ')}?`
        return {
          in: place,
          field: pathText([...issue.path, key]),
          detail: `Unknown field ${shown(key)}${meant}`,
          ...(known === undefined ? {} : { validValues: known }),
          ...(suggestions.length === 0 ? {} : { suggestions }),
        }
      })
    }
    case 'invalid_union': {
      // Report the union branch that matched furthest.
      const meant = issue.errors.find((branch) => branch.some(({ path }) => path.length > 0))
      const inside = meant?.map((part) => ({ ...part, path: [...issue.path, ...part.path] }) as z.core.$ZodIssue)
      if (inside !== undefined) return inside.flatMap((part) => errorsOf(part, schema, place))
      return [{ in: place, field, detail: `${issue.message}.` }]
    }
    case 'invalid_value':
      return [{ in: place, field, detail: 'Invalid value.', validValues: issue.values.map(String) }]
    default:
      return [{ in: place, field, detail: `${issue.message}.` }]
  }
}

/** `options.messages[0].role`. */
function pathText(path: readonly PropertyKey[]): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else text += `${text === '' ? '' : '.'}${String(step).slice(0, 80)}`
  }
  return text
}
