import type { ChatShape } from '../../../call/chat-shape.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { declareEnd, ensureComplete, ensureCompleteStream, keepContent, keepEnd, keepsContent } from './incomplete.ts'
import { CONTEXT, ENSURE, FLUSH, IO, VALUE } from './names.ts'

/* How programs of all clients print an answer that is a `Value`. */

/** Reads a message's reasoning. */
const readReasoning = (message: Piece): Piece => code`
  // Services call it by one of two names.
  let reasoning = ${message}["reasoning_content"]
      .as_str()
      .or(${message}["reasoning"].as_str())
      .unwrap_or_default();
`

const REASONING_OF_MESSAGE = code`
  ${readReasoning(code`message`)}
  if !reasoning.is_empty() {
      println!("Reasoning:\n{reasoning}\n\nAnswer:");
  }
`

/** Checks whether the program needs `textOf`. */
const readsParts = ({ listsContent, showsMessage }: ChatShape): boolean => listsContent && !showsMessage

/** Returns the function that reads content which may be a list of parts, if the model sends lists. */
export const defineTextOf = (call: ChatShape): Piece | undefined => when(readsParts(call), TEXT_OF)

/** That function. */
export const TEXT_OF = code`
  /// The text of a message. The model may send it as a list, with its thoughts among the parts.
  fn text_of(content: &${VALUE}) -> String {
      match content {
          Value::Array(parts) => parts
              .iter()
              .filter_map(|part| part["text"].as_str())
              .collect(),
          _ => content.as_str().unwrap_or_default().to_string(),
      }
  }
`

/** Returns an expression for the text in some content; it's empty if there is none. */
const textOf = (call: ChatShape, content: Piece): Piece =>
  readsParts(call) ? code`text_of(&${content})` : code`${content}.as_str().unwrap_or_default()`

/** Prints `message`. */
export function printMessage(call: ChatShape): Piece {
  if (call.showsMessage) {
    return code`
      ${ensureComplete(call)}
      println!("{message:#}");
    `
  }
  if (!call.checksAnswer) {
    return code`
      ${when(call.showsReasoning, REASONING_OF_MESSAGE)}
      ${readsParts(call) ? PRINT_TEXT_OF : PRINT_TEXT}
    `
  }
  return code`
    let content = ${textOf(call, code`message["content"]`)};
    ${ensureComplete(call, code`!content.is_empty()`)}
    ${when(call.showsReasoning, REASONING_OF_MESSAGE)}
    println!("{content}");
  `
}

const PRINT_TEXT = code`
  let content = message["content"].as_str();
  println!("{}", content.${CONTEXT}("the response has no text")?);
`

const PRINT_TEXT_OF = code`println!("{}", text_of(&message["content"]));`

/** Declares what is kept of a stream's chunks. */
export const keptOf = (call: ChatShape): Piece => code`
  ${when(call.showsReasoning, code`let mut section = "";`)}
  ${declareEnd(call)}
  ${when(call.showsUsage, code`let mut usage = Value::Null;`)}
`

/** Prints what a `chunk` adds, and keeps the token usage of the last one. */
export const printChunk = (call: ChatShape): Piece => code`
  ${printDelta(call)}
  ${keepEnd(call)}
  ${when(call.showsUsage, KEEP_USAGE)}
`

const KEEP_USAGE = code`
  if !chunk["usage"].is_null() {
      usage = chunk["usage"].take();
  }
`

function printDelta(call: ChatShape): Piece {
  if (call.showsMessage) return WHOLE_DELTA
  return call.showsReasoning ? bothParts(call) : textOfDelta(call)
}

const WHOLE_DELTA = code`
  let delta = &chunk["choices"][0]["delta"];
  if delta.is_object() {
      println!("{delta}");
  }
`

const textOfDelta = (call: ChatShape): Piece => code`
  let delta = &chunk["choices"][0]["delta"];
  ${readsParts(call) || keepsContent(call) ? printText(call) : PRINT_CONTENT}
  ${IO}::stdout().${FLUSH}()?;
  ${keepContent(call)}
`

export const PRINT_CONTENT = code`print!("{}", delta["content"].as_str().unwrap_or_default());`

const printText = (call: ChatShape): Piece => code`
  let text = ${textOf(call, code`delta["content"]`)};
  print!("{text}");
`

/** `section` is the part of the answer that is being printed. */
const bothParts = (call: ChatShape): Piece => code`
  let delta = &chunk["choices"][0]["delta"];
  ${readReasoning(code`delta`)}
  let answer = ${textOf(call, code`delta["content"]`)};
  for (heading, text) in [("Reasoning", reasoning), ("Answer", ${when(readsParts(call), code`&`)}answer)] {
      if text.is_empty() {
          continue;
      }
      if heading != section {
          section = heading;
          println!("\n{section}:");
      }
      print!("{text}");
      ${IO}::stdout().${FLUSH}()?;
  }
`

/** Exits at a `chunk` that is an error; it may be only a message. */
export const REFUSE_ERROR = code`
  let intact = chunk["error"].is_null() && chunk["message"].is_null();
  ${ENSURE}!(intact, "the stream broke off: {chunk}");
`

/** The code after the last chunk. */
export const endStream = (call: ChatShape): Piece => code`
  ${when(!call.showsMessage, code`println!();`)}
  ${when(call.showsUsage, code`println!("Usage: {usage}");`)}
  ${ensureCompleteStream(call)}
`
