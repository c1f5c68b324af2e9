import type { NamedByFormat } from '../../clients/formats.ts'
import type { Piece } from '../../printing/code.ts'
import { code, javascript } from '../writer.ts'

/** Statements that make `name` of the media type that a file came with. */
export function nameByType(type: Piece, { stem, endings, usual }: NamedByFormat): Piece {
  return code`
    const endings = new Map(${endings});
    const name = ${javascript.format(stem, code`endings.get(${type}) ?? ${usual}`)};
  `
}
