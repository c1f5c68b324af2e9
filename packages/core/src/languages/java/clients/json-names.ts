import type { ChatCall, TaskCall } from '../../../call/call.ts'
import type { Value } from '../../../values/value.ts'

/* Jackson's limits for JSON. */

export const isScalar = (value: Value): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null

/** The longest name that Jackson reads, since 2.18: `StreamReadConstraints`. */
const LONGEST_NAME = 50_000

const hasLongName = (value: Value): boolean =>
  !isScalar(value) && Object.entries(value).some(([name, field]) => name.length > LONGEST_NAME || hasLongName(field))

/** Returns why the client can't parse a value in the request from JSON. */
export const unsupportedNames = ({ request: { body } }: ChatCall | TaskCall): string | undefined =>
  body.kind === 'json' && Object.values(body.value).some(hasLongName)
    ? `the client can’t read JSON with names longer than ${LONGEST_NAME} characters`
    : undefined
