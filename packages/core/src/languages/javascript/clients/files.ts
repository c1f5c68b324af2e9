import type { ChatCall, TaskCall } from '../../../call/call.ts'
import { type FileNode, raw } from '../../../values/value.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { type JavaScriptImport, javascript } from '../writer.ts'

/** Sets the variable of a file to its content in base64, of which `content` is an expression. */
export const defineFile = ({ encoding, mediaType, variable }: FileNode, content: string): string =>
  `const ${variable} = ${encoding === 'data-url' ? javascript.format(`data:${mediaType};base64,`, raw(content)) : content};\n`

/** The content in base64 of a file on the reader's disk. */
export const readBase64 = ({ location }: FileNode): string => `await readFile(${javascript.string(location)}, "base64")`

type WithRequest = Pick<ChatCall | TaskCall, 'request'>

/** What a program imports that reads the files of the reader's own that its messages hold. */
export const importsOfFiles = ({ request }: WithRequest): readonly JavaScriptImport[] =>
  filesIn(request.body).length === 0 ? [] : [{ module: 'node:fs/promises', name: 'readFile' }]

/** Reads these files; stands behind the imports. */
export function readFiles({ request }: WithRequest): string {
  const files = filesIn(request.body)
  return files.length === 0 ? '' : `${files.map((file) => defineFile(file, readBase64(file))).join('')}\n`
}
