import type { ChatCall } from '../../../call/call.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { declareEnd, ensureComplete, ensureCompleteStream, keepContent, keepEnd } from './incomplete.ts'
import { CONTEXT, FLUSH, IO } from './names.ts'

/* How programs of all clients show an answer that they have as a `Value`. */

/** Statements that read what a message holds of its thoughts. */
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

/** Shows `message`. */
export function printMessage(call: ChatCall): Piece {
  if (call.showsMessage) {
    return code`
      ${ensureComplete(call)}
      println!("{message:#}");
    `
  }
  if (!call.checksAnswer) {
    return code`
      ${when(call.showsReasoning, REASONING_OF_MESSAGE)}
      let content = message["content"].as_str();
      println!("{}", content.${CONTEXT}("the answer holds no text")?);
    `
  }
  return code`
    let content = message["content"].as_str().unwrap_or_default();
    ${ensureComplete(call, code`!content.is_empty()`)}
    ${when(call.showsReasoning, REASONING_OF_MESSAGE)}
    println!("{content}");
  `
}

/** What is kept of the chunks of a stream. */
export const keptOf = (call: ChatCall): Piece => code`
  ${when(call.showsReasoning, code`let mut section = "";`)}
  ${declareEnd(call)}
  ${when(call.showsUsage, code`let mut usage = Value::Null;`)}
`

/** Shows what a `chunk` adds, and keeps what the last one says of tokens. */
export const printChunk = (call: ChatCall): Piece => code`
  ${printDelta(call)}
  ${keepEnd(call)}
  ${when(call.showsUsage, KEEP_USAGE)}
`

const KEEP_USAGE = code`
  if !chunk["usage"].is_null() {
      usage = chunk["usage"].take();
  }
`

function printDelta(call: ChatCall): Piece {
  if (call.showsMessage) return WHOLE_DELTA
  return call.showsReasoning ? BOTH_PARTS : textOfDelta(call)
}

const WHOLE_DELTA = code`
  let delta = &chunk["choices"][0]["delta"];
  if delta.is_object() {
      println!("{delta}");
  }
`

const textOfDelta = (call: ChatCall): Piece => code`
  let part = &chunk["choices"][0]["delta"]["content"];
  // Some services send a list of parts.
  if let Some(text) = part.as_str().or(part[0]["text"].as_str()) {
      print!("{text}");
      ${IO}::stdout().${FLUSH}()?;
      ${keepContent(call)}
  }
`

/** `section` is the part of the answer that is shown. */
const BOTH_PARTS = code`
  let delta = &chunk["choices"][0]["delta"];
  ${readReasoning(code`delta`)}
  let content = &delta["content"];
  // Some services send a list of parts.
  let answer = content
      .as_str()
      .or(content[0]["text"].as_str())
      .unwrap_or_default();
  for (heading, text) in [("Reasoning", reasoning), ("Answer", answer)] {
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

/** What stands behind the last chunk. */
export const endStream = (call: ChatCall): Piece => code`
  ${when(!call.showsMessage, code`println!();`)}
  ${when(call.showsUsage, code`println!("Usage: {usage}");`)}
  ${ensureCompleteStream(call)}
`
