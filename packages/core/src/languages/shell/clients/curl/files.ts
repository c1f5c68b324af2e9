import type { ChatCall, HttpRequest, TaskCall } from '../../../../call/call.ts'
import type { FileNode, JsonObject } from '../../../../values/value.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, name, type Piece } from '../../../printing/code.ts'
import { code, shell } from '../../writer.ts'

/** The tool that reads JSON in a shell; the example needs it where the result is inside a response. */
export const needsJq = ({ result }: TaskCall): boolean =>
  result.kind === 'json' ? result.at !== undefined : result.kind !== 'bytes' || result.orBase64 !== undefined

/** A name that starts with a hyphen would be an option, and `-` standard input. */
const localName = (file: FileNode): string => (file.location.startsWith('-') ? `./${file.location}` : file.location)

/** The name under which a remote file lies until it is sent. */
export const downloadName = (file: FileNode): string => `${file.variable}.download`

/** Returns the path of a file when it's sent. */
export const pathOf = (file: FileNode): string => (file.remote ? downloadName(file) : localName(file))

/** Sets the variable of a file to its content in base64, which the tools of some systems break into lines. */
export const encodeFile = (file: FileNode): Piece =>
  code`${name(file.variable)}=$(base64 < ${pathOf(file)} | tr -d '\n')`

/** Reads the files of the reader's own that the messages of a chat hold. */
export const readFiles = ({ request }: ChatCall): Piece | undefined => lines(...filesIn(request.body).map(encodeFile))

/**
 * A JSON body as a here-document, in which the files' variables are filled in.
 *
 * @param rest what stands behind it on the command's line
 */
export function bodyInput({ body }: HttpRequest, rest?: Piece): Piece | undefined {
  if (body.kind !== 'json') return undefined
  return filesIn(body).length === 0
    ? shell.json(body.value as JsonObject, rest)
    : shell.expandedJson(body.value, rest, 'body')
}
