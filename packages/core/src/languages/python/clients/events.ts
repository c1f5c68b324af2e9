import type { ChatShape } from '../../../call/chat-shape.ts'
import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { JSON_MODULE } from './imports.ts'

/**
 * Returns a loop over the events of `response`, for APIs whose event types show the last event. Async programs use
 * `READ_EVENTS`.
 *
 * @param look code for each `event`
 */
export function eachEvent({ variant }: ChatShape, look: Piece): Piece {
  if (variant.async) {
    return code`
      async for event in read(response):
          ${look}
    `
  }
  return code`
    for line in response.iter_lines():
        if not line.startswith(b"data:"):
            continue
        event = ${JSON_MODULE}.loads(line[5:])
        ${look}
  `
}
