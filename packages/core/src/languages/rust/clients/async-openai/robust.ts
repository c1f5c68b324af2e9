import type { ChatCall } from '../../../../call/call.ts'
import { LIMITS } from '../../../clients/robust.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { DURATION, FASTRAND } from '../names.ts'
import { OPENAI_ERROR, RESPONSE } from './names.ts'

const { attempts, timeout, longestWait } = LIMITS

/** A limit for the whole answer would break off a long stream. */
export const LIMITED_CLIENT = code`
  // It waits ${timeout} seconds for more of an answer.
  let http = reqwest::Client::builder()
      .read_timeout(${DURATION}::from_secs(${timeout}))
      .build()?;
`

/** What a robust program asks again by; none for another. */
export const robustFunctions = ({ form, fallbackModels }: ChatCall): readonly (Piece | undefined)[] =>
  form.robust ? [ASK_AGAIN, IS_BUSY, when(fallbackModels.length > 0, MAY_PASS)] : []

const FACTORY = /* @__PURE__ */ name('HttpRequestFactory', {
  module: 'async_openai::middleware',
  name: 'HttpRequestFactory',
})
const POLICY = /* @__PURE__ */ name('Policy', { module: 'tower::retry', name: 'Policy' })
const SLEEP = /* @__PURE__ */ name('Sleep', { module: 'tokio::time', name: 'Sleep' })
const STATUS_CODE = /* @__PURE__ */ name('StatusCode', { module: 'reqwest', name: 'StatusCode' })
const TIME = /* @__PURE__ */ name('time', { module: 'tokio::time' })

/** The client's own policies ask again after no time limit and no lost connection, and wait as long as they are told. */
const ASK_AGAIN = code`
  /// Asks up to ${attempts} times, while the service is busy or cannot be reached.
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
              let told = response.headers().get("Retry-After");
              if let Some(seconds) = told.and_then(|value| value.to_str().ok()?.parse().ok()) {
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

const IS_BUSY = code`
  fn is_busy(status: ${STATUS_CODE}) -> bool {
      status.is_server_error() || [408, 429].contains(&status.as_u16())
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
