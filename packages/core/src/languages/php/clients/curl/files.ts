import type { ChatCall } from '../../../../call/call.ts'
import type { FileNode } from '../../../../values/value.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'

/** A file name that looks like a URL isn't one. */
const pathOf = (location: string): string => (/^(?:[\w+.-]+:\/\/|data:)/i.test(location) ? `./${location}` : location)

/**
 * Reads the file into its variable.
 *
 * @param part which part of `send`'s result is the file's content; absent if it's the whole result
 */
export const readFile = (file: FileNode, part?: Piece): Piece => code`
  ${checkFile(file)}
  ${file} = ${encoded(file, part)};
`

/** Reads all files of a chat, before the request. */
export const readFiles = ({ request }: ChatCall): Piece | undefined => {
  const files = filesIn(request.body)
  if (files.length === 0) return undefined
  return code`
    ${lines(...files.map((file) => readFile(file)))}

  `
}

/** Exits if the file doesn't exist. */
export const checkFile = ({ location, remote }: FileNode): Piece | undefined =>
  remote ? undefined : php.demandOf(code`is_readable(${pathOf(location)})`, `There is no file ${location}`)

function encoded(file: FileNode, part: Piece | undefined): Piece {
  if (file.encoding === 'bytes') return bytesOf(file, part)
  const base64 = code`base64_encode(${bytesOf(file, part)})`
  return file.encoding === 'data-url' ? code`${`data:${file.mediaType};base64,`} . ${base64}` : base64
}

const bytesOf = ({ location, remote }: FileNode, part: Piece | undefined): Piece =>
  remote
    ? code`send(${location}, [CURLOPT_FOLLOWLOCATION => true])${part}`
    : code`file_get_contents(${pathOf(location)})`

/** A file as a form field, under a name. */
export const partOf = (file: FileNode, fileName: string): Piece =>
  file.remote
    ? code`new CURLStringFile(${file}, ${fileName}, ${file.mediaType})`
    : code`new CURLFile(${pathOf(file.location)}, ${file.mediaType}, ${fileName})`
