import type { Value } from '../../../values/value.ts'
import type { Piece } from '../../printing/code.ts'
import { code, rust } from '../writer.ts'
import { VALUE } from './names.ts'

/** Sets a variable to any value. */
export const keepJson = (variable: Piece, value: Value): Piece =>
  rust.fitsMacro(value) ? code`let ${variable} = ${rust.json(value)};` : parseJson(variable, VALUE, value)

/** Parses the JSON text of a value that `json!` can't contain, into a variable with a type. */
export const parseJson = (variable: Piece, type: Piece, value: Value, keyword = code`let`): Piece => code`
  let ${variable} = ${rust.jsonText(value)};
  ${keyword} ${variable}: ${type} = serde_json::from_str(${rust.isFormatted(value) ? code`&` : undefined}${variable})?;
`
