import type { NamedByFormat } from '../../clients/formats.ts'
import { listed, type Piece } from '../../printing/code.ts'
import { code, javascript } from '../writer.ts'

/** Statements that make `name` of the media type that a file came with. */
export function nameByType(type: Piece, { stem, endings, usual }: NamedByFormat): Piece {
  const choices = endings.map(([mediaType, ending]) => code`${type} === ${mediaType} ? ${ending} : `)
  return code`
    const ext = ${listed(choices, '')}${usual};
    const name = ${javascript.format(stem, code`ext`)};
  `
}
