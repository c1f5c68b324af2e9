import { type NamedByFormat, namedByFormat } from '../../clients/formats.ts'
import type { Files, LinkedFiles } from '../../clients/task-plan.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { BASE64, PATH } from './imports.ts'

/**
 * Saves a downloaded file under a name with its format's extension.
 *
 * @param response the variable of the response with the file
 */
export function saveDownload(fileName: string, response: Piece): Piece {
  const named = namedByFormat(fileName)
  if (named === undefined) return saveFile(fileName, code`${response}.content`)
  return code`
    ${nameByType(code`${response}.headers.get("Content-Type")`, named)}
    ${saveByName(code`${response}.content`)}
  `
}

/** Sets `name` according to a file's media type. */
export const nameByType = (type: Piece, { stem, endings, usual }: NamedByFormat): Piece => code`
  extensions = ${Object.fromEntries(endings)}
  name = ${stem} + extensions.get(${type}, ${usual})
`

/** Saves a file whose name is in the variable `name`. */
export const saveByName = (bytes: Piece): Piece => code`
  ${PATH}(name).write_bytes(${bytes})
  print("Saved", name)
`

/** Saves a file. */
export const saveFile = (fileName: string, bytes: Piece): Piece => code`
  ${PATH}(${fileName}).write_bytes(${bytes})
  print(${`Saved ${fileName}`})
`

const ITEM = /* @__PURE__ */ name('item')
const NUMBER = /* @__PURE__ */ name('number')

/** Saves all files that a response contains in base64. */
export function saveFiles({ list, item, label, type, stem, ending }: Files, answer: Piece): Piece {
  return code`
    for number, item in enumerate(${python.at(answer, list)}, start=1):
        ${type === undefined ? undefined : code`extension = "wav" if "wav" in ${python.at(ITEM, [type])} else ${ending.slice(1)}`}
        name = ${type === undefined ? python.format(stem, NUMBER, ending) : python.format(stem, NUMBER, '.', name('extension'))}
        ${PATH}(name).write_bytes(${BASE64}.b64decode(${python.at(ITEM, item)}))
        ${label === undefined ? code`print("Saved", name)` : code`print(f"Saved {name}:", ${python.at(ITEM, [label])})`}
  `
}

/**
 * Downloads and saves all files that a response links to, with the variable `session`.
 *
 * @param answer the variable of the response; it's `output` if that is the list
 * @param response the variable of a response with a file
 */
export function saveLinkedFiles(
  { list, item, stem, ending, named, mayBeOne }: LinkedFiles,
  answer: Piece,
  response: Piece,
): Piece {
  const found = python.at(answer, list)
  const files = mayBeOne ? code`output if isinstance(output, list) else [output]` : found
  return code`
    ${when(mayBeOne && list.length > 0, code`output = ${found}`)}
    ${named === undefined ? undefined : code`extensions = ${Object.fromEntries(named.endings)}`}
    for number, item in enumerate(${files}, start=1):
        ${response} = session.get(${python.at(ITEM, item)})
        ${response}.raise_for_status()
        ${named === undefined ? undefined : code`extension = extensions.get(${response}.headers.get("Content-Type"), ${named.usual})`}
        name = ${named === undefined ? python.format(stem, NUMBER, ending) : python.format(stem, NUMBER, '.', name('extension'))}
        ${saveByName(code`${response}.content`)}
  `
}
