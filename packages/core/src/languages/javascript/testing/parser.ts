import { parse } from 'acorn'
import type { ProgramParser } from '../../testing/program-parser.ts'

export const javascript: ProgramParser = {
  language: 'js',
  parse: (programs) =>
    programs.map((program) => {
      try {
        parse(program, { ecmaVersion: 'latest', sourceType: 'module' })
        return undefined
      } catch (error) {
        return (error as Error).message
      }
    }),
}
