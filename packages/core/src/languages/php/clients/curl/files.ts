import type { FileNode } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'

/** A name that looks like an address is none. */
const pathOf = (location: string): string => (/^(?:[\w+.-]+:\/\/|data:)/i.test(location) ? `./${location}` : location)

/** Statements that read the file into its variable. */
export const readFile = (file: FileNode): Piece => code`
  ${file.remote ? code`${file} = send(${file.location}, DOWNLOAD);` : readOwn(file)}
  ${when(file.encoding !== 'bytes', encode(file))}
`

const readOwn = (file: FileNode): Piece => code`
  if (!is_readable(${pathOf(file.location)})) {
      throw new RuntimeException(${`There is no file ${file.location}`});
  }
  ${file} = file_get_contents(${pathOf(file.location)});
`

const encode = (file: FileNode): Piece => {
  const prefix = when(file.encoding === 'data-url', code`${`data:${file.mediaType};base64,`} . `)
  return code`${file} = ${prefix}base64_encode(${file});`
}
