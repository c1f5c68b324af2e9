import type { FileNode } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'

/** A name that looks like an address is none. */
const pathOf = (location: string): string => (/^(?:[\w+.-]+:\/\/|data:)/i.test(location) ? `./${location}` : location)

/**
 * Statements that read the file into its variable.
 *
 * @param fetch how `send` gives what it fetches
 */
export const readFile = (file: FileNode, fetch = FETCHED): Piece => code`
  ${checkFile(file)}
  ${file} = ${encoded(file, fetch)};
`

const FETCHED = (url: string): Piece => code`send(${url}, [CURLOPT_FOLLOWLOCATION => true])`

/** Ends the program where the reader has no such file. */
export const checkFile = ({ location, remote }: FileNode): Piece | undefined =>
  remote ? undefined : php.demandOf(code`is_readable(${pathOf(location)})`, `There is no file ${location}`)

function encoded(file: FileNode, fetch: typeof FETCHED): Piece {
  if (file.encoding === 'bytes') return bytesOf(file, fetch)
  const base64 = code`base64_encode(${bytesOf(file, fetch)})`
  return file.encoding === 'data-url' ? code`${`data:${file.mediaType};base64,`} . ${base64}` : base64
}

const bytesOf = ({ location, remote }: FileNode, fetch: typeof FETCHED): Piece =>
  remote ? fetch(location) : code`file_get_contents(${pathOf(location)})`

/** A file as a part of a form, under a name. */
export const partOf = (file: FileNode, fileName: string): Piece =>
  file.remote
    ? code`new CURLStringFile(${file}, ${fileName}, ${file.mediaType})`
    : code`new CURLFile(${pathOf(file.location)}, ${file.mediaType}, ${fileName})`
