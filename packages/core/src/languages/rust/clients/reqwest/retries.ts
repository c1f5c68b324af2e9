import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { eachStatus, LIMITS } from '../../../clients/retries.ts'
import { lines, listed, name, type Piece, when } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { defineTextOf, endStream, keptOf, printChunk, printMessage, REFUSE_ERROR } from '../answer.ts'
import { findMessage } from '../incomplete.ts'
import { rustProgram, variableIn } from '../main.ts'
import { BAIL, BUF_READER, CONTEXT, DURATION, ENSURE, FASTRAND, LINES, VALUE } from '../names.ts'
import { CLIENT_TYPE, headerLinks, makeJson, postLink, RESPONSE, TYPE_OF_TEXT } from './request.ts'

const { attempts, timeout, longestWait, statuses } = LIMITS

const ANYHOW = /* @__PURE__ */ name('anyhow', { module: 'anyhow', name: 'anyhow' })
const POLICY = /* @__PURE__ */ name('Policy', { module: 'reqwest::redirect', name: 'Policy' })
const THREAD = /* @__PURE__ */ name('thread', { module: 'std::thread' })

/**
 * Returns a complete program that retries if a service is busy or unreachable, and then tries others.
 *
 * @param start statements that come first
 */
export function retryingProgram(call: ChatCall, value: ValueObject, start: Piece): string {
  const hasFallbacks = call.fallbackModels.length > 0
  const body: ValueObject = hasFallbacks ? { ...value, model: code`model` } : value
  return rustProgram(
    code`
      ${start}
      ${hasFallbacks ? askEach(call, body) : askOne(call, body)}
      ${call.streaming ? printStream(call) : printResponse(call)}
    `,
    [ask(call, body), defineTextOf(call)],
  )
}

/** A timeout for the whole response would break off a long stream. */
const CLIENT = code`
  // It waits up to ${timeout} seconds for more data, and doesn't follow redirects, which may lead to another host.
  let client = ${CLIENT_TYPE}::builder()
      .redirect(${POLICY}::none())
      .timeout(${DURATION}::from_secs(${timeout}))
      .build()?;
`

const hasVariable = ({ request }: ChatCall): boolean => variableIn(request.headers) !== undefined

const argumentsOf = (call: ChatCall, model: Piece): readonly Piece[] => [
  code`&client`,
  ...(hasVariable(call) ? [code`&token`] : []),
  model,
  code`&body`,
]

const askOne = (call: ChatCall, body: ValueObject): Piece => code`
  ${makeJson(body)}

  ${CLIENT}
  ${rust.call(code`let response = ask`, argumentsOf(call, code`${call.requestModel}`), '?;')}
`

const askEach = (call: ChatCall, body: ValueObject): Piece => code`
  ${CLIENT}
  let mut answered = None;
  ${rust.list(code`for model in `, [call.requestModel, ...call.fallbackModels], ' {')}
      ${makeJson(body)}
      match ask(${listed(argumentsOf(call, code`model`), ', ')}) {
          Ok(response) => {
              answered = Some((model, response));
              break;
          }
          Err(error) => eprintln!("{model}: {error:#}"),
      }
  }
  let (model, response) = answered.${CONTEXT}("no provider answered")?;
`

const IS_REFUSED = /* @__PURE__ */ eachStatus(statuses, (status) => code`number != ${status}`, ' && ')

/** Returns the function that sends the request and retries. */
function ask(call: ChatCall, body: ValueObject): Piece {
  const isJson = rust.fitsMacro(body)
  return code`
    /// Sends a request up to ${attempts} times while the service is busy or unreachable.
    fn ask(client: &Client, ${when(hasVariable(call), code`token: &str, `)}model: &str, body: &${isJson ? VALUE : code`str`}) -> Result<${RESPONSE}> {
        let mut attempt = 0;
        loop {
            let mut wait = Duration::from_millis((1000 << attempt) + ${FASTRAND}::u64(..500 << attempt));
            attempt += 1;
            let sent = client
                ${postLink(call.request.url)}
                ${lines(...headerLinks(call.request.headers))}
                ${isJson ? code`.json(body)` : TYPE_OF_TEXT}
                ${when(!isJson, code`.body(body.to_string())`)}
                .send();
            let failure = match sent {
                Ok(response) => {
                    let status = response.status();
                    let number = status.as_u16();
                    if number < 500 && ${IS_REFUSED} {
                        return Ok(response);
                    }
                    let after = response.headers().get("Retry-After");
                    if let Some(seconds) = after.and_then(|value| value.to_str().ok()?.parse().ok()) {
                        wait = Duration::from_secs(seconds);
                    }
                    ${ANYHOW}!("{status}: {}", response.text().unwrap_or_default())
                }
                Err(error) => error.into(),
            };
            if attempt == ${attempts} || wait > Duration::from_secs(${longestWait}) {
                return Err(failure);
            }
            eprintln!("{model}: {failure:#}");
            ${THREAD}::sleep(wait);
        }
    }
  `
}

/** Prints which provider answered, separately from the answer. */
const nameModel = ({ fallbackModels }: ChatCall): Piece | undefined =>
  when(fallbackModels.length > 0, code`eprintln!("Answered by {model}");`)

const printResponse = (call: ChatCall): Piece => code`
  let status = response.status();
  let answer = response.text()?;
  ${ENSURE}!(status.is_success(), "{status}: {answer}");
  ${nameModel(call)}

  let completion: ${VALUE} = serde_json::from_str(&answer).${CONTEXT}("this isn't a completion")?;
  ${findMessage(call)}
  ${ENSURE}!(message.is_object(), "the response has no message: {answer}");
  ${printMessage(call)}
  ${when(call.showsUsage, code`println!("Usage: {}", completion["usage"]);`)}
`

const printStream = (call: ChatCall): Piece => code`
  let status = response.status();
  if !status.is_success() {
      ${BAIL}!("{status}: {}", response.text()?);
  }
  ${nameModel(call)}

  let mut complete = false;
  ${keptOf(call)}
  for line in ${BUF_READER}::new(response).${LINES}() {
      let line = line?;
      let Some((_, data)) = line.split_once("data:") else {
          continue;
      };
      if data.trim() == "[DONE]" {
          complete = true;
          break;
      }
      let ${when(call.showsUsage, code`mut `)}chunk: ${VALUE} = serde_json::from_str(data).${CONTEXT}("invalid chunk in the stream")?;
      ${REFUSE_ERROR}
      ${printChunk(call)}
  }
  ensure!(complete, "the stream ended before it was complete");
  ${endStream(call)}
`
