import type { Call } from '../../../../call/call.ts'
import { EnvironmentNode, type Value } from '../../../../values/value.ts'
import { spaces } from '../../../printing/literal.ts'
import { rust } from '../../writer.ts'
import { ASYNC_MAIN, JSON_MACRO, NOTHING, type RustCode, readToken, rustProgram, together, VALUE } from '../main.ts'
import { LIMITED_CLIENT } from './robust.ts'

/** Makes `client`. */
function createClient(
  { token, baseUrl }: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: Headers,
  isRobust: boolean,
): RustCode {
  const key = token instanceof EnvironmentNode ? 'token' : rust.string(token)
  const links = [
    rust.call(8, '.with_api_base', [rust.string(baseUrl)]),
    rust.call(8, '.with_api_key', [key]),
    ...Object.entries(moreHeaders).map(([name, value]) =>
      rust.call(8, '.with_header', [rust.string(name), rust.string(String(value))], '?'),
    ),
  ]
  const { before, policy, transport } = isRobust ? ROBUST : PLAIN
  return {
    imports: [
      'async_openai::Client',
      'async_openai::config::OpenAIConfig',
      'async_openai::middleware::ReqwestService',
      'tower::ServiceBuilder',
      ...before.imports,
    ],
    code: `    let config = OpenAIConfig::new()
${links.join('\n')};
${before.code}    let service = ServiceBuilder::new()
        .and_then(check)
        .retry(${policy})
        .service(${transport});
    let client = Client::with_config(config).with_http_service(service);
`,
  }
}

/** How a client asks again. */
interface Asking {
  readonly before: RustCode
  readonly policy: string
  readonly transport: string
}

/** What the client does of itself. */
const PLAIN: Asking = {
  before: { imports: ['async_openai::middleware::retry::SimpleRetryPolicy'], code: '' },
  policy: 'SimpleRetryPolicy::default()',
  transport: 'ReqwestService::default()',
}

const ROBUST: Asking = {
  before: LIMITED_CLIENT,
  policy: 'AskAgain::default()',
  transport: 'ReqwestService::new(http)',
}

/** Without it, async-openai 0.43 leaves the status out where a service says `{"error": "…"}`. */
const CHECK: RustCode = {
  imports: [
    'async_openai::error::ApiError',
    'async_openai::error::ApiErrorResponse',
    'async_openai::error::OpenAIError',
    'reqwest::Response',
  ],
  code: `/// Tells what the service says, in whatever form: the client knows that of OpenAI alone.
async fn check(response: Response) -> Result<Response, OpenAIError> {
    let status_code = response.status();
    if status_code.is_success() {
        return Ok(response);
    }
    let api_error = ApiError {
        message: response.text().await?,
        ..Default::default()
    };
    Err(OpenAIError::ApiError(ApiErrorResponse {
        status_code,
        api_error,
    }))
}
`,
}

type Headers = { readonly [name: string]: Value }

/**
 * Statements that make `request`. The client's own types lack what services take beside OpenAI's API, and refuse what
 * they answer beside it: a reason to finish, a tier.
 */
export function makeRequest(value: Value, column = 4): RustCode {
  const indent = spaces(column)
  if (rust.fitsMacro(value)) {
    return { imports: [JSON_MACRO], code: `${indent}let request = ${rust.json(value, column, column + 17)};\n` }
  }
  return parseJson('request: Value', value, column)
}

/** Statements that read the JSON text of a value that `json!` cannot hold, into a variable of a type. */
export function parseJson(variable: string, value: Value, column: number): RustCode {
  const indent = spaces(column)
  const [name] = variable.replace('mut ', '').split(':')
  const text = rust.jsonText(value, column)
  const isFormatted = text.startsWith('format!')
  return {
    imports: [VALUE, ...(isFormatted ? [JSON_MACRO] : [])],
    code: `${indent}let ${name} = ${text};
${indent}let ${variable} = serde_json::from_str(${isFormatted ? '&' : ''}${name})?;
`,
  }
}

/**
 * A whole program.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 * @param shown code that makes the call on `client`, and shows its result
 * @param robust functions of a client that asks again in a way of the program
 */
export const openaiProgram = (
  call: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: Headers,
  shown: RustCode,
  functions: readonly RustCode[] = [],
  robust: readonly RustCode[] = [],
): RustCode =>
  rustProgram(
    together(
      call.token instanceof EnvironmentNode ? readToken(call.token) : NOTHING,
      createClient(call, moreHeaders, robust.length > 0),
      shown,
    ),
    [...functions, CHECK, ...robust],
    ASYNC_MAIN,
  )
