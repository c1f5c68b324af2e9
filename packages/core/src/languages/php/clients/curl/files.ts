import type { FileNode } from '../../../../values/value.ts'
import { php } from '../../writer.ts'

/** A name that looks like an address is none. */
const pathOf = (location: string): string => (/^(?:[\w+.-]+:\/\/|data:)/i.test(location) ? `./${location}` : location)

/** Statements that read the file into its variable. */
export function readFile({ encoding, location, mediaType, remote, variable }: FileNode): string {
  const read = remote
    ? `$${variable} = send(${php.string(location)}, DOWNLOAD);\n`
    : `if (!is_readable(${php.string(pathOf(location))})) {
    throw new RuntimeException(${php.string(`There is no file ${location}`)});
}
$${variable} = file_get_contents(${php.string(pathOf(location))});
`
  if (encoding === 'bytes') return read
  const prefix = encoding === 'data-url' ? `${php.string(`data:${mediaType};base64,`)} . ` : ''
  return `${read}$${variable} = ${prefix}base64_encode($${variable});\n`
}
