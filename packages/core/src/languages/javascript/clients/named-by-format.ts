import { raw } from '../../../values/value.ts'
import type { NamedByFormat } from '../../clients/formats.ts'
import { javascript } from '../writer.ts'

/** Statements that make `name` of the media type that a file came with. */
export function nameByType(type: string, { stem, endings, usual }: NamedByFormat, indent = ''): string {
  const choices = endings.map(
    ([mediaType, ending]) => `${type} === ${javascript.string(mediaType)} ? ${javascript.string(ending)} : `,
  )
  return `${indent}const ending = ${choices.join('')}${javascript.string(usual)};
${indent}const name = ${javascript.format(stem, raw('ending'))};
`
}
