import { type FileNode, raw } from '../../../values/value.ts'
import { rust } from '../writer.ts'
import { BASE64, CONTEXT, type RustCode } from './main.ts'

/** What gives the bytes of a file that does not lie beside the program. */
export interface Fetched {
  readonly code: string
  /** What it is bound to, given the name of the variable. */
  readonly pattern: (name: string) => string
}

/** Statements that read a file into its variable. */
export function readFile({ encoding, location, mediaType, variable }: FileNode, fetched?: Fetched): RustCode {
  const name = rust.snake(variable)
  const data = encoding === 'bytes' ? name : `${name}_data`
  const place = rust.string(location)
  const read =
    fetched === undefined
      ? rust.chain(4, `let ${data} = `, `fs::read(${place})`, [`.context(${place})`], '?;')
      : `    let ${fetched.pattern(data)} = ${fetched.code}?;`
  const encoded = `BASE64_STANDARD.encode(${data})`
  const code = {
    bytes: '',
    base64: `    let ${name} = ${encoded};\n`,
    'data-url': `${rust.call(4, `let ${name} = format!`, [rust.format(`data:${mediaType};base64,`, raw('')), encoded], ';')}\n`,
  }[encoding]
  return {
    imports: [...(fetched === undefined ? ['std::fs::self', CONTEXT] : []), ...(encoding === 'bytes' ? [] : [BASE64])],
    code: `${read}\n${code}`,
  }
}
