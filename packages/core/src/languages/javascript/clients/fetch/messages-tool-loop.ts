import type { ClientForm } from '../../../clients/client.ts'
import { type Typed, typed } from '../../types.ts'
import { defineLoop, loopBody, type MessageLoopTypes, messageLoop, PRINT_TEXT } from '../message-loop.ts'
import { listModels } from '../robust.ts'
import { objectTypes } from '../tools.ts'
import { fetchProgram, post, readJson } from './chat.ts'
import { readEvents } from './events.ts'

export const fetchMessagesToolLoop: ClientForm = {
  client: 'fetch',
  render(call) {
    const read = call.streaming ? readStream(call) : `${readJson(call, 'message', '  ')}${PRINT_TEXT}`
    const ask = `${post(call, loopBody(call), 2)}\n${read}`
    return fetchProgram(
      call,
      `${defineLoop(call, objectTypes(call))}${listModels(call)}\n${call.streaming ? messageLoop(call, ANY, ask, READ_INPUT, 'input') : messageLoop(call, ANY, ask)}`,
    )
  },
}

const ANY: MessageLoopTypes = { block: ': any', result: 'any' }

/** A block comes in parts, which its index holds together. */
const readStream = (call: Typed): string => `  const blocks${typed(call, ': Record<number, any>')} = {};
  const message${typed(call, ': any')} = {};
${readEvents(
  call,
  `      const { type, index, content_block, delta } = event;
      if (type === "content_block_start") blocks[index] = content_block;
      if (delta?.type === "text_delta") {
        process.stdout.write(delta.text);
        blocks[index].text += delta.text;
      }
      if (delta?.type === "input_json_delta") {
        blocks[index].json = (blocks[index].json ?? "") + delta.partial_json;
      }
      if (type === "error") throw new Error(\`The stream broke off: \${JSON.stringify(event.error)}\`);
      if (type === "message_delta") message.stop_reason = delta.stop_reason;
      if (type === "message_stop") complete = true;
`,
  '  ',
)}  process.stdout.write("\\n");
  message.content = Object.values(blocks).filter(({ type }) => type === "text" || type === "tool_use");
`

const READ_INPUT = `      const { json } = call;
      delete call.json;
      const input = json === undefined ? call.input : JSON.parse(json || "{}");
      call.input = { ...input };
`
