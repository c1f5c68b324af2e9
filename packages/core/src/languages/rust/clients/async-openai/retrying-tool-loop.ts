import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { JSON_MACRO, VALUE } from '../names.ts'
import { readCalls } from './calls.ts'

/* How a tool loop handles a model's mistakes. */

/** Returns a `round`, which sends the request, and answers the model's calls. */
export const retryingRound = (call: ChatCall, asked: ValueObject): Piece => code`
  ${readCalls(call, asked)}
  for call in &calls {
      let content = answer(&call["function"]);
      messages.push(${JSON_MACRO}!({"role": "tool", "tool_call_id": call["id"], "content": content}));
  }
`

/** The function for such a round. */
export const ANSWER = code`
  /// Gives the result of a call as JSON, or what the model did wrong: it may do better.
  fn answer(function: &${VALUE}) -> String {
      match call_function(function) {
          Ok(result) => result.to_string(),
          Err(error) => format!("Error: {error:#}"),
      }
  }
`
