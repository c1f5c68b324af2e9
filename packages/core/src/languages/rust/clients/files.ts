import type { ChatShape } from '../../../call/chat-shape.ts'
import type { FileNode } from '../../../values/value.ts'
import { fromCall } from '../../clients/from-call.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { lines, name, type Piece } from '../../printing/code.ts'
import { code, rust } from '../writer.ts'
import { BASE64, CONTEXT, FS } from './names.ts'

/** Returns the variable of a file's bytes, if the file is sent as a string. */
export const dataOf = ({ encoding, variable }: FileNode): Piece => {
  const own = rust.variable(variable)
  return encoding === 'bytes' ? own : code`${own}${name('_data')}`
}

/** Reads a file into its variable. */
export function readFile(file: FileNode): Piece {
  const { location } = file
  const links = [code`.${CONTEXT}(${location})`]
  return code`
    ${rust.chain(code`let ${dataOf(file)} = `, code`${FS}::read(${location})`, links, '?;')}
    ${encodeFile(file)}
  `
}

/** Reads the files in a chat's messages into their variables. */
export const readChatFiles = (call: ChatShape): Piece | undefined =>
  call.hasFiles ? fromCall(call, ({ request }) => lines(...filesIn(request.body).map(readFile))) : undefined

/** Converts a file's bytes to a string. */
export function encodeFile(file: FileNode): Piece | undefined {
  const { encoding, mediaType, variable } = file
  if (encoding === 'bytes') return undefined
  const encoded = code`${BASE64}.encode(${dataOf(file)})`
  const text = rust.variable(variable)
  if (encoding === 'base64') return code`let ${text} = ${encoded};`
  return rust.call(code`let ${text} = format!`, [rust.format(`data:${mediaType};base64,`, code``), encoded], ';')
}
