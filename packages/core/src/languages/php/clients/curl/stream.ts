import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { type Hole, lines, listed, type Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { headersOf, open, refuse } from './request.ts'

/** What a request sends. */
export interface Sent {
  readonly url: Hole
  readonly headers: Hole
  readonly body: Piece
}

/** Returns what a chat's request sends, with this body as JSON. */
export const sentBy = ({ request }: ChatCall, body: Value): Sent => ({
  url: request.url,
  headers: headersOf(request),
  body: code`json_encode(${body})`,
})

/**
 * Posts a request, and reads the events of the response.
 *
 * @param kept the variables that the code changes, each with `&`, besides `$rest`
 * @param read code that reads `$chunk`
 * @param isError a condition that is true if `$chunk` is an error
 */
export function postEvents(
  { url, headers, body }: Sent,
  kept: readonly Piece[],
  read: Piece,
  isError: Piece = IS_CHAT_ERROR,
): Piece {
  const write = code`
    function (CurlHandle $curl, string $text) ${useOf([code`&$rest`, ...kept])}: int {
        $rest .= $text;
        if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 300) {
            return strlen($text);
        }
        // A read may end within a line: keep the rest for the next one.
        $lines = preg_split('/^\xEF\xBB\xBF|\r\n?|\n/', $rest);
        $rest = array_pop($lines);
        foreach ($lines as $line) {
            if (!str_starts_with($line, 'data:')) {
                continue;
            }
            // [DONE] is not JSON: json_decode() returns null.
            $chunk = json_decode(substr($line, 5), true);
            if (${isError}) {
                throw new RuntimeException('The stream broke off: ' . json_encode($chunk));
            }
            ${read}
        }
        // Some services keep the connection open after [DONE]; 0 closes it.
        return preg_grep('/^data: *\[DONE]/', $lines) ? 0 : strlen($text);
    }
  `
  return code`
    ${open(url, headers, body, code`CURLOPT_WRITEFUNCTION => ${write}`)}
    curl_exec($curl);
    ${refuse(code`!in_array(curl_errno($curl), [CURLE_OK, CURLE_WRITE_ERROR])`, code`$rest`)}
  `
}

const IS_CHAT_ERROR = code`isset($chunk['error']) || isset($chunk['message'])`

/** In the Responses and the Messages API; an error that isn't in the API's own format has no type. */
export const IS_EVENT_ERROR = code`$chunk !== null && ($chunk['type'] ?? 'error') === 'error'`

/** The program variables that the closure captures, one per line if there are many. */
const useOf = (kept: readonly Piece[]): Piece =>
  kept.length < 4
    ? code`use (${listed(kept, ', ')})`
    : code`
        use (
            ${lines(...kept.map((each, place) => (place < kept.length - 1 ? code`${each},` : each)))}
        )
      `
