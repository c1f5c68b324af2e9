import type { Call, ChatCall, TaskCall } from '../../../call/call.ts'
import type { FileNode } from '../../../values/value.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { type PythonImport, python } from '../writer.ts'
import { BASE64, importsOfToken, PATH } from './imports.ts'

/** Sets the variable of a file to its content in base64, of which `bytes` are the bytes. */
export function defineFile({ encoding, mediaType, variable }: FileNode, bytes: string): string {
  const prefix = encoding === 'data-url' ? `${python.string(`data:${mediaType};base64,`)} + ` : ''
  return `${variable} = ${prefix}base64.b64encode(${bytes}).decode()\n`
}

/** The bytes of a file on the reader's disk. */
export const readBytes = ({ location }: FileNode): string => `Path(${python.string(location)}).read_bytes()`

/** A whole program that reads, first of all, the files of the reader's own that its messages hold. */
export function programWithFiles(
  { token, request }: Pick<Call, 'token'> & Pick<ChatCall | TaskCall, 'request'>,
  imports: readonly PythonImport[],
  body: string,
): string {
  const files = filesIn(request.body)
  const read = files.map((file) => defineFile(file, readBytes(file)))
  return python.program(
    [...imports, ...importsOfToken({ token }), ...(files.length === 0 ? [] : [BASE64, PATH])],
    files.length === 0 ? body : `${read.join('')}\n${body}`,
  )
}
