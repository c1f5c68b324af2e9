import type { ChatCall, TaskCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import type { FileNode } from '../../../values/value.ts'
import { fromCall } from '../../clients/from-call.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { type Hole, lines, name, type Piece } from '../../printing/code.ts'
import { READ_FILE } from '../names.ts'
import { code, javascript } from '../writer.ts'

/** Sets a file's variable to its content in base64, from an expression. */
export const defineFile = ({ encoding, mediaType, variable }: FileNode, content: Piece): Piece =>
  code`const ${name(variable)} = ${encoding === 'data-url' ? javascript.format(`data:${mediaType};base64,`, content) : content};`

/** Returns an expression for a local file's content in base64. */
export const readBase64 = ({ location }: FileNode): Piece => code`await ${READ_FILE}(${location}, "base64")`

/** Downloads a file into its variable. */
function download(file: FileNode): Piece {
  const source = name(`${file.variable}Source`)
  return code`
    const ${source} = await fetch(${file.location});
    if (!${source}.ok) throw new Error(\`\${${source}.status}: \${await ${source}.text()}\`);
    ${defineFile(file, code`Buffer.from(await ${source}.arrayBuffer()).toString("base64")`)}
  `
}

/** Reads the reader's files in a chat's messages. */
export const readChatFiles = (call: ChatShape): Hole => (call.hasFiles ? fromCall(call, readFiles) : undefined)

/** Reads the reader's files in a call's messages. */
export function readFiles({ request }: Pick<ChatCall | TaskCall, 'request'>): Piece | undefined {
  const files = filesIn(request.body)
  if (files.length === 0) return undefined
  return code`
    ${lines(...files.map((file) => (file.remote ? download(file) : defineFile(file, readBase64(file)))))}

  `
}
