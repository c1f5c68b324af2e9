import type { Call } from '../../../../call/call.ts'
import { EnvironmentNode, type Value } from '../../../../values/value.ts'
import { isOwnBaseUrl, isOwnKey } from '../../../clients/openai-client.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { ASYNC_MAIN, readToken, rustProgram } from '../main.ts'
import { CONTEXT, ENV, VALUE } from '../names.ts'
import { CLIENT, OPENAI_CONFIG } from './names.ts'

type Headers = { readonly [name: string]: Value }

/** Makes `config`. */
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

/** Whether the client finds OpenAI and its key itself. */
const isOwn = ({ token, baseUrl }: Pick<Call, 'token' | 'baseUrl'>, moreHeaders: Headers, client: OwnClient): boolean =>
  isOwnBaseUrl(baseUrl) && isOwnKey(token) && Object.keys(moreHeaders).length === 0 && client.made === PLAIN_CLIENT

/** Without the key it would ask all the same. */
const OWN_CLIENT = code`
  ${ENV}::var("OPENAI_API_KEY").${CONTEXT}("OPENAI_API_KEY is not set")?;
  let client = ${CLIENT}::new();
`

const configuredClient = (
  call: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: Headers,
  client: OwnClient,
): Piece => code`
  ${call.token instanceof EnvironmentNode ? readToken(call.token) : undefined}
  ${createConfig(call, moreHeaders)}
  ${client.made}
`

/** The client asks again of itself, up to three times. */
const PLAIN_CLIENT = code`let client = ${CLIENT}::with_config(config);`

/** Statements that keep any value in a variable. */
export const keepJson = (variable: Piece, value: Value): Piece =>
  rust.fitsMacro(value) ? code`let ${variable} = ${rust.json(value)};` : parseJson(variable, VALUE, value)

/**
 * Statements that make `request`. The client's own types lack what services take beside OpenAI's API, and refuse what
 * they answer beside it: a reason to finish, a tier.
 */
export const makeRequest = (value: Value): Piece =>
  rust.fitsMacro(value) ? code`let request = ${rust.json(value, -3)};` : parseJson(code`request`, VALUE, value)

/** Statements that read the JSON text of a value that `json!` cannot hold, into a variable of a type. */
export const parseJson = (variable: Piece, type: Piece, value: Value, keyword = code`let`): Piece => code`
  let ${variable} = ${rust.jsonText(value)};
  ${keyword} ${variable}: ${type} = serde_json::from_str(${rust.isFormatted(value) ? code`&` : undefined}${variable})?;
`

/** The code that creates `client`, and what it calls. */
export interface OwnClient {
  readonly made: Piece
  readonly items: readonly (Piece | undefined)[]
}

/**
 * A whole program.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 * @param shown code that makes the call on `client`, and shows its result
 * @param items types and functions of that code
 * @param client what the program has in place of the usual client
 * @param end the last statement of `main`, where the code returns before
 */
export const openaiProgram = (
  call: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: Headers,
  shown: Piece,
  items: readonly (Piece | undefined)[] = [],
  client: OwnClient = { made: PLAIN_CLIENT, items: [] },
  end?: Piece,
): string =>
  rustProgram(
    code`
      ${isOwn(call, moreHeaders, client) ? OWN_CLIENT : configuredClient(call, moreHeaders, client)}

      ${shown}
    `,
    [...items, ...client.items],
    ASYNC_MAIN,
    end,
  )
