import type { ChatCall } from '../call.ts'
import { javascript } from '../languages/javascript.ts'
import type { Client } from './client.ts'
import { endLine, printDelta, printMessage } from './javascript-chat.ts'
import { javascriptFetchTask } from './javascript-fetch-task.ts'
import { refusesAuto } from './raw-client.ts'

export const javascriptFetch: Client = {
  language: 'js',
  id: 'fetch',
  place: 3,
  install: null,
  refuses: refusesAuto,
  anyTask: javascriptFetchTask,
  templates: {
    conversational: (call: ChatCall) =>
      javascript.program([], post(call) + (call.streaming ? streamed(call) : whole(call))),
  },
}

function post(call: ChatCall): string {
  return `const response = await fetch(${javascript.string(call.request.url)}, {
  method: "POST",
${javascript.property('headers', call.request.headers)}  body: JSON.stringify(${javascript.literal(call.body, 2, 23)}),
});
if (!response.ok) {
  throw new Error(\`\${response.status} \${response.statusText}: \${await response.text()}\`);
}

`
}

const whole = (call: ChatCall): string => `const completion = await response.json();\n${printMessage(call)}`

// Events can be cut anywhere between two reads, so lines are put together before they are read.
const streamed = (call: ChatCall): string => `let rest = "";
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
