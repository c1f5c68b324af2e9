import type { Call } from '../../../../call/call.ts'
import { EnvironmentNode, type Value } from '../../../../values/value.ts'
import { lines, name, type Piece } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { ASYNC_MAIN, readToken, rustProgram } from '../main.ts'
import { VALUE } from '../names.ts'
import { CLIENT, OPENAI_CONFIG, OPENAI_ERROR, RESPONSE } from './names.ts'
import { LIMITED_CLIENT } from './robust.ts'

const REQWEST_SERVICE = /* @__PURE__ */ name('ReqwestService', {
  module: 'async_openai::middleware',
  name: 'ReqwestService',
})
const SERVICE_BUILDER = /* @__PURE__ */ name('ServiceBuilder', { module: 'tower', name: 'ServiceBuilder' })
const SIMPLE_POLICY = /* @__PURE__ */ name('SimpleRetryPolicy', {
  module: 'async_openai::middleware::retry',
  name: 'SimpleRetryPolicy',
})

type Headers = { readonly [name: string]: Value }

/** Makes `client`. */
const createClient = (
  { token, baseUrl }: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: Headers,
  isRobust: boolean,
): Piece => code`
  let config = ${OPENAI_CONFIG}::new()
      ${rust.call(code`.with_api_base`, [baseUrl])}
      ${lines(
        rust.call(code`.with_api_key`, [token instanceof EnvironmentNode ? code`token` : token]),
        ...Object.entries(moreHeaders).map(([header, value]) =>
          rust.call(code`.with_header`, [header, String(value)], '?'),
        ),
      )};
  ${isRobust ? ROBUST : PLAIN}
  let client = ${CLIENT}::with_config(config).with_http_service(service);
`

/** What the client does of itself. */
const PLAIN = code`
  let service = ${SERVICE_BUILDER}::new()
      .and_then(check)
      .retry(${SIMPLE_POLICY}::default())
      .service(${REQWEST_SERVICE}::default());
`

const ROBUST = code`
  ${LIMITED_CLIENT}
  let service = ${SERVICE_BUILDER}::new()
      .and_then(check)
      .retry(AskAgain::default())
      .service(${REQWEST_SERVICE}::new(http));
`

const API_ERROR = /* @__PURE__ */ name('ApiError', { module: 'async_openai::error', name: 'ApiError' })
const API_ERROR_RESPONSE = /* @__PURE__ */ name('ApiErrorResponse', {
  module: 'async_openai::error',
  name: 'ApiErrorResponse',
})

/** Without it, async-openai 0.43 leaves the status out where a service says `{"error": "…"}`. */
const CHECK = code`
  /// Tells what the service says, in whatever form: the client knows that of OpenAI alone.
  async fn check(response: ${RESPONSE}) -> Result<Response, ${OPENAI_ERROR}> {
      let status_code = response.status();
      if status_code.is_success() {
          return Ok(response);
      }
      let api_error = ${API_ERROR} {
          message: response.text().await?,
          ..Default::default()
      };
      Err(OpenAIError::ApiError(${API_ERROR_RESPONSE} {
          status_code,
          api_error,
      }))
  }
`

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

/**
 * A whole program.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 * @param shown code that makes the call on `client`, and shows its result
 * @param items types and functions of that code
 * @param robust functions of a client that asks again in a way of the program
 */
export const openaiProgram = (
  call: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: Headers,
  shown: Piece,
  items: readonly (Piece | undefined)[] = [],
  robust: readonly (Piece | undefined)[] = [],
): string =>
  rustProgram(
    code`
      ${call.token instanceof EnvironmentNode ? readToken(call.token) : undefined}
      ${createClient(call, moreHeaders, robust.length > 0)}

      ${shown}
    `,
    [...items, CHECK, ...robust],
    ASYNC_MAIN,
  )
