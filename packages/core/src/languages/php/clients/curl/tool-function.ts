import type { Value } from '../../../../values/value.ts'
import type { ToolFunction } from '../../../clients/tool-functions.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'

/** A function of the program, in a table: the tools' names may be those of PHP's functions, or not be names in PHP. */
export function defineFunction(tool: ToolFunction): Piece {
  return code`
    ${tool.name} => function (array $arguments): mixed {
        // Replace this with your own code.
        return ${resultOf(tool)};
    },
  `
}

function resultOf({ parameters, sample }: ToolFunction): Value {
  if (parameters?.length === 0) return 'A sample result.'
  if (parameters === undefined || Object.keys(sample).length === 0) return name('$arguments')
  const given = parameters.map((each) => [each.name, code`$arguments[${each.name}]`] as const)
  return { ...Object.fromEntries(given), ...sample }
}
