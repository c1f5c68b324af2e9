import type { ChatCall } from '../../../../call/call.ts'
import { env } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import { headerLines } from '../../../clients/raw-client.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { spaces } from '../../../printing/literal.ts'
import { shell } from '../../writer.ts'
import { bodyDocument, readFiles } from './files.ts'
import { requestOptions } from './flags.ts'
import { FAIL } from './task.ts'

const { attempts, timeout } = LIMITS

/** Why curl cannot ask again: what it has written to a file it takes back before, and nothing else. */
export const unsupportedRobust = ({ form, streaming, platform }: ChatCall): string | undefined =>
  form.robust && (streaming || platform !== 'posix')
    ? 'curl cannot take back what it has shown of an answer before it asks again (its manual, on --retry-all-errors)'
    : undefined

/**
 * curl asks again itself. What a busy service says goes to a file, which curl empties before each attempt, so that the
 * answer alone is shown. In a subshell a failure does not end the reader's own shell.
 *
 * @param read a command that shows what is in the file; left out, it is shown as it is
 */
export const robustChat = (call: ChatCall, read?: string): string =>
  call.fallbackModels.length === 0 ? askOne(call, read) : askEach(call, read)

/** The command as far as its body, whose here-document follows. */
function command({ request }: ChatCall, column: number, more = ''): string {
  const line = ` \\\n${spaces(column + 2)}`
  const options = [
    requestOptions(request.url).map(shell.option).join(' '),
    `--retry ${attempts - 1} --retry-connrefused --retry-max-time ${attempts * timeout} --max-time ${timeout}`,
    `--output "$answer"${more}`,
    ...headerLines(request).map((header) => `-H ${shell.word(header.line, header.name)}`),
    '-d @- ',
  ]
  return `${spaces(column)}curl ${shell.word(request.url, 'url')}${line}${options.join(line)}`
}

const askOne = (call: ChatCall, read: string | undefined): string => `(
${read === undefined ? '' : FAIL}  answer=$(mktemp)
  trap 'rm -f "$answer"' EXIT
${readFiles(call, '  ')}${command(call, 2)}${bodyDocument(call.request)}  code=$?
${read === undefined ? '  cat "$answer"\n  exit "$code"\n' : `  [ "$code" = 0 ] || fail "$(cat "$answer")"\n  ${read} "$answer"\n`})
`

/** What one provider does not give is asked of the next. */
function askEach(call: ChatCall, read: string | undefined): string {
  const models = [call.requestModel, ...call.fallbackModels].map((each) => shell.word(each)).join(' ')
  const body = shell.expandedJson({ ...bodyOf(call.request), model: env('model') }, ' > "$answer.status"')
  return `(
${read === undefined ? '' : FAIL}  answer=$(mktemp)
  trap 'rm -f "$answer" "$answer.status"' EXIT
${readFiles(call, '  ')}  for model in ${models}; do
${command(call, 4, " --write-out '%{http_code}'")}${body}    status=$(cat "$answer.status")
    case $status in
      000 | 408 | 429 | 5??) echo "$model: $status $(cat "$answer")" >&2 ;;
      *) break ;;
    esac
  done
${read === undefined ? SHOW : `  [ "$status" = 200 ] || fail "$(cat "$answer")"\n  ${NAME}\n  ${read} "$answer"\n`})
`
}

const NAME = 'echo "Answered by $model" >&2'

const SHOW = `  cat "$answer"
  [ "$status" = 200 ] && ${NAME}
`
