import type { ChatCall, TaskCall } from '../../../call/call.ts'
import type { FileNode } from '../../../values/value.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { lines, name, type Piece } from '../../printing/code.ts'
import { READ_FILE } from '../names.ts'
import { code, javascript } from '../writer.ts'

/** Sets the variable of a file to its content in base64, of which `content` is an expression. */
export const defineFile = ({ encoding, mediaType, variable }: FileNode, content: Piece): Piece =>
  code`const ${name(variable)} = ${encoding === 'data-url' ? javascript.format(`data:${mediaType};base64,`, content) : content};`

/** The content in base64 of a file on the reader's disk. */
export const readBase64 = ({ location }: FileNode): Piece => code`await ${READ_FILE}(${location}, "base64")`

/** Reads the files of the reader's own that messages hold. */
export function readFiles({ request }: Pick<ChatCall | TaskCall, 'request'>): Piece | undefined {
  const files = filesIn(request.body)
  if (files.length === 0) return undefined
  return code`
    ${lines(...files.map((file) => defineFile(file, readBase64(file))))}

  `
}
