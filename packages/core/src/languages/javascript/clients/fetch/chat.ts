import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { javascript } from '../../writer.ts'
import { endLine, printDelta, printMessage } from '../chat-completion.ts'
import { REFUSED } from './refused.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const { url, headers, body } = call.request
    const sent = body.kind === 'json' ? body.value : {}
    return `const response = await fetch(${javascript.string(url)}, {
  method: "POST",
${javascript.property('headers', headers)}  body: JSON.stringify(${javascript.literal(sent, 2, 23)}),
});
if (!response.ok) {
  ${REFUSED}
}

${call.streaming ? printStream(call) : printResponse(call)}`
  },
}

const printResponse = (call: ChatCall): string => `const completion = await response.json();\n${printMessage(call)}`

// Events can be cut anywhere between two reads, so lines are put together before they are read.
const printStream = (call: ChatCall): string => `let rest = "";
let complete = false;
for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + text).split(/\\r\\n|\\n|\\r/);
  rest = lines.pop();
  for (const line of lines) {
    if (!line.startsWith("data:")) continue;
    const data = line.slice(5).trim();
    if (data === "[DONE]") {
      complete = true;
      break;
    }
    const chunk = JSON.parse(data);
    if (chunk.error) throw new Error(\`The stream broke off: \${JSON.stringify(chunk.error)}\`);
    ${printDelta(call)}  }
}
if (!complete) throw new Error("The stream ended before it was complete.");
${endLine(call)}`
