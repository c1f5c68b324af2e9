import { execFileSync } from 'node:child_process'
import type { ProgramParser } from '../../testing/program-parser.ts'

/** Compiles each program without running it, like `php -l`, in its own namespace because function names repeat. */
const PROGRAM = `
error_reporting(E_ALL);
set_error_handler(function (int $level, string $message): never {
    throw new ErrorException($message);
});
$results = [];
foreach (json_decode(stream_get_contents(STDIN), true) as $place => $program) {
    try {
        token_get_all($program, TOKEN_PARSE);
        eval("namespace Program$place; return; ?>" . $program);
        $results[] = null;
    } catch (ParseError | ErrorException $error) {
        $results[] = $error->getMessage();
    }
}
echo json_encode($results, JSON_INVALID_UTF8_SUBSTITUTE);
`

/** PHP's own compiler, with all programs in one process. */
export const php: ProgramParser = {
  language: 'php',
  parse(programs) {
    const output = execFileSync('php', ['-r', PROGRAM], { input: JSON.stringify(programs), maxBuffer: 1 << 30 })
    return (JSON.parse(output.toString()) as (string | null)[]).map((error) => error ?? undefined)
  },
}
