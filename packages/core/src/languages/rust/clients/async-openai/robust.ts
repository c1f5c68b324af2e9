import type { ChatCall } from '../../../../call/call.ts'
import { LIMITS } from '../../../clients/robust.ts'
import type { RustCode } from '../main.ts'

const { attempts, timeout, longestWait } = LIMITS

/** A limit for the whole answer would break off a long stream. */
export const LIMITED_CLIENT: RustCode = {
  imports: ['std::time::Duration'],
  code: `    // It waits ${timeout} seconds for more of an answer.
    let http = reqwest::Client::builder()
        .read_timeout(Duration::from_secs(${timeout}))
        .build()?;
`,
}

/** What a robust program asks again by; none for another. */
export const robustFunctions = ({ form, fallbackModels }: ChatCall): readonly RustCode[] =>
  form.robust ? [ASK_AGAIN, IS_BUSY, ...(fallbackModels.length === 0 ? [] : [MAY_PASS])] : []

/** The client's own policies ask again after no time limit and no lost connection, and wait as long as they are told. */
const ASK_AGAIN: RustCode = {
  imports: [
    ...['std::time::Duration', 'async_openai::error::OpenAIError', 'async_openai::middleware::HttpRequestFactory'],
    ...['fastrand', 'reqwest::Response', 'tokio::time::self', 'tokio::time::Sleep', 'tower::retry::Policy'],
  ],
  code: `/// Asks up to ${attempts} times, while the service is busy or cannot be reached.
#[derive(Clone, Default)]
struct AskAgain {
    attempts: u32,
}

impl Policy<HttpRequestFactory, Response, OpenAIError> for AskAgain {
    type Future = Sleep;

    fn retry(
        &mut self,
        _: &mut HttpRequestFactory,
        result: &mut Result<Response, OpenAIError>,
    ) -> Option<Sleep> {
        let millis = (1000 << self.attempts) + fastrand::u64(..500 << self.attempts);
        let mut wait = Duration::from_millis(millis);
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
        (!gives_up).then(|| time::sleep(wait))
    }

    fn clone_request(&mut self, request: &HttpRequestFactory) -> Option<HttpRequestFactory> {
        Some(request.clone())
    }
}
`,
}

const IS_BUSY: RustCode = {
  imports: ['reqwest::StatusCode'],
  code: `fn is_busy(status: StatusCode) -> bool {
    status.is_server_error() || [408, 429].contains(&status.as_u16())
}
`,
}

const MAY_PASS: RustCode = {
  imports: ['async_openai::error::OpenAIError'],
  code: `/// Whether another provider may do better.
fn may_pass(error: &OpenAIError) -> bool {
    match error {
        OpenAIError::Reqwest(_) => true,
        OpenAIError::ApiError(said) => is_busy(said.status_code),
        _ => false,
    }
}
`,
}
