import type { Piece } from '../../printing/code.ts'
import { WRITE_FILE } from '../names.ts'
import { code } from '../writer.ts'

/** Saves `data`, and prints the file name. */
export const save = (fileName: string, data: Piece): Piece => code`
  await ${WRITE_FILE}(${fileName}, ${data});
  console.log(${`Saved ${fileName}`});
`

/** Saves data to a file whose name is in the variable `name`. */
export const saveByName = (data: Piece): Piece => code`
  await ${WRITE_FILE}(name, ${data});
  console.log(\`Saved \${name}\`);
`
