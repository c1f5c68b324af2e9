import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { env } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { eachStatus, LIMITS } from '../../../clients/retries.ts'
import { listed, type Piece, when } from '../../../printing/code.ts'
import { code, shell } from '../../writer.ts'
import { bodyInput, readFiles } from './files.ts'
import { requestOptions } from './flags.ts'
import { FAIL, headersOf, urlOf } from './request.ts'

const { attempts, timeout, statuses } = LIMITS

/** Returns why curl can't retry: it only discards output to a file before another attempt. */
export const unsupportedRetries = ({ variant, streaming, platform }: ChatCall): string | undefined =>
  variant.retries && (streaming || platform !== 'posix')
    ? 'when curl retries, it can’t take back what it has already printed (see --retry-all-errors in its manual)'
    : undefined

/**
 * Returns a command in which curl itself retries. A busy service's responses go to a file, which curl empties before
 * each attempt, so that only the answer is printed. In a subshell, a failure doesn't exit the reader's shell.
 *
 * @param read a command that prints the file's content; by default, it's printed unchanged
 */
export const retryingChat = (call: ChatShape, read?: Piece): Piece =>
  call.hasFallbacks ? askEach(call, read) : askOne(call, read)

/** Returns the command up to its body. */
const command = (call: ChatShape, body: Piece | undefined, more?: Piece): Piece => code`
  curl ${urlOf(call)} \
    ${fromCall(call, ({ request }) => shell.options(requestOptions(request.url)))} \
    --retry ${attempts - 1} --retry-connrefused --retry-max-time ${attempts * timeout} --max-time ${timeout} \
    --output "$answer"${more} \
    ${headersOf(call)}
    -d @- ${body}
`

const askOne = (call: ChatShape, read: Piece | undefined): Piece => code`
  (
  ${when(read !== undefined, FAIL)}
    answer=$(mktemp)
    trap 'rm -f "$answer"' EXIT
    ${readFiles(call)}
    ${command(
      call,
      fromCall(call, ({ request }) => bodyInput(request)),
    )}
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

const modelsOf = ({ requestModel, fallbackModels }: ChatCall): Piece | undefined =>
  listed(
    [requestModel, ...fallbackModels].map((model) => code`${model}`),
    ' ',
  )

const bodyOfEach = ({ request }: ChatCall): Piece =>
  shell.expandedJson({ ...bodyOf(request), model: env('model') }, TO_STATUS)

/** If one provider doesn't respond, the next one is tried. */
const askEach = (call: ChatShape, read: Piece | undefined): Piece => code`
  (
  ${when(read !== undefined, FAIL)}
    answer=$(mktemp)
    trap 'rm -f "$answer" "$answer.status"' EXIT
    ${readFiles(call)}
    for model in ${fromCall(call, modelsOf)}; do
      ${command(call, fromCall(call, bodyOfEach), WRITE_STATUS)}
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
