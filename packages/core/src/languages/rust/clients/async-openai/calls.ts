import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { FLUSH, IO } from '../names.ts'
import { readMessage } from './chat.ts'

/* What the tool loops share, plain and with retries, of how a model's turn is read. */

/** Asks, and has the `calls` of the answer; shows it and leaves the loop where it makes none. */
export const callsOfMessage = (call: ChatCall, asked: ValueObject): Piece => code`
  ${readMessage(call, asked)}
  let calls = message["tool_calls"]
      .as_array()
      .cloned()
      .unwrap_or_default();
  if calls.is_empty() {
      println!("{}", message["content"].as_str().unwrap_or_default());
      break;
  }
  messages.push(message.clone());
`

/** Shows the text of a `chunk`, and keeps it in `content`; its `delta` may hold calls, too. */
export const KEEP_TEXT = code`
  let delta = &chunk["choices"][0]["delta"];
  if let Some(text) = delta["content"].as_str() {
      print!("{text}");
      ${IO}::stdout().${FLUSH}()?;
      content.push_str(text);
  }
`
