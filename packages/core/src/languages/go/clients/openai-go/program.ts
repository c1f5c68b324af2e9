import type { Call } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { isOwnBaseUrl, isOwnKey } from '../../../clients/openai-client.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { chatProgram, goProgram } from '../main.ts'
import { FMT, HTTP, IO, LOG } from '../names.ts'
import { OPENAI, OPTION } from './names.ts'

/** Declares the client's `response`. */
export const RESPONSE = code`var response *${HTTP}.Response`

const CONTEXT = /* @__PURE__ */ name('context', { module: 'context' })

/** The context of a call. */
export const BACKGROUND = code`${CONTEXT}.Background()`

/**
 * Exits `main` with an error. Errors of openai-go 3.96 only contain the status, and not even that if a service sends
 * `{"error": "…"}`.
 */
export const SAY_WHY = code`
  // Some services' errors don't have OpenAI's format: show the response itself.
  if response != nil && response.StatusCode >= 400 {
      reason, _ := ${IO}.ReadAll(response.Body)
      ${LOG}.Fatalf("%s: %s", response.Status, reason)
  }
  ${LOG}.Fatal(err)
`

export const OR_SAY_WHY = code`
  if err != nil {
      ${SAY_WHY}
  }
`

/** Error handling for `run`, with the function it needs. */
export const OR_EXPLAIN = code`
  if err != nil {
      return explain(err, response)
  }
`

const EXPLAIN = code`
  // explain adds the service's message, which the client's error leaves out.
  func explain(err error, response *http.Response) error {
      if response == nil || response.StatusCode < 400 {
          return err
      }
      reason, _ := ${IO}.ReadAll(response.Body)
      return ${FMT}.Errorf("%s: %s", response.Status, reason)
  }
`

/** A response may contain no choices, and then the list can't be read. */
export const REQUIRE_CHOICES = code`
  if len(completion.Choices) == 0 {
      return fmt.Errorf("the response has no choices: %s", completion.RawJSON())
  }
`

/** The parts of a program. */
export interface Parts {
  /** Code that creates `params`. */
  readonly params: Piece
  /** Makes the call on `client`, and prints its result. */
  readonly shown: Piece
  /** Code before `client` is created. */
  readonly first?: Piece | undefined
  /** The last statement of `run`, if it isn't `return nil`. */
  readonly end?: Piece | undefined
  /** Code before `main`, and a function after it. */
  readonly before?: Piece | undefined
  readonly function?: Piece | undefined
}

/**
 * Returns a complete program.
 *
 * @param moreHeaders headers beyond those that the client sets itself
 */
export const openaiProgram = (
  call: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: ValueObject,
  { params, shown }: Parts,
): string =>
  goProgram(
    call,
    code`
      ${createClient(
        when(!isOwnBaseUrl(call.baseUrl), code`${OPTION}.WithBaseURL(${call.baseUrl}),`),
        when(!isOwnKey(call.token), code`${OPTION}.WithAPIKey(${call.token}),`),
        headerOptions(moreHeaders),
      )}
      ${params}

      ${shown}
    `,
  )

/**
 * Returns a chat's whole program.
 *
 * @param options further options of the client, one per line
 */
export const openaiChatProgram = (
  call: ChatShape,
  options: Piece | undefined,
  { first, params, shown, end = code`return nil`, before, function: called }: Parts,
): Piece =>
  chatProgram(
    call,
    code`
      ${first}
      ${createClient(
        when(!call.hasOpenAiUrl, code`${OPTION}.WithBaseURL(${fromCall(call, ({ baseUrl }) => baseUrl)}),`),
        when(!call.hasOpenAiKey, code`${OPTION}.WithAPIKey(${fromCall(call, ({ token }) => token)}),`),
        call.hasMoreHeaders ? fromCall(call, ({ moreHeaders }) => headerOptions(moreHeaders)) : undefined,
        options,
      )}
      ${params}

      ${shown}
      ${call.variant.retries ? end : undefined}
    `,
    before,
    called,
    when(call.variant.retries, EXPLAIN),
  )

const headerOptions = (moreHeaders: ValueObject): Piece | undefined =>
  lines(
    ...Object.entries(moreHeaders).map(
      ([header, value]) => code`${OPTION}.WithHeader(${header}, ${go.argument(value)}),`,
    ),
  )

/** Creates `client`, for which OpenAI and its key are the defaults. */
function createClient(...given: readonly (Piece | undefined)[]): Piece {
  const options = lines(...given)
  if (options === undefined) return code`client := ${OPENAI}.NewClient()`
  return code`
    client := ${OPENAI}.NewClient(
        ${options}
    )
  `
}
