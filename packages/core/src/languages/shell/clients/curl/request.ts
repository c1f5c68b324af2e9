import type { HttpRequest } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { headerLines } from '../../../clients/raw-client.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, shell } from '../../writer.ts'
import { bodyInput, pathOf } from './files.ts'
import { type CurlOption, requestOptions } from './flags.ts'

/**
 * Returns the request as one command.
 *
 * @param more further options
 * @param then text at the end of the command's last line
 */
export const post = (request: HttpRequest, more: readonly CurlOption[] = [], then?: Piece): Piece => code`
  curl ${shell.argument(request.url, 'url')} \
    ${shell.options([...requestOptions(request.url), ...more])} \
    ${headers(request)}
    ${sent(request, then)}
`

/** Returns the headers as options, each on a line that continues. */
export const headers = (request: HttpRequest): Piece | undefined =>
  lines(
    ...headerLines(request).map(
      ({ name, line }) => code`
        -H ${shell.argument(line, name)} \
      `,
    ),
  )

/** A chat's URL, and its headers in the same form. */
export const urlOf = (call: ChatShape): Piece => fromCall(call, ({ request }) => shell.argument(request.url, 'url'))
export const headersOf = (call: ChatShape): Piece | undefined => fromCall(call, ({ request }) => headers(request))

/** Returns the options that send the body. */
export function sent(request: HttpRequest, then?: Piece): Piece {
  const { body } = request
  // JSON is sent on standard input, because arguments have a maximum length and would need quotes that are hard to
  // read.
  if (body.kind === 'json') return code`-d @- ${bodyInput(request, then)}`
  // If the file doesn't exist, the shell doesn't start curl, which would send an empty body before 8.3.
  if (body.kind === 'bytes') return code`--data-binary @- < ${pathOf(body.file)}${then}`
  const fields = Object.entries(body.fields).map(
    ([name, value]) => code`
      --form-string ${shell.argument(`${name}=${value}`, name)} \
    `,
  )
  return code`
    ${lines(...fields)}
    -F ${`file=@-;filename=${body.fileName};type=${body.file.mediaType}`} < ${pathOf(body.file)}${then}
  `
}

/** A function that exits with a message. */
export const FAIL = code`fail() { printf '%s\n' "$1" >&2; exit 1; }`
