import type { ChatFrame, Parts } from '../call.ts'
import { javascript, javascriptSyntax } from '../languages/javascript.ts'
import { bodyTemplate, propertiesIn } from './chat-fields.ts'
import type { ChatPart } from './client.ts'
import { endLine, printDelta, printMessage } from './javascript-chat.ts'
import { javascriptFetch } from './javascript-fetch.ts'

export const javascriptFetchChat: ChatPart = {
  of: javascriptFetch,
  template: /* @__PURE__ */ bodyTemplate(javascriptSyntax, propertiesIn, 2, 23, aroundBody),
}

function aroundBody(frame: ChatFrame): Parts {
  return {
    before: `const response = await fetch(${javascript.string(frame.url)}, {
  method: "POST",
${javascript.property('headers', frame.headers)}  body: JSON.stringify(`,
    after: `),
});
if (!response.ok) {
  throw new Error(\`\${response.status} \${response.statusText}: \${await response.text()}\`);
}

${(frame.streaming ? streamed : whole)(frame)}`,
  }
}

const whole = (frame: ChatFrame): string => `const completion = await response.json();\n${printMessage(frame)}`

// Events can be cut anywhere between two reads, so lines are put together before they are read.
const streamed = (frame: ChatFrame): string => `let rest = "";
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
    ${printDelta(frame)}  }
}
if (!complete) throw new Error("The stream ended before it was complete.");
${endLine(frame)}`
