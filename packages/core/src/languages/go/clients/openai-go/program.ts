import type { Call } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { lines, name, type Piece } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { goProgram } from '../main.ts'
import { FMT, HTTP, IO } from '../names.ts'
import { OPENAI, OPTION } from './names.ts'

/** Declares the `response` that the client has its answer from. */
export const RESPONSE = code`var response *http.Response`

const CONTEXT = /* @__PURE__ */ name('context', { module: 'context' })

/** The context of a call. */
export const BACKGROUND = code`${CONTEXT}.Background()`

export const OR_EXPLAIN = code`
  if err != nil {
      return explain(err, response)
  }
`

/** An answer may hold no choices, and the list of them may be read no further then. */
export const REQUIRE_CHOICES = code`
  if len(completion.Choices) == 0 {
      return fmt.Errorf("the answer holds no choices: %s", completion.RawJSON())
  }
`

/** An error of openai-go 3.96 shows the status alone, and not even that where a service says `{"error": "…"}`. */
const EXPLAIN = code`
  // explain adds what the service says, which the client's errors leave out.
  func explain(err error, response *${HTTP}.Response) error {
      if response == nil || response.StatusCode < 400 {
          return err
      }
      said, _ := ${IO}.ReadAll(response.Body)
      return ${FMT}.Errorf("%s: %s", response.Status, said)
  }
`

/** The parts of a program. */
interface Parts {
  /** Headers beyond those that the client writes itself. */
  readonly moreHeaders: ValueObject
  /** Further options of the client, a line each. */
  readonly options?: Piece | undefined
  /** Statements that make `params`. */
  readonly params: Piece
  /** Makes the call on `client`, and shows its result. */
  readonly shown: Piece
  /** What stands before `main`, and a function that stands behind it. */
  readonly before?: Piece
  readonly function?: Piece
}

/** A whole program. */
export const openaiProgram = (
  call: Pick<Call, 'token' | 'baseUrl'>,
  { moreHeaders, options, params, shown, before, function: called }: Parts,
): string =>
  goProgram(
    call,
    code`
      client := ${OPENAI}.NewClient(
          ${OPTION}.WithBaseURL(${call.baseUrl}),
          option.WithAPIKey(${call.token}),
          ${lines(...Object.entries(moreHeaders).map(([header, value]) => code`option.WithHeader(${header}, ${go.argument(value)}),`))}
          ${options}
      )
      ${params}

      ${shown}
    `,
    before,
    called,
    EXPLAIN,
  )
