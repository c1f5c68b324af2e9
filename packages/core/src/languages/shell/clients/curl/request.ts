import type { HttpRequest } from '../../../../call/call.ts'
import { headerLines } from '../../../clients/raw-client.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, shell } from '../../writer.ts'
import { bodyInput, pathOf } from './files.ts'
import { type CurlOption, requestOptions } from './flags.ts'

/**
 * The request as one command.
 *
 * @param more further options
 * @param then what stands at the end of the command's last line
 */
export const post = (request: HttpRequest, more: readonly CurlOption[] = [], then?: Piece): Piece => code`
  curl ${shell.argument(request.url, 'url')} \
    ${shell.options([...requestOptions(request.url), ...more])} \
    ${headers(request)}
    ${sent(request, then)}
`

/** The headers as options, each on a line that goes on. */
export const headers = (request: HttpRequest): Piece | undefined =>
  lines(
    ...headerLines(request).map(
      ({ name, line }) => code`
        -H ${shell.argument(line, name)} \
      `,
    ),
  )

/** The options that send the body. */
export function sent(request: HttpRequest, then?: Piece): Piece {
  const { body } = request
  // JSON comes by standard input: an argument has a limit of length, and needs quotes that few can read.
  if (body.kind === 'json') return code`-d @- ${bodyInput(request, then)}`
  // The shell opens the file and starts no program without it: before 8.3, curl sends an empty body instead.
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

/** A function that gives up with a message. */
export const FAIL = code`fail() { printf '%s\n' "$1" >&2; exit 1; }`
