import { itFindsNothingInExamples, itSees } from '../../testing/linters.ts'
import { go } from './language.ts'
import { goLinter } from './linter.ts'

const PROGRAM = 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Printf("%d\\n", "text")\n}\n'

itFindsNothingInExamples(go)

itSees(goLinter, [
  [PROGRAM, 'wrong type string'],
  [PROGRAM.replace('\t', '  '), 'gofmt writes it otherwise'],
])
