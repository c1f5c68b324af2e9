import type { ChatCall, TaskCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import { FileNode, type Value } from '../../../values/value.ts'
import { fromCall } from '../../clients/from-call.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { lines, type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { BASE64, PATH, URLOPEN } from './imports.ts'

/** Sets a file's variable to its content as sent, from an expression for its bytes. */
export function defineFile(file: FileNode, bytes: Piece): Piece {
  if (file.encoding === 'bytes') return code`${file} = ${bytes}`
  const prefix = when(file.encoding === 'data-url', code`${`data:${file.mediaType};base64,`} + `)
  return code`${file} = ${prefix}${BASE64}.b64encode(${bytes}).decode()`
}

/** Returns an expression for the bytes of a file. */
export const readBytes = ({ location, remote }: FileNode): Piece =>
  remote ? code`${URLOPEN}(${location}).read()` : code`${PATH}(${location}).read_bytes()`

/** Reads the files in a chat's messages, and leaves a line free. */
export const readChatFiles = (call: ChatShape): Piece | undefined =>
  call.hasFiles
    ? code`
        ${fromCall(call, ({ request }) => lines(...filesIn(request.body).map((file) => defineFile(file, readBytes(file)))))}

      `
    : undefined

/** Checks whether a value is a picture of a type that all frameworks take for one. */
export const isPicture = (value: Value | undefined): value is FileNode =>
  value instanceof FileNode && /^image\/(?:gif|jpeg|png|webp)$/.test(value.mediaType)

/** Checks whether a file has a variable, for frameworks that take a picture's bytes. */
export const isNoPicture = (file: FileNode): boolean => !isPicture(file)

/**
 * Reads the files in a call's messages, then continues with `body`.
 *
 * @param isDefined checks whether a file has a variable; some frameworks take the file's bytes instead
 */
export function withFiles(
  { request }: Pick<ChatCall | TaskCall, 'request'>,
  body: Piece,
  isDefined: (file: FileNode) => boolean = () => true,
): Piece {
  const files = filesIn(request.body).filter(isDefined)
  if (files.length === 0) return body
  return code`
    ${lines(...files.map((file) => defineFile(file, readBytes(file))))}

    ${body}
  `
}
