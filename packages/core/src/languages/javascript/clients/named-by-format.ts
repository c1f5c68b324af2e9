import type { NamedByFormat } from '../../clients/formats.ts'
import { listed, type Piece } from '../../printing/code.ts'
import { code, javascript } from '../writer.ts'

/**
 * Sets `name` according to a file's media type.
 *
 * @param begin how the name starts, if not with the stem
 */
export function nameByType(
  type: Piece,
  { stem, endings, usual }: NamedByFormat,
  begin: readonly (string | Piece)[] = [stem],
): Piece {
  const choices = [...new Set(endings.map(([, ending]) => ending))].map((ending) => {
    const [mediaType, another] = endings.filter((each) => each[1] === ending).map(([each]) => each)
    // Matches `audio/wav` and `audio/x-wav`.
    const isIt = another === undefined ? code`${type} === ${mediaType as string}` : code`${type}.endsWith(${ending})`
    return code`${isIt} ? ${ending} : `
  })
  return code`
    const ext = ${listed(choices, '')}${usual};
    const name = ${javascript.format(...begin, code`ext`)};
  `
}
