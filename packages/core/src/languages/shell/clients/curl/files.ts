import type { HttpRequest, TaskCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { FileNode, JsonObject } from '../../../../values/value.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, name, type Piece } from '../../../printing/code.ts'
import { code, shell } from '../../writer.ts'

/** Checks whether the example needs jq, because the result is inside a JSON response. */
export const needsJq = ({ result }: TaskCall): boolean =>
  result.kind === 'json' ? result.at !== undefined : result.kind !== 'bytes' || result.orBase64 !== undefined

/** curl treats a name that starts with a hyphen as an option, and `-` as standard input. */
const localName = (file: FileNode): string => (file.location.startsWith('-') ? `./${file.location}` : file.location)

/** Returns the name of a downloaded file until it's sent. */
export const downloadName = (file: FileNode): string => `${file.variable}.download`

/** Returns the path of a file when it's sent. */
export const pathOf = (file: FileNode): string => (file.remote ? downloadName(file) : localName(file))

/** Sets a file's variable to its content in base64. Some systems' tools insert line breaks. */
export const encodeFile = (file: FileNode): Piece =>
  code`${name(file.variable)}=$(base64 < ${pathOf(file)} | tr -d '\n')`

/** Reads the reader's files in a chat's messages. */
export const readFiles = (call: ChatShape): Piece | undefined =>
  call.hasFiles ? fromCall(call, ({ request }) => lines(...filesIn(request.body).map(encodeFile))) : undefined

/**
 * Returns a JSON body as a here-document that expands the files' variables.
 *
 * @param rest text after it on the command's line
 */
export function bodyInput({ body }: HttpRequest, rest?: Piece): Piece | undefined {
  if (body.kind !== 'json') return undefined
  return filesIn(body).length === 0
    ? shell.json(body.value as JsonObject, rest)
    : shell.expandedJson(body.value, rest, 'body')
}
