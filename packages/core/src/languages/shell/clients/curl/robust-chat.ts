import type { ChatCall } from '../../../../call/call.ts'
import { env, type JsonObject } from '../../../../values/value.ts'
import { headerLines } from '../../../clients/raw-client.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { shell } from '../../writer.ts'
import { requestOptions } from './flags.ts'

const { attempts, timeout } = LIMITS

/** Why curl cannot ask again: what it has written to a file it takes back before, and nothing else. */
export const unsupportedRobust = ({ form, streaming, platform }: ChatCall): string | undefined =>
  form.robust && (streaming || platform !== 'posix')
    ? 'curl cannot take back what it has shown of an answer before it asks again (its manual, on --retry-all-errors)'
    : undefined

/**
 * curl asks again itself. What a busy service says goes to a file, which curl empties before each attempt, so that the
 * answer alone is shown. In a subshell a failure does not end the reader's own shell.
 */
export const robustChat = (call: ChatCall): string => `(
  answer=$(mktemp)
  trap 'rm -f "$answer"' EXIT
${call.fallbackModels.length === 0 ? askOne(call) : askEach(call)})
`

/** The command as far as its body, whose here-document follows. */
function command({ request }: ChatCall, more: string): string {
  const headers = headerLines(request).map(({ name, line }) => ` \\\n    -H ${shell.word(line, name)}`)
  return `curl ${shell.word(request.url, 'url')} \\
    ${requestOptions(request.url).map(shell.option).join(' ')} \\
    --retry ${attempts - 1} --retry-connrefused --retry-max-time ${attempts * timeout} --max-time ${timeout} \\
    --output "$answer"${more}${headers.join('')} \\
    -d @- `
}

const bodyOf = ({ request: { body } }: ChatCall): JsonObject => (body.kind === 'json' ? (body.value as JsonObject) : {})

const askOne = (call: ChatCall): string => `  ${command(call, '')}${shell.json(bodyOf(call))}  code=$?
  cat "$answer"
  exit "$code"
`

function askEach(call: ChatCall): string {
  const models = [call.requestModel, ...call.fallbackModels].map((each) => shell.word(each)).join(' ')
  return `  for model in ${models}; do
  status=$(${command(call, " --write-out '%{http_code}'")}${shell.expandedJson({ ...bodyOf(call), model: env('model') })}  )
  case $status in
    000 | 408 | 429 | 5??) echo "$model: $status $(cat "$answer")" >&2 ;;
    *) break ;;
  esac
  done
  cat "$answer"
  [ "$status" = 200 ] && echo "Answered by $model" >&2
`
}
