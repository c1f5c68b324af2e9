import { itFindsNothingInExamples, itSees } from '../../testing/linters.ts'
import { rust } from './language.ts'
import { rustLinter } from './linter.ts'

const PROGRAM = 'fn main() {\n  let texts = Vec::<String>::new();\n  println!("{}", texts.len() == 0);\n}\n'

itFindsNothingInExamples(rust)

itSees(rustLinter, [[PROGRAM, '+    let texts', 'length comparison to zero']])
