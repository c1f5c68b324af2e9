import type { ChatCall } from '../../../call/call.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'

/* What clients share that chat by the Responses API. */

/**
 * Ends the program where the model did not bring the response to its end.
 *
 * @param response the variable of the response
 */
export const endedEarly = (response: Piece): Piece => code`
  if (${response}.status !== "completed") {
    throw new Error(\`The response is \${${response}.status}: \${JSON.stringify(${response}.error ?? ${response}.incomplete_details)}\`);
  }
`

/** With tools on offer: each item when it is whole, calls among them. */
const PRINT_ITEM = code`if (event.type === "response.output_item.done") console.log(JSON.stringify(event.item));`

const PRINT_TEXT = code`if (event.type === "response.output_text.delta") process.stdout.write(event.delta);`

/**
 * Shows what `event` adds, and ends the program where it says that something went wrong. In an example with retries it sets
 * `complete` at the last one.
 */
export const printResponseEvent = ({ variant, showsMessage }: ChatCall): Piece => code`
  ${showsMessage ? PRINT_ITEM : PRINT_TEXT}
  if (event.type === "error") throw new Error(\`The stream broke off: \${JSON.stringify(event)}\`);
  if (event.type === "response.failed" || event.type === "response.incomplete") {
    const { status, error, incomplete_details } = event.response;
    throw new Error(\`The response is \${status}: \${JSON.stringify(error ?? incomplete_details)}\`);
  }
  ${when(variant.retries, COMPLETE)}
`

const COMPLETE = code`if (event.type === "response.completed") complete = true;`
