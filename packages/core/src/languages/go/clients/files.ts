import type { ChatShape } from '../../../call/chat-shape.ts'
import type { FileNode } from '../../../values/value.ts'
import { fromCall } from '../../clients/from-call.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { lines, name, type Piece } from '../../printing/code.ts'
import { code, go } from '../writer.ts'
import { orEnd } from './main.ts'
import { BASE64, OS } from './names.ts'

/**
 * Reads the files in a chat's messages into their variables.
 *
 * @param or what follows a failed read
 */
export const readFiles = (call: ChatShape, or = orEnd(call)): Piece | undefined =>
  call.hasFiles
    ? fromCall(call, ({ request }) => lines(...filesIn(request.body).map((file) => readFile(file, or))))
    : undefined

/** A file in a message is a string. */
function readFile(file: FileNode, orEnd: Piece): Piece {
  const data = name(`${file.variable}Data`)
  return code`
    ${data}, err := ${OS}.ReadFile(${file.location})
    ${orEnd}
    ${file} := ${encoded(file, data)}
  `
}

/** Returns the bytes in a variable as a string. */
export const encoded = ({ encoding, mediaType }: FileNode, data: Piece): Piece =>
  go.join(
    encoding === 'data-url' ? `data:${mediaType};base64,` : '',
    code`${BASE64}.StdEncoding.EncodeToString(${data})`,
  )
