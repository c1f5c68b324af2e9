import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parserOf } from '../program-reader.ts'
import { RuntimeMissingError, type TwinLanguage } from '../twin-language.ts'
import { openRuby, openRubyReader } from './runtime.ts'

const run = promisify(execFile)

export const ruby: TwinLanguage = {
  id: 'ruby',
  exampleFile: 'example.rb',
  packageManager: undefined,
  fastClock: 1,
  platforms: ['posix'],
  output: {
    missing: /cannot load such file -- .*/,
    crash: /\b(NoMethodError|NameError|KeyError|IndexError|TypeError|ParserError|SyntaxError|ArgumentError)\b/,
    emptyValues: ['nil', 'null'],
    copiesAnswers: false,
    textOfPieces: () => '',
  },
  clients: {},
  trust: (caPath) => ({ SSL_CERT_FILE: caPath }),
  prepare: async () => {
    await run('ruby', ['-rnet/http', '-e', 'exit RUBY_VERSION.to_f >= 3.0']).catch((error: Error) => {
      throw new RuntimeMissingError(
        `ruby 3.0 or later is needed to run the Ruby examples (on Debian: apt-get install ruby): ${error.message}`,
      )
    })
  },
  open: openRuby,
  openParser: () => parserOf(openRubyReader()),
}
