import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { ANY, type Typed, typed } from '../../types.ts'
import { code } from '../../writer.ts'
import { defineLoop, loopBody, messageLoop, type StreamedInput } from '../message-loop.ts'
import { PRINT_TEXT } from '../messages.ts'
import { listModels } from '../retries.ts'
import { objectTypes } from '../tools.ts'
import { fetchProgram, post } from './chat.ts'
import { readEvents } from './events.ts'
import { readJson } from './response.ts'

export const fetchMessagesToolLoop: ChatRenderer = {
  client: 'fetch',
  render(call) {
    const { streaming } = call
    const ask = code`
      ${post(call, loopBody(call))}

      ${streaming ? readStream(call) : readWhole(call)}
    `
    return fetchProgram(
      call,
      code`
        ${defineLoop(call, objectTypes(call))}
        ${listModels(call)}

        ${messageLoop(call, { block: ANY, result: ANY }, ask, streaming ? streamedInput(call) : undefined)}
      `,
    )
  },
}

const readWhole = (call: Typed): Piece => code`
  ${readJson(call, code`message`)}
  ${PRINT_TEXT}
`

/** A block arrives in parts with the same index. */
const readStream = (call: ChatCall): Piece => code`
  const blocks${typed(call, code`Record<number, any>`)} = {};
  const message${typed(call, ANY)} = { stop_reason: null };
  ${readEvents(call, call.variant.retries ? KEEP_BLOCK_TO_END : KEEP_BLOCK, STOPPED)}
  message.content = Object.values(blocks);
  if (message.content.some((block${typed(call, ANY)}) => block.type === "text")) process.stdout.write("\n");
`

/** An error that isn't in the API's own format has no type. */
const KEEP_BLOCK = code`
  const { type = "error", index, content_block, delta } = event;
  if (type === "content_block_start") blocks[index] = content_block;
  if (type === "content_block_delta") {
    process.stdout.write(delta.text ?? "");
    // What the model thinks goes back with its signature.
    for (const name of ["text", "thinking", "signature", "partial_json"]) {
      if (delta[name]) blocks[index][name] = (blocks[index][name] ?? "") + delta[name];
    }
  }
  if (type === "error") throw new Error(\`The stream broke off: \${JSON.stringify(event)}\`);
  if (type === "message_delta") message.stop_reason = delta.stop_reason ?? message.stop_reason;
`

const KEEP_BLOCK_TO_END = code`
  ${KEEP_BLOCK}
  if (type === "message_stop") complete = true;
`

/** The connection may stay open after the last event. */
const STOPPED = code`if (lines.includes("event: message_stop")) break;`

/** With retries, the model gets the error in its call's input. */
const streamedInput = (call: ChatCall): StreamedInput =>
  call.variant.retries
    ? { checked: readOfService(call), ofCall: READ_OBJECT, input: code`input` }
    : { checked: READ_INPUT }

const readInput = (blocks: Piece): Piece => code`
  for (const block of ${blocks}) {
    if (block.partial_json) block.input = JSON.parse(block.partial_json);
    delete block.partial_json;
  }
`

const READ_INPUT = /* @__PURE__ */ readInput(code`content`)

const readOfService = (call: Typed): Piece => code`
  // What the service calls itself goes back with its input.
  ${readInput(code`content.filter((block${typed(call, ANY)}) => block.type !== "tool_use")`)}
`

const READ_OBJECT = code`
  const { partial_json: json } = call;
  delete call.partial_json;
  const input = json === undefined ? call.input : JSON.parse(json || "{}");
  call.input = { ...input };
`
