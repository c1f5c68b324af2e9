import type { ChatCall, HttpRequest } from '../../../../call/call.ts'
import { headerLines } from '../../../clients/raw-client.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, shell } from '../../writer.ts'
import { bodyInput } from './files.ts'
import { type CurlOption, requestOptions } from './flags.ts'

/** The request as one command, with further options. */
export const postChat = ({ request }: ChatCall, more: readonly CurlOption[] = []): Piece =>
  // The body comes by standard input: an argument has a limit of length, and needs quotes that few can read.
  code`
    curl ${shell.argument(request.url, 'url')} \
      ${shell.options([...requestOptions(request.url), ...more])} \
      ${headers(request)}
      -d @- ${bodyInput(request)}
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
