import type { ChatCall } from '../../../../call/call.ts'
import { env } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import { eachStatus, LIMITS } from '../../../clients/retries.ts'
import { listed, type Piece, when } from '../../../printing/code.ts'
import { code, shell } from '../../writer.ts'
import { bodyInput, readFiles } from './files.ts'
import { requestOptions } from './flags.ts'
import { FAIL, headers } from './request.ts'

const { attempts, timeout, statuses } = LIMITS

/** Why curl cannot ask again: what it has written to a file it takes back before, and nothing else. */
export const unsupportedRetries = ({ variant, streaming, platform }: ChatCall): string | undefined =>
  variant.retries && (streaming || platform !== 'posix')
    ? 'when curl retries, it can’t take back what it has already printed (see --retry-all-errors in its manual)'
    : undefined

/**
 * curl asks again itself. What a busy service says goes to a file, which curl empties before each attempt, so that the
 * answer alone is shown. In a subshell a failure does not end the reader's own shell.
 *
 * @param read a command that shows what is in the file; left out, it is shown as it is
 */
export const retryingChat = (call: ChatCall, read?: Piece): Piece =>
  call.fallbackModels.length === 0 ? askOne(call, read) : askEach(call, read)

/** The command as far as its body. */
const command = ({ request }: ChatCall, body: Piece | undefined, more?: Piece): Piece => code`
  curl ${shell.argument(request.url, 'url')} \
    ${shell.options(requestOptions(request.url))} \
    --retry ${attempts - 1} --retry-connrefused --retry-max-time ${attempts * timeout} --max-time ${timeout} \
    --output "$answer"${more} \
    ${headers(request)}
    -d @- ${body}
`

const askOne = (call: ChatCall, read: Piece | undefined): Piece => code`
  (
  ${when(read !== undefined, FAIL)}
    answer=$(mktemp)
    trap 'rm -f "$answer"' EXIT
    ${readFiles(call)}
    ${command(call, bodyInput(call.request))}
    code=$?
    ${
      read === undefined
        ? SHOW
        : code`
      [ "$code" = 0 ] || fail "$(cat "$answer")"
      ${read} "$answer"
    `
    }
  )
`

const SHOW = code`
  cat "$answer"
  exit "$code"
`

const STATUSES = /* @__PURE__ */ eachStatus(statuses, (status) => code`${status}`, ' | ')

/** What one provider does not give is asked of the next. */
const askEach = (call: ChatCall, read: Piece | undefined): Piece => code`
  (
  ${when(read !== undefined, FAIL)}
    answer=$(mktemp)
    trap 'rm -f "$answer" "$answer.status"' EXIT
    ${readFiles(call)}
    for model in ${listed(
      [call.requestModel, ...call.fallbackModels].map((model) => code`${model}`),
      ' ',
    )}; do
      ${command(call, shell.expandedJson({ ...bodyOf(call.request), model: env('model') }, TO_STATUS), WRITE_STATUS)}
      status=$(cat "$answer.status")
      case $status in
        000 | ${STATUSES} | 5??) echo "$model: $status $(cat "$answer")" >&2 ;;
        *) break ;;
      esac
    done
    ${
      read === undefined
        ? SHOW_NAMED
        : code`
      [ "$status" = 200 ] || fail "$(cat "$answer")"
      ${NAME}
      ${read} "$answer"
    `
    }
  )
`

const TO_STATUS = code` > "$answer.status"`

const WRITE_STATUS = code` --write-out '%{http_code}'`

const NAME = code`echo "Answered by $model" >&2`

const SHOW_NAMED = code`
  cat "$answer"
  [ "$status" = 200 ] && ${NAME}
`
