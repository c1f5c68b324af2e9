import { raw } from '../../../values/value.ts'
import { namedByFormat } from '../../clients/formats.ts'
import { python } from '../writer.ts'

/**
 * Statements that save a file which was downloaded, under a name of the format in which it came.
 *
 * @param response the variable of the response that is the file
 */
export function saveDownload(fileName: string, response: string): string {
  const named = namedByFormat(fileName)
  if (named === undefined) {
    return `Path(${python.string(fileName)}).write_bytes(${response}.content)
print(${python.string(`Saved ${fileName}`)})
`
  }
  const { stem, endings, usual } = named
  return `endings = ${python.literal(Object.fromEntries(endings))}
ending = endings.get(${response}.headers.get("Content-Type"), ${python.string(usual)})
name = ${python.format(stem, raw('ending'))}
Path(name).write_bytes(${response}.content)
print(f"Saved {name}")
`
}
