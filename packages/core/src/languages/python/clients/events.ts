import type { ChatCall } from '../../../call/call.ts'
import { indented } from '../../printing/literal.ts'

/**
 * The head of a loop over the events of `response`, for APIs whose events say by their type which one is the last. What
 * does not wait reads them by `READ_EVENTS`.
 */
export const eachEvent = ({ form }: ChatCall, column: number): string =>
  indented(form.async ? AWAIT_EVENTS : LINES, column)

const AWAIT_EVENTS = `async for event in read(response):
`

const LINES = `for line in response.iter_lines():
    if not line.startswith(b"data:"):
        continue
    event = json.loads(line[5:])
`
