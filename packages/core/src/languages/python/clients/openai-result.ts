import type { FileNode } from '../../../values/value.ts'
import type { PlannedResult } from '../../clients/task-plan.ts'
import { name, type Piece } from '../../printing/code.ts'
import { code, python } from '../writer.ts'
import { readBytes } from './files.ts'
import { BASE64, PATH, URLOPEN } from './imports.ts'
import { saveFile } from './save-download.ts'

/* Shared by clients that call OpenAI's API for images and transcriptions. */

/** Reads a form's file, and leaves a line free. */
export const readFormFile = (file: FileNode): Piece =>
  file.remote
    ? code`
      with ${URLOPEN}(${file.location}) as download:
          ${file} = download.read()

    `
    : code`
      ${file} = ${readBytes(file)}

    `

/** Saves the images in `response`. */
export function saveImages(result: PlannedResult): Piece | undefined {
  if (result.kind === 'base64') {
    return saveFile(result.fileName, code`${BASE64}.b64decode(response.data[0].b64_json)`)
  }
  return result.kind !== 'files'
    ? undefined
    : code`
      for number, image in enumerate(response.data, start=1):
          name = ${python.format(result.stem, name('number'), result.ending)}
          ${PATH}(name).write_bytes(${BASE64}.b64decode(image.b64_json))
          print("Saved", name)
    `
}
