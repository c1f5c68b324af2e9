import type { Call } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { EnvironmentNode, type Value } from '../../../../values/value.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { isOwnBaseUrl, isOwnKey } from '../../../clients/openai-client.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { ASYNC_MAIN, readToken, rustItems, rustProgram } from '../main.ts'
import { CONTEXT, ENV, VALUE } from '../names.ts'
import { parseJson } from '../values.ts'
import { CLIENT, OPENAI_CONFIG } from './names.ts'

type Headers = { readonly [name: string]: Value }

/** Creates `config`. */
const createConfig = ({ token, baseUrl }: Pick<Call, 'token' | 'baseUrl'>, moreHeaders: Headers): Piece => code`
  let config = ${OPENAI_CONFIG}::new()
      ${rust.call(code`.with_api_base`, [baseUrl])}
      ${lines(
        rust.call(code`.with_api_key`, [token instanceof EnvironmentNode ? code`token` : token]),
        ...Object.entries(moreHeaders).map(([header, value]) =>
          rust.call(code`.with_header`, [header, String(value)], '?'),
        ),
      )};
`

/** Without a key, the client would send the request anyway. */
const OWN_CLIENT = code`
  ${ENV}::var("OPENAI_API_KEY").${CONTEXT}("OPENAI_API_KEY is not set")?;
  let client = ${CLIENT}::new();
`

const configured = (token: Piece | undefined, config: Piece, client: OwnClient): Piece => code`
  ${token}
  ${config}
  ${client.made}
`

/** By default, the client retries up to three times. */
const PLAIN_CLIENT = code`let client = ${CLIENT}::with_config(config);`

/**
 * Creates `request`. The client's own types lack fields that services accept beyond OpenAI's API, and reject additional
 * values in responses: a finish reason, a tier.
 */
export const makeRequest = (value: Value): Piece =>
  rust.fitsMacro(value) ? code`let request = ${rust.json(value, -3)};` : parseJson(code`request`, VALUE, value)

/** The code that creates `client`, and what it calls. */
export interface OwnClient {
  readonly made: Piece
  readonly items: readonly (Piece | undefined)[]
}

/**
 * Returns a complete program.
 *
 * @param moreHeaders headers beyond those that the client sets itself
 * @param shown code that makes the call on `client`, and prints its result
 */
export const openaiProgram = (call: Pick<Call, 'token' | 'baseUrl'>, moreHeaders: Headers, shown: Piece): string =>
  rustProgram(
    code`
      ${
        isOwnBaseUrl(call.baseUrl) && isOwnKey(call.token) && Object.keys(moreHeaders).length === 0
          ? OWN_CLIENT
          : configured(tokenOf(call), createConfig(call, moreHeaders), PLAIN)
      }

      ${shown}
    `,
    [],
    ASYNC_MAIN,
  )

/**
 * Returns a chat's whole program.
 *
 * @param shown code that makes the call on `client`, and prints its result
 * @param items the types and functions for that code
 * @param client the program's own client, instead of the default one
 * @param end the last statement of `main`, if the code returns earlier
 */
export const openaiChatProgram = (
  call: ChatShape,
  shown: Piece,
  items: readonly (Piece | undefined)[],
  client: OwnClient = PLAIN,
  end?: Piece,
): Piece =>
  rustItems(
    code`
      ${
        call.hasOpenAiUrl && call.hasOpenAiKey && !call.hasMoreHeaders && client === PLAIN
          ? OWN_CLIENT
          : configured(
              call.readsToken ? fromCall(call, tokenOf) : undefined,
              code`${fromCall(call, (given) => createConfig(given, given.moreHeaders))}`,
              client,
            )
      }

      ${shown}
    `,
    [...items, ...client.items],
    ASYNC_MAIN,
    end,
  )

const tokenOf = ({ token }: Pick<Call, 'token'>): Piece | undefined =>
  token instanceof EnvironmentNode ? readToken(token) : undefined

const PLAIN: OwnClient = { made: PLAIN_CLIENT, items: [] }
