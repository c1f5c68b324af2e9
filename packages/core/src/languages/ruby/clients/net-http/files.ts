import type { ChatCall } from '../../../../call/call.ts'
import type { FileNode } from '../../../../values/value.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, name, type Piece } from '../../../printing/code.ts'
import { code, ruby } from '../../writer.ts'
import { READ, STRING_IO } from './names.ts'
import { address } from './request.ts'

/** Reads a file into its variable. In a form, the client needs an IO object. */
export const readFile = (file: FileNode, inForm = false): Piece =>
  code`${name(file.variable)} = ${inForm ? streamOf(file) : contentOf(file)}`

function contentOf(file: FileNode): Piece {
  const bytes = bytesOf(file)
  if (file.encoding === 'bytes') return bytes
  const encoded = code`[${bytes}].pack("m0")`
  return file.encoding === 'data-url' ? ruby.format(`data:${file.mediaType};base64,`, encoded) : encoded
}

const bytesOf = ({ location, remote }: FileNode): Piece =>
  remote ? code`URI(${address(location)}).${READ}` : code`File.binread(${location})`

const streamOf = (file: FileNode): Piece =>
  file.remote ? code`${STRING_IO}.new(${bytesOf(file)})` : code`File.open(${file.location}, "rb")`

/** Reads all files of a chat. */
export const readFiles = ({ request }: ChatCall): Piece | undefined =>
  lines(...filesIn(request.body).map((file) => readFile(file)))
