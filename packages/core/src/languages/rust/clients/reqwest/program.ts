import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { readChatFiles } from '../files.ts'
import { readToken, rustProgram, variableIn } from '../main.ts'
import { BUF_READER, LINES, VALUE } from '../names.ts'
import { CLIENT, jsonLinks, makeJson, REFUSE, send } from './request.ts'

/* How programs are structured that need more than a compiled chat. */

/** Returns why a chat has no example, if it asks for retries. */
export const unsupportedRetries = ({ variant }: ChatCall): string | undefined =>
  variant.retries ? 'we haven’t run this kind of reqwest example with retries yet' : undefined

/**
 * Returns a complete program.
 *
 * @param shown statements after the token and the files are read
 * @param items the types and functions for the statements
 * @param end the last statement of `main`, if the code returns earlier
 */
export const reqwestProgram = (
  call: ChatCall,
  shown: Piece,
  items: readonly (Piece | undefined)[] = [],
  end?: Piece,
): string =>
  rustProgram(
    code`
      ${readToken(variableIn(call.request.headers))}
      ${readChatFiles(call)}
      ${shown}
    `,
    items,
    undefined,
    end,
  )

/** Posts a body once, and exits with the service's response if it rejects the request. */
export const postOnce = ({ request }: ChatCall, body: ValueObject): Piece => code`
  ${makeJson(body)}

  ${CLIENT}
  ${send(request, jsonLinks(body))}
  ${REFUSE}
`

/**
 * Reads the events of a streamed response. It has empty lines and comments between them, and may have `[DONE]` after
 * them.
 *
 * @param event the variable of an event
 * @param read code that reads it
 */
export const readEvents = (event: Piece, read: Piece): Piece => code`
  for line in ${BUF_READER}::new(response).${LINES}() {
      let line = line?;
      let Some((_, data)) = line.split_once("data:") else {
          continue;
      };
      if data.trim() == "[DONE]" {
          break;
      }
      let ${event}: ${VALUE} = serde_json::from_str(data)?;
      ${read}
  }
`
