import type { ChatCall } from '../../../call/call.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { FLUSH, IO } from './names.ts'

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
export const printMessage = ({ showsMessage, showsReasoning }: ChatCall): Piece =>
  showsMessage
    ? code`println!("{message:#}");`
    : code`
        ${when(showsReasoning, REASONING_OF_MESSAGE)}
        println!("{}", message["content"].as_str().unwrap_or_default());
      `

/** What is kept of the chunks of a stream. */
export const keptOf = ({ showsReasoning, showsUsage }: ChatCall): Piece => code`
  ${when(showsReasoning, code`let mut section = "";`)}
  ${when(showsUsage, code`let mut usage = Value::Null;`)}
`

/** Shows what a `chunk` adds, and keeps what the last one says of tokens. */
export const printChunk = (call: ChatCall): Piece => code`
  ${printDelta(call)}
  ${when(call.showsUsage, KEEP_USAGE)}
`

const KEEP_USAGE = code`
  if !chunk["usage"].is_null() {
      usage = chunk["usage"].take();
  }
`

function printDelta({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return WHOLE_DELTA
  return showsReasoning ? BOTH_PARTS : TEXT_OF_DELTA
}

const WHOLE_DELTA = code`
  let delta = &chunk["choices"][0]["delta"];
  if delta.is_object() {
      println!("{delta}");
  }
`

const TEXT_OF_DELTA = code`
  if let Some(text) = chunk["choices"][0]["delta"]["content"].as_str() {
      print!("{text}");
      ${IO}::stdout().${FLUSH}()?;
  }
`

/** `section` is the part of the answer that is shown. */
const BOTH_PARTS = code`
  let delta = &chunk["choices"][0]["delta"];
  ${readReasoning(code`delta`)}
  let answer = delta["content"].as_str().unwrap_or_default();
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
export const endStream = ({ showsMessage, showsUsage }: ChatCall): Piece => code`
  ${when(!showsMessage, code`println!();`)}
  ${when(showsUsage, code`println!("Usage: {usage}");`)}
`
