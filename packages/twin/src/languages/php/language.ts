import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parserOf } from '../program-reader.ts'
import { RuntimeMissingError, type TwinLanguage } from '../twin-language.ts'
import { openPhp, openPhpReader } from './runtime.ts'

const run = promisify(execFile)

export const php: TwinLanguage = {
  id: 'php',
  exampleFile: 'example.php',
  packageManager: undefined,
  fastClock: 1,
  platforms: ['posix'],
  output: {
    missing: /Call to undefined function curl_\w+/,
    crash:
      /\b(?:Warning|Notice|Deprecated|Parse error): |\b(?:TypeError|ValueError|ArgumentCountError|JsonException): |Uncaught Error: /,
    emptyValues: ['null'],
    copiesAnswers: false,
    textOfPieces: () => '',
  },
  clients: {},
  // PHP's own settings do this; the run command contains them.
  trust: () => ({}),
  prepare: async () => {
    await run('php', ['-r', 'exit(PHP_VERSION_ID >= 80100 && function_exists("curl_init") ? 0 : 1);']).catch(
      (error: Error) => {
        throw new RuntimeMissingError(
          `php 8.1 or later with curl is needed to run the PHP examples (on Debian: apt-get install php-cli php-curl): ${error.message}`,
        )
      },
    )
  },
  open: openPhp,
  openParser: () => parserOf(openPhpReader()),
}
