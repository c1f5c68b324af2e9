import { code } from '../writer.ts'
import { ENSURE } from './names.ts'

/**
 * Exits at an `event` that is an error, in the Responses and the Messages API. One that isn't in the API's own format
 * has no type.
 */
export const REFUSE_EVENT = code`
  let kind = event["type"].as_str().unwrap_or("error");
  ${ENSURE}!(kind != "error", "the stream broke off: {event}");
`
