import type { FileInBase64, JsonResult } from '../../../providers/provider.ts'
import type { ValuePath } from '../../../values/path.ts'
import type { Files } from '../../clients/task-plan.ts'
import type { Piece } from '../../printing/code.ts'
import { code, rust } from '../writer.ts'
import { BASE64, CONTEXT, ENSURE, FS } from './names.ts'

/* How programs of all clients show a result that is in a `Value`, `answer`. */

export const ANSWER = code`answer`

/** Reads the string at a path of `answer` into a variable. */
export const readText = (variable: Piece, path: ValuePath): Piece =>
  rust.chain(code`let ${variable} = `, rust.at(ANSWER, path), [...rust.textLinks(ANSWER, path), NO_FILE], '?;')

export const NO_FILE = code`.${CONTEXT}("no file")`

/** Prints a result that is JSON. */
export function showJson({ at, shows }: JsonResult): Piece {
  if (at !== undefined) {
    return code`
      let result = &${rust.at(ANSWER, at)};
      ${rust.call(code`${ENSURE}!`, [code`!result.is_null()`, code`"no result: {answer}"`], ';')}
      println!("{result:#}");
    `
  }
  return shows === undefined ? code`println!("{answer:#}");` : showPart(shows)
}

const showPart = ({ at, as }: NonNullable<JsonResult['shows']>): Piece =>
  as === 'text'
    ? code`
        let text = ${rust.at(ANSWER, at)}.as_str().unwrap_or_default();
        println!("{text}");
      `
    : as === 'embeddings'
      ? code`
        ${rust.chain(code`let items = `, rust.at(ANSWER, at), [code`.as_array()`, code`.${CONTEXT}("no list")`], '?;')}
        for item in items {
            let embedding = item["embedding"].as_array().${CONTEXT}("no numbers")?;
            let first: Value = embedding.iter().take(5).cloned().collect();
            println!("{} numbers: {first}", embedding.len());
        }
      `
      : code`
        ${rust.chain(code`let embedding = `, rust.at(ANSWER, at), [code`.as_array()`, code`.${CONTEXT}("no numbers")`], '?;')}
        let first: Value = embedding.iter().take(5).cloned().collect();
        println!("{} numbers: {first}", embedding.len());
      `

/** Saves a file, and prints its name. */
export const save = (fileName: string, data: Piece): Piece => code`
  ${rust.call(code`${FS}::write`, [fileName, data], '?;')}
  ${rust.call(code`println!`, [rust.format(`Saved ${fileName}`)], ';')}
`

/** Saves the file at a path of `answer`. */
export function saveField({ at, fileName, also, orSamples }: FileInBase64): Piece {
  const shown =
    also === undefined
      ? undefined
      : rust.call(code`println!`, [rust.format(`${also} `, code``), rust.at(ANSWER, [also])], ';')
  if (orSamples && also !== undefined) {
    return code`
      let rate = ${rust.at(ANSWER, [also])}.as_f64()${NO_FILE}?;
      ${save(fileName, code`sound_file(&${rust.at(ANSWER, at)}, rate as u32)?`)}
      ${shown}
    `
  }
  return code`
    ${readText(code`encoded`, at)}
    ${save(fileName, code`${BASE64}.decode(encoded)?`)}
    ${shown}
  `
}

export const ITEM = code`item`

/** Saves the files in a list of `answer`. */
export const saveFiles = ({ list, item, label, type, stem, ending }: Files): Piece => code`
  let items = ${rust.at(ANSWER, list)}.as_array()${NO_FILE}?;
  for (index, item) in items.iter().enumerate() {
      ${type === undefined ? undefined : readExtension(type, ending.slice(1))}
      let name = format!(${type === undefined ? rust.format(stem, code``, ending) : rust.format(stem, code``, '.', code`extension`)}, index + 1);
      let encoded = ${rust.at(ITEM, item)}.as_str()${NO_FILE}?;
      ${FS}::write(&name, ${BASE64}.decode(encoded)?)?;
      ${label === undefined ? undefined : code`let label = ${rust.at(ITEM, [label])}.as_str().unwrap_or_default();`}
      println!("Saved {name}${label === undefined ? undefined : code`: {label}`}");
  }
`

const readExtension = (type: string, usual: string): Piece => code`
  let media_type = ${rust.at(ITEM, [type])}.as_str().unwrap_or_default();
  let is_wav = media_type.ends_with("wav");
  let extension = if is_wav { "wav" } else { ${usual} };
`
