import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { ANY, type Typed, typed } from '../../types.ts'
import { code } from '../../writer.ts'
import { defineLoop, loopBody, messageLoop } from '../message-loop.ts'
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
    const readsInput = streaming && call.variant.retries
    const input = readsInput ? code`input` : undefined
    return fetchProgram(
      call,
      code`
        ${defineLoop(call, objectTypes(call))}
        ${listModels(call)}

        ${messageLoop(call, { block: ANY, result: ANY }, ask, when(readsInput, READ_INPUT), input)}
      `,
    )
  },
}

const readWhole = (call: Typed): Piece => code`
  ${readJson(call, code`message`)}
  ${PRINT_TEXT}
`

/** A block comes in parts, which its index holds together. */
const readStream = (call: ChatCall): Piece => code`
  const blocks${typed(call, code`Record<number, any>`)} = {};
  const message${typed(call, ANY)} = { stop_reason: null };
  ${readEvents(call, keepBlock(call))}
  message.content = Object.values(blocks);
  if (message.content.some((block${typed(call, ANY)}) => block.type === "text")) process.stdout.write("\n");
`

const keepBlock = ({ variant }: ChatCall): Piece => code`
  const { type, index, content_block, delta } = event;
  if (type === "content_block_start") blocks[index] = content_block;
  if (type === "content_block_delta") {
    process.stdout.write(delta.text ?? "");
    // What the model thinks goes back with its signature.
    for (const name of ["text", "thinking", "signature"]) {
      if (delta[name]) blocks[index][name] = (blocks[index][name] ?? "") + delta[name];
    }
    if (delta.partial_json) blocks[index].json = (blocks[index].json ?? "") + delta.partial_json;
  }
  ${variant.retries ? KEEP_SERVICE_INPUT : KEEP_INPUT}
  if (type === "error") throw new Error(\`The stream broke off: \${JSON.stringify(event.error)}\`);
  if (type === "message_delta") message.stop_reason = delta.stop_reason;
  ${when(variant.retries, COMPLETE)}
`

const READ_BLOCK_INPUT = code`
  const { json, ...block } = blocks[index];
  blocks[index] = json ? { ...block, input: JSON.parse(json) } : block;
`

const KEEP_INPUT = code`
  if (type === "content_block_stop") {
    ${READ_BLOCK_INPUT}
  }
`

/** The input of a call of ours is read later, so that the model learns what is wrong with it. */
const KEEP_SERVICE_INPUT = code`
  if (type === "content_block_stop" && blocks[index].type !== "tool_use") {
    // What the service calls itself goes back with its input.
    ${READ_BLOCK_INPUT}
  }
`

const COMPLETE = code`if (type === "message_stop") complete = true;`

const READ_INPUT = code`
  const { json } = call;
  delete call.json;
  const input = json === undefined ? call.input : JSON.parse(json || "{}");
  call.input = { ...input };
`
