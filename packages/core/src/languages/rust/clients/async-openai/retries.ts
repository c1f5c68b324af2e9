import type { ChatShape } from '../../../../call/chat-shape.ts'
import { eachStatus, LIMITS } from '../../../clients/retries.ts'
import { name, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { DURATION, FASTRAND } from '../names.ts'
import { CLIENT, OPENAI_ERROR, RESPONSE } from './names.ts'
import type { OwnClient } from './program.ts'

const { attempts, timeout, longestWait, statuses } = LIMITS

/** Returns a client with the program's own retries; none for a plain one. */
export const retryingClient = ({ variant, hasFallbacks }: ChatShape): OwnClient | undefined =>
  variant.retries ? { made: MAKE_CLIENT, items: [CHECK, ASK_AGAIN, IS_BUSY, when(hasFallbacks, MAY_PASS)] } : undefined

const REQWEST_SERVICE = /* @__PURE__ */ name('ReqwestService', {
  module: 'async_openai::middleware',
  name: 'ReqwestService',
})
const SERVICE_BUILDER = /* @__PURE__ */ name('ServiceBuilder', { module: 'tower', name: 'ServiceBuilder' })

/** A timeout for the whole response would break off a long stream. */
const MAKE_CLIENT = code`
  // It waits up to ${timeout} seconds for more data.
  let http = reqwest::Client::builder()
      .read_timeout(${DURATION}::from_secs(${timeout}))
      .build()?;
  let service = ${SERVICE_BUILDER}::new()
      .and_then(check)
      .retry(AskAgain::default())
      .service(${REQWEST_SERVICE}::new(http));
  let client = ${CLIENT}::with_config(config).with_http_service(service);
`

const API_ERROR = /* @__PURE__ */ name('ApiError', { module: 'async_openai::error', name: 'ApiError' })
const API_ERROR_RESPONSE = /* @__PURE__ */ name('ApiErrorResponse', {
  module: 'async_openai::error',
  name: 'ApiErrorResponse',
})

/** Without this, async-openai 0.43 omits the status if a service sends `{"error": "…"}`. */
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

const FACTORY = /* @__PURE__ */ name('HttpRequestFactory', {
  module: 'async_openai::middleware',
  name: 'HttpRequestFactory',
})
const POLICY = /* @__PURE__ */ name('Policy', { module: 'tower::retry', name: 'Policy' })
const SLEEP = /* @__PURE__ */ name('Sleep', { module: 'tokio::time', name: 'Sleep' })
const STATUS_CODE = /* @__PURE__ */ name('StatusCode', { module: 'reqwest', name: 'StatusCode' })
const TIME = /* @__PURE__ */ name('time', { module: 'tokio::time' })

/** The client's own policies don't retry after timeouts and lost connections, and wait as long as they're told. */
const ASK_AGAIN = code`
  /// Sends a request up to ${attempts} times while the service is busy or unreachable.
  #[derive(Clone, Default)]
  struct AskAgain {
      attempts: u32,
  }

  impl ${POLICY}<${FACTORY}, ${RESPONSE}, ${OPENAI_ERROR}> for AskAgain {
      type Future = ${SLEEP};

      fn retry(
          &mut self,
          _: &mut HttpRequestFactory,
          result: &mut Result<Response, OpenAIError>,
      ) -> Option<Sleep> {
          let millis = (1000 << self.attempts) + ${FASTRAND}::u64(..500 << self.attempts);
          let mut wait = ${DURATION}::from_millis(millis);
          if let Ok(response) = result {
              if !is_busy(response.status()) {
                  return None;
              }
              let after = response.headers().get("Retry-After");
              if let Some(seconds) = after.and_then(|value| value.to_str().ok()?.parse().ok()) {
                  wait = Duration::from_secs(seconds);
              }
          }
          self.attempts += 1;
          let gives_up = self.attempts == ${attempts} || wait > Duration::from_secs(${longestWait});
          (!gives_up).then(|| ${TIME}::sleep(wait))
      }

      fn clone_request(&mut self, request: &HttpRequestFactory) -> Option<HttpRequestFactory> {
          Some(request.clone())
      }
  }
`

const STATUSES = /* @__PURE__ */ eachStatus(statuses, (status) => code`${status}`, ', ')

const IS_BUSY = code`
  fn is_busy(status: ${STATUS_CODE}) -> bool {
      status.is_server_error() || [${STATUSES}].contains(&status.as_u16())
  }
`

const MAY_PASS = code`
  /// Whether another provider may do better.
  fn may_pass(error: &${OPENAI_ERROR}) -> bool {
      match error {
          OpenAIError::Reqwest(_) => true,
          OpenAIError::ApiError(said) => is_busy(said.status_code),
          _ => false,
      }
  }
`
