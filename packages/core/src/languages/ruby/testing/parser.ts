import { execFileSync } from 'node:child_process'
import type { ProgramParser } from '../../testing/program-parser.ts'

/** Compiles each program from its own file, like `ruby -wc`; otherwise, some warnings are missing. */
const PROGRAM = `
require "json"
require "tempfile"
$VERBOSE = true
$warnings = +""
def Warning.warn(message, *) = $warnings << message
results = JSON.parse($stdin.read).map do |program|
  $warnings.clear
  Tempfile.create("example.rb") do |file|
    file.write(program)
    file.close
    RubyVM::InstructionSequence.compile_file(file.path)
  end
  $warnings.empty? ? nil : $warnings.dup
rescue SyntaxError => error
  error.message
end
puts JSON.generate(results)
`

/** Ruby's own parser, including warnings, with all programs in one process. */
export const ruby: ProgramParser = {
  language: 'ruby',
  parse(programs) {
    const output = execFileSync('ruby', ['-e', PROGRAM], { input: JSON.stringify(programs), maxBuffer: 1 << 30 })
    return (JSON.parse(output.toString()) as (string | null)[]).map((error) => error ?? undefined)
  },
}
