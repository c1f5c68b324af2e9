import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { eachStatus, LIMITS } from '../../../clients/retries.ts'
import { listed, name, type Piece, slot, when } from '../../../printing/code.ts'
import { code, rust } from '../../writer.ts'
import { defineTextOf, endStream, keptOf, printChunk, printMessage, REFUSE_ERROR } from '../answer.ts'
import { findMessage } from '../incomplete.ts'
import { rustItems } from '../main.ts'
import { BAIL, BUF_READER, CONTEXT, DURATION, ENSURE, FASTRAND, LINES, VALUE } from '../names.ts'
import { CLIENT_TYPE, HEADERS, makeJson, POST, RESPONSE, sentBody, TYPE_OF_TEXT } from './request.ts'

const { attempts, timeout, longestWait, statuses } = LIMITS

const ANYHOW = /* @__PURE__ */ name('anyhow', { module: 'anyhow', name: 'anyhow' })
const POLICY = /* @__PURE__ */ name('Policy', { module: 'reqwest::redirect', name: 'Policy' })
const THREAD = /* @__PURE__ */ name('thread', { module: 'std::thread' })

export interface Own {
  /** Whether `json!` can contain the body. */
  readonly fitsMacro: boolean
}

export type Shape = ChatShape & Own

/**
 * Returns a complete program that retries if a service is busy or unreachable, and then tries others.
 *
 * @param start statements that come first
 */
export const retryingProgram = (shape: Shape, start: Piece): Piece =>
  rustItems(
    code`
      ${start}
      ${shape.hasFallbacks ? askEach(shape) : ASK_ONE}
      ${shape.streaming ? printStream(shape) : printResponse(shape)}
    `,
    [ask(shape), defineTextOf(shape)],
  )

/** A timeout for the whole response would break off a long stream. */
const CLIENT = code`
  // It waits up to ${timeout} seconds for more data, and doesn't follow redirects, which may lead to another host.
  let client = ${CLIENT_TYPE}::builder()
      .redirect(${POLICY}::none())
      .timeout(${DURATION}::from_secs(${timeout}))
      .build()?;
`

const argumentsOf = ({ readsToken }: Pick<ChatShape, 'readsToken'>, model: Piece): readonly Piece[] => [
  code`&client`,
  ...(readsToken ? [code`&token`] : []),
  model,
  code`&body`,
]

const MAKE_BODY = /* @__PURE__ */ slot((call: ChatCall) => makeJson(sentBody(call)))
const MAKE_BODY_OF_EACH = /* @__PURE__ */ slot((call: ChatCall) => makeJson({ ...sentBody(call), model: code`model` }))
const CALL_ASK = /* @__PURE__ */ slot((call: ChatCall) =>
  rust.call(code`let response = ask`, argumentsOf(call, code`${call.requestModel}`), '?;'),
)
const FOR_EACH_MODEL = /* @__PURE__ */ slot(({ requestModel, fallbackModels }: ChatCall) =>
  rust.list(code`for model in `, [requestModel, ...fallbackModels], ' {'),
)

const ASK_ONE = code`
  ${MAKE_BODY}

  ${CLIENT}
  ${CALL_ASK}
`

const askEach = (shape: ChatShape): Piece => code`
  ${CLIENT}
  let mut answered = None;
  ${FOR_EACH_MODEL}
      ${MAKE_BODY_OF_EACH}
      match ask(${listed(argumentsOf(shape, code`model`), ', ')}) {
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
const ask = ({ readsToken, fitsMacro: isJson }: Shape): Piece => code`
  /// Sends a request up to ${attempts} times while the service is busy or unreachable.
  fn ask(client: &Client, ${when(readsToken, code`token: &str, `)}model: &str, body: &${isJson ? VALUE : code`str`}) -> Result<${RESPONSE}> {
      let mut attempt = 0;
      loop {
          let mut wait = Duration::from_millis((1000 << attempt) + ${FASTRAND}::u64(..500 << attempt));
          attempt += 1;
          let sent = client
              ${POST}
              ${HEADERS}
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

/** Prints which provider answered, separately from the answer. */
const nameModel = ({ hasFallbacks }: ChatShape): Piece | undefined =>
  when(hasFallbacks, code`eprintln!("Answered by {model}");`)

const printResponse = (shape: ChatShape): Piece => code`
  let status = response.status();
  let answer = response.text()?;
  ${ENSURE}!(status.is_success(), "{status}: {answer}");
  ${nameModel(shape)}

  let completion: ${VALUE} = serde_json::from_str(&answer).${CONTEXT}("this isn't a completion")?;
  ${findMessage(shape)}
  ${ENSURE}!(message.is_object(), "the response has no message: {answer}");
  ${printMessage(shape)}
  ${when(shape.showsUsage, code`println!("Usage: {}", completion["usage"]);`)}
`

const printStream = (shape: ChatShape): Piece => code`
  let status = response.status();
  if !status.is_success() {
      ${BAIL}!("{status}: {}", response.text()?);
  }
  ${nameModel(shape)}

  let mut complete = false;
  ${keptOf(shape)}
  for line in ${BUF_READER}::new(response).${LINES}() {
      let line = line?;
      let Some((_, data)) = line.split_once("data:") else {
          continue;
      };
      if data.trim() == "[DONE]" {
          complete = true;
          break;
      }
      let ${when(shape.showsUsage, code`mut `)}chunk: ${VALUE} = serde_json::from_str(data).${CONTEXT}("invalid chunk in the stream")?;
      ${REFUSE_ERROR}
      ${printChunk(shape)}
  }
  ensure!(complete, "the stream ended before it was complete");
  ${endStream(shape)}
`
