import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { JSON_OBJECT } from './names.ts'
import { ALL_LINES } from './request.ts'

/** The reason of a stream that breaks off. */
export const NO_REASON = 'none'

/** Throws if a stream ended early: it has no reason then, and a higher limit wouldn't help. */
export const REFUSE_ENDED = code`
  if (reason.isEmpty()) {
      throw new IllegalStateException("The stream ended before it was complete.");
  }
`

/** Throws the service's response if it rejected a request for a stream. */
export const REFUSE_STREAM = code`
  if (response.statusCode() / 100 != 2) {
      var reason = ${ALL_LINES};
      throw new RuntimeException(response.statusCode() + ": " + reason);
  }
`

/**
 * Returns an expression for the chunks of a stream's lines. Some services keep the connection open after the end, or
 * start with a byte order mark.
 */
const chunksOf = (stream: Piece): Piece => code`
  ${stream}
          .takeWhile(line -> !line.endsWith("[DONE]"))
          .filter(line -> line.contains("data:"))
          .map(line -> new ${JSON_OBJECT}(line.substring(line.indexOf(':') + 1)))
`

export const CHUNKS = /* @__PURE__ */ chunksOf(code`response.body()`)

/** A condition on a chunk of chat completions: an error is in a field of that name, or is the whole event. */
const IS_CHAT_ERROR = code`!chunk.isNull("error") || chunk.has("message")`

/** A condition on an event of another API: an error that isn't in the API's own format has no type. */
export const IS_EVENT_ERROR = code`chunk.optString("type", "error").equals("error")`

/**
 * Reads the chunks of a stream one by one.
 *
 * @param read statements that read `chunk`
 * @param isError a condition that is true if `chunk` is an error
 * @param stream an expression for the stream's lines
 */
export const readChunks = (read: Piece, isError = IS_CHAT_ERROR, stream = code`response.body()`): Piece => code`
  var chunks = ${chunksOf(stream)};
  for (var chunk : (Iterable<JSONObject>) chunks::iterator) {
      if (${isError}) {
          throw new RuntimeException("The stream broke off: " + chunk);
      }
      ${read}
  }
`
