import { namedByFormat } from '../../clients/formats.ts'
import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { PATH } from './imports.ts'

/**
 * Statements that save a file which was downloaded, under a name of the format in which it came.
 *
 * @param response the variable of the response that is the file
 */
export function saveDownload(fileName: string, response: Piece): Piece {
  const named = namedByFormat(fileName)
  if (named === undefined) return saveFile(fileName, code`${response}.content`)
  const { stem, endings, usual } = named
  return code`
    extensions = ${Object.fromEntries(endings)}
    name = ${stem} + extensions.get(${response}.headers.get("Content-Type"), ${usual})
    ${PATH}(name).write_bytes(${response}.content)
    print("Saved", name)
  `
}

/** Statements that save a file. */
export const saveFile = (fileName: string, bytes: Piece): Piece => code`
  ${PATH}(${fileName}).write_bytes(${bytes})
  print(${`Saved ${fileName}`})
`
