import { type NamedByFormat, namedByFormat } from '../../clients/formats.ts'
import type { Files, LinkedFiles } from '../../clients/task-plan.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { BASE64, PATH } from './imports.ts'

/**
 * Statements that save a file which was downloaded, under a name of the format in which it came.
 *
 * @param response the variable of the response that is the file
 */
export function saveDownload(fileName: string, response: Piece): Piece {
  const named = namedByFormat(fileName)
  if (named === undefined) return saveFile(fileName, code`${response}.content`)
  return code`
    ${nameByType(code`${response}.headers.get("Content-Type")`, named)}
    ${saveByName(code`${response}.content`)}
  `
}

/** Statements that make `name` of the media type that a file came with. */
export const nameByType = (type: Piece, { stem, endings, usual }: NamedByFormat): Piece => code`
  extensions = ${Object.fromEntries(endings)}
  name = ${stem} + extensions.get(${type}, ${usual})
`

/** Statements that save a file whose name is a variable. */
export const saveByName = (bytes: Piece): Piece => code`
  ${PATH}(name).write_bytes(${bytes})
  print("Saved", name)
`

/** Statements that save a file. */
export const saveFile = (fileName: string, bytes: Piece): Piece => code`
  ${PATH}(${fileName}).write_bytes(${bytes})
  print(${`Saved ${fileName}`})
`

const ITEM = /* @__PURE__ */ name('item')
const NUMBER = /* @__PURE__ */ name('number')

/** Statements that save all files which an answer holds in base64. */
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
 * Statements that download and save all files to which an answer leads, by the variable `session`.
 *
 * @param response the variable of the response that is a file
 */
export function saveLinkedFiles(
  { list, item, stem, ending, named, mayBeOne }: LinkedFiles,
  answer: Piece,
  response: Piece,
): Piece {
  const found = python.at(answer, list)
  const files = mayBeOne ? code`output if isinstance(output, list) else [output]` : found
  return code`
    ${when(mayBeOne, code`output = ${found}`)}
    ${named === undefined ? undefined : code`extensions = ${Object.fromEntries(named.endings)}`}
    for number, item in enumerate(${files}, start=1):
        ${response} = session.get(${python.at(ITEM, item)})
        ${response}.raise_for_status()
        ${named === undefined ? undefined : code`extension = extensions.get(${response}.headers.get("Content-Type"), ${named.usual})`}
        name = ${named === undefined ? python.format(stem, NUMBER, ending) : python.format(stem, NUMBER, '.', name('extension'))}
        ${saveByName(code`${response}.content`)}
  `
}
