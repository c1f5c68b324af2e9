import type { Files, LinkedFile, LinkedFiles } from '../../clients/task-plan.ts'
import { name, type Piece, when } from '../../printing/code.ts'
import { WRITE_FILE } from '../names.ts'
import { code, javascript } from '../writer.ts'
import { nameByType } from './named-by-format.ts'
import { saveByName } from './save.ts'

const ITEM = /* @__PURE__ */ name('item')
const NUMBER = /* @__PURE__ */ code`index + 1`

/** Saves all files that a response contains in base64. */
export const saveFiles = ({ list, item, label, type, stem, ending }: Files, answer: Piece): Piece => code`
  for (const [index, item] of ${javascript.at(answer, list, true)}.entries()) {
    ${type === undefined ? undefined : code`const ext = ${javascript.at(ITEM, [type])}.endsWith("wav") ? "wav" : ${ending.slice(1)};`}
    const name = ${type === undefined ? javascript.format(stem, NUMBER, ending) : javascript.format(stem, NUMBER, '.', code`ext`)};
    await ${WRITE_FILE}(name, Buffer.from(${javascript.at(ITEM, item, true)}, "base64"));
    console.log(${label === undefined ? code`\`Saved \${name}\`` : code`\`Saved \${name}: \${${javascript.at(ITEM, [label], true)}}\``});
  }
`

/** Downloads and saves all files that a response links to. */
export const saveLinkedFiles = (files: LinkedFiles, answer: Piece, refuse: (response: Piece) => Piece): Piece => {
  const { list, item, stem, ending, named, mayBeOne, starts } = files
  const found = javascript.at(answer, list, true)
  const numbered = javascript.format(stem, NUMBER, ending)
  return code`
    for (const [index, item] of ${mayBeOne ? code`[${found}].flat()` : found}.entries()) {
      const url = ${javascript.at(ITEM, item, true)};
      ${checkUrl(starts)}
      const file = await fetch(url);
      ${refuse(code`file`)}
      ${when(named !== undefined, code`const type = file.headers.get("content-type");`)}
      ${named === undefined ? code`const name = ${numbered};` : nameByType(code`type`, named, [stem, NUMBER, '.'])}
      ${saveByName(code`Buffer.from(await file.arrayBuffer())`)}
    }
  `
}

/** The response chooses the URL, and `fetch` also supports other protocols than HTTP. */
export function checkUrl(starts: LinkedFile['starts']): Piece {
  const isStrange =
    starts.length === 1 ? code`!url.startsWith(${starts[0]})` : code`!${javascript.startingWith(starts)}.test(url)`
  return code`if (${isStrange}) throw new Error(\`Unexpected file URL: \${url}\`);`
}
